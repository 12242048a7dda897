import { expect, it, vi } from 'vitest'
import { historyRoutes } from './finance-routes.ts'
import * as spanish from '../../../words/es-US/title-names.json'

vi.mock('../../words/title-names.generated.ts', () => import('../../../words/es-US/title-names.json'))

it('finds each screen by its path, also where its title is in another language', async () => {
  expect(historyRoutes.map(({ handle }) => handle)).toContainEqual(expect.objectContaining({ title: spanish.netWorth }))
  for (const { lazy } of historyRoutes)
    expect(typeof lazy === 'function' ? await lazy() : null).toEqual({ Component: expect.any(Function) })
})
