import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as spanish from '../../../words/es-US/title-names.json'

const titles = '../../words/title-names.generated.ts'

// The routes read their titles when they are loaded, so they are loaded again.
beforeEach(() => {
  vi.resetModules()
  vi.doMock(titles, () => spanish)
})
afterEach(() => {
  vi.doUnmock(titles)
  vi.resetModules()
})

it('finds each screen by its path, also where its title is in another language', async () => {
  const { historyRoutes } = await import('./finance-routes.ts')
  expect(historyRoutes.map(({ handle }) => handle)).toContainEqual(expect.objectContaining({ title: spanish.netWorth }))
  for (const { lazy } of historyRoutes)
    expect(typeof lazy === 'function' ? await lazy() : null).toEqual({ Component: expect.any(Function) })
})
