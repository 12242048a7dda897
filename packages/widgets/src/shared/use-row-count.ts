import { useAtom, useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { type HomeList, type RowCounts, rowCountsAtom } from './state/row-counts.ts'

/** Returns how many rows a list had last, so that its skeleton has the height of what comes. */
export const useRowCount = (list: HomeList, usual: number): number => useAtomValue(rowCountsAtom)[list] ?? usual

/** Keeps these counts once all are known, so that no skeleton changes on the way. Returns what is known of all lists by now. */
export function useKeptRowCounts(counts: RowCounts): RowCounts {
  const [kept, keep] = useAtom(rowCountsAtom)
  const known = Object.entries(counts).filter(([, count]) => count !== undefined)
  const all: RowCounts = { ...kept, ...Object.fromEntries(known) }
  const isWhole = known.length === Object.keys(counts).length
  const isKept = JSON.stringify(all) === JSON.stringify(kept)
  useLayoutEffect(() => {
    if (isWhole && !isKept) keep(all)
  })
  return all
}
