import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { rowCountsAtom } from './state/row-counts.ts'

/** Returns how many rows a list had last, so that its skeleton has the height of what comes. Keeps `count` once it is known. */
export function useRowCount(list: 'band', usual: number, count?: number): number {
  const [counts, setCounts] = useAtom(rowCountsAtom)
  useEffect(() => {
    if (count !== undefined) setCounts((before) => (before[list] === count ? before : { ...before, [list]: count }))
  }, [list, count, setCounts])
  return counts[list] ?? usual
}
