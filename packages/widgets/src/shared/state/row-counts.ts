import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/vanilla/utils'
import { useEffect } from 'react'

/** How many rows each list of the home screen had last; kept in this browser, and nothing of what is in them. */
const rowCountsAtom = atomWithStorage<Readonly<Record<string, number>>>('evenkeel-rows', {}, undefined, {
  getOnInit: true,
})

/** Returns how many rows a list had last, so that its skeleton has the height of what comes. Keeps `count` once it is known. */
export function useRowCount(list: 'band', usual: number, count?: number): number {
  const [counts, setCounts] = useAtom(rowCountsAtom)
  useEffect(() => {
    if (count !== undefined) setCounts((before) => (before[list] === count ? before : { ...before, [list]: count }))
  }, [list, count, setCounts])
  return counts[list] ?? usual
}
