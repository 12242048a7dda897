import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { expect, it } from 'vitest'
import { employeePaths } from '../e2e/access/employee-paths.ts'

/** Screens of others, and addresses that lead on to a screen. */
const isOther = /^\/(?:auth|staff|embed|not-found|pagecontent)\b|^\/my-goals-and-finances\/budget$/

const toRegExp = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`)

it('leaves out no screen of an employee', () => {
  const own = Object.values(patterns).filter((pattern) => !isOther.test(pattern))
  expect(own.length).toBeGreaterThan(25)
  expect(own.filter((pattern) => !employeePaths.some((path) => toRegExp(pattern).test(path)))).toEqual([])
})
