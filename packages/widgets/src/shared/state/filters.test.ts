import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { filtersAtom, queryAtom, writeQueryAtom } from './filters.ts'

it('B15: keeps a screen’s choices in memory where there is no address, apart from those of other screens', () => {
  const store = createStore()
  store.set(filtersAtom('list'), 'page=2', 'push')
  expect([store.get(filtersAtom('list')), store.get(filtersAtom('chart'))]).toEqual(['page=2', ''])
})

it('B15: writes a choice into the address, and follows the address', () => {
  const store = createStore()
  const write = vi.fn()
  store.set(writeQueryAtom, { write })
  store.set(filtersAtom('list'), 'page=2', 'push')
  expect(write.mock.calls).toEqual([['list', 'page=2', 'push']])
  store.set(queryAtom('list'), '')
  expect(store.get(filtersAtom('list'))).toBe('')
  expect(write).toHaveBeenCalledTimes(1)
})
