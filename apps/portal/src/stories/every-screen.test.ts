import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routes } from '../routes.tsx'
import * as finances from './finances.stories.tsx'
import * as goals from './goals.stories.tsx'
import * as profile from './profile.stories.tsx'
import * as signIn from './sign-in.stories.tsx'
import * as staff from './staff.stories.tsx'

/** Screens that need what a story cannot have, and why. */
const withoutStory: Readonly<Record<string, string>> = {
  '/auth/second-factor': 'a sign-in that was begun',
  '/auth/terms-of-use': 'a person who has not accepted yet; the server decides that',
  '/embed/bank-link': 'the window of a page of ours that opened it',
  '/not-found': 'shows the same as the story of an unknown address',
}

/** The forms of all goals are one page, and so are their next steps: one of each is enough. */
const pageOf = (path: string) =>
  path
    .replace(/(calculator|edit|restart)(\/(edit|restart))?(\/:planType\??)?$/, 'form')
    .replace(/^\/[^/]+\/(form|next-steps\/:planType)$/, '/goal/$1')

const isScreen = ({ path, lazy }: RouteObject) => path !== undefined && lazy !== undefined
const screensOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap((route) => [...(isScreen(route) ? [route.path ?? ''] : []), ...screensOf(route.children ?? [])])

/** Screens that look the same for everybody, or that always have something. */
const neverEmpty: ReadonlySet<string> = new Set([
  'BackFromBank',
  'Companies',
  'CompanySignIn',
  'Employee',
  'PasswordReset',
  'Registration',
  'Settings',
  'SignIn',
  'StopRecovery',
  'UndoEmailChange',
  'Widgets',
])

const stories = [finances, goals, profile, signIn, staff].flatMap((file) =>
  Object.entries(file).flatMap(([name, story]) =>
    'args' in story && story.args?.address !== undefined && name !== 'default' ? [story.args.address] : [],
  ),
)
const shown = new Set<string>(stories.map((address) => matchRoutes(routes, address)?.at(-1)?.route.path ?? address))

describe('stories of screens', () => {
  it.each(Object.entries({ finances, goals, profile, signIn, staff }))(
    'show each screen of %s with data, without, and failing',
    (_, file) => {
      const names = new Set(Object.keys(file).filter((name) => name !== 'default' && name !== 'NotFound'))
      const screens = [...names].filter((name) => !/(?:Empty|Failed)$/.test(name))
      const wanted = screens.flatMap((name) => [...(neverEmpty.has(name) ? [] : [`${name}Empty`]), `${name}Failed`])
      expect(wanted.filter((name) => !names.has(name))).toEqual([])
    },
  )

  it('show every screen of the route table', () => {
    const covered = new Set([...shown].map(pageOf))
    const missing = screensOf(routes).filter((path) => !covered.has(pageOf(path)) && !(path in withoutStory))
    expect(missing).toEqual([])
  })

  it('have no exception that is not needed', () => {
    expect(Object.keys(withoutStory).filter((path) => shown.has(path) || !screensOf(routes).includes(path))).toEqual([])
  })
})
