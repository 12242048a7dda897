// Proves: ROUTE-06
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routes } from './routes.tsx'
import { documentTitle, type RouteHandle } from './shell/route-handle.ts'

interface Screen {
  readonly path: string
  readonly handle: RouteHandle
}

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value

const walk = (all: readonly RouteObject[]): readonly Screen[] =>
  all.flatMap(({ path = '', handle, children = [] }) => [
    ...(isHandle(handle) ? [{ path, handle }] : []),
    ...walk(children),
  ])

/** Every screen; the page of an unknown path is that of an unknown address. */
const screens = walk(routes).filter(({ path }) => path !== '*')

/** Each screen, and each step of the debt wizard, with values for the parts of its path. */
const addresses = screens.flatMap(({ path, handle }) => {
  const params = Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      { year: '2026', month: '11', planType: '1' }[name] ?? '7',
    ]),
  )
  const steps = /reduce-your-debt\/calculator/.test(path) ? ['strategy', 'debts', 'review', 'preview'] : ['']
  return steps.map((step) => ({
    address: `${path} ${step}`,
    title: documentTitle(handle, { params, search: new URLSearchParams(step === '' ? '' : { step }) }),
  }))
})

describe('the title of each screen and step', () => {
  it('B10: is there', () => {
    expect(screens.length).toBeGreaterThan(60)
    expect(addresses.filter(({ title }) => title.trim() === '')).toEqual([])
  })

  it('B10: is that of no other', () => {
    const byTitle = Map.groupBy(addresses, ({ title }) => title)
    const shared = [...byTitle].filter(([, all]) => new Set(all.map(({ address }) => address)).size > 1)
    expect(shared.map(([title, all]) => [title, all.map(({ address }) => address)])).toEqual([])
  })
})

describe('the way up', () => {
  it('B20: each page of a goal or of the profile has breadcrumbs', () => {
    const below = screens.filter(({ path }) =>
      /^\/(?:plan-for|reduce-|connect-|protect-|student-|prepare-|live-by|profile)/.test(path),
    )
    expect(below.length).toBeGreaterThan(40)
    expect(below.filter(({ handle }) => (handle.crumbs ?? []).length === 0).map(({ path }) => path)).toEqual([])
  })
})
