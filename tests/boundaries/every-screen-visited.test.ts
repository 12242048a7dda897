import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { expect, it } from 'vitest'
import { employeePaths } from '../e2e/access/employee-paths.ts'
import { plannerPaths, staffPaths } from '../e2e/access/staff-paths.ts'

/** Screens before the sign-in or in a frame, and addresses that lead on to a screen. */
const isOther = /^\/(?:auth|embed|not-found|pagecontent)\b|^\/staff$|^\/my-goals-and-finances\/budget$/

const toRegExp = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`)

it('leaves out no screen of an employee, a planner, or a staff member', () => {
  const own = Object.values(patterns).filter((pattern) => !isOther.test(pattern))
  const visited = [...employeePaths, ...plannerPaths(1), ...staffPaths(1)]
  expect(own.length).toBeGreaterThan(30)
  expect(own.filter((pattern) => !visited.some((path) => toRegExp(pattern).test(path)))).toEqual([])
})
