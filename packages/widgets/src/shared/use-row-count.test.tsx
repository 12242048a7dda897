// Proves: WIDGET-06
import { renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { type RowCounts, rowCountsAtom } from './state/row-counts.ts'
import { useKeptRowCounts, useRowCount } from './use-row-count.ts'

const none: RowCounts = { band: undefined, budgets: undefined }

const inNewBrowser = () => {
  const store = createStore()
  store.set(rowCountsAtom, {})
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children)
  return { store, wrapper }
}

it('keeps how many rows lists have once all are known, so that no skeleton changes in between', () => {
  const { store, wrapper } = inNewBrowser()
  const { result, rerender } = renderHook(useKeptRowCounts, { wrapper, initialProps: { ...none, budgets: 2 } })
  expect(result.current).toEqual({ budgets: 2 })
  expect(store.get(rowCountsAtom)).toEqual({})
  rerender({ ...none, budgets: 2, band: 0 })
  expect(store.get(rowCountsAtom)).toEqual({ budgets: 2, band: 0 })
})

it('returns how many rows a list had last, and what is usual before that is known', () => {
  const { store, wrapper } = inNewBrowser()
  const { result, rerender } = renderHook(() => useRowCount('budgets', 6), { wrapper })
  expect(result.current).toBe(6)
  store.set(rowCountsAtom, { budgets: 0 })
  rerender()
  expect(result.current).toBe(0)
})
