import { atom, useAtom } from 'jotai'
import { useMemo } from 'react'
import { filtersAtom, type HistoryChange } from './state/filters.ts'

/** Choices of a part that no address has, such as a widget on another page; they end with it. */
function createOwnAtom() {
  const query = atom('')
  return atom(
    (get) => get(query),
    (_get, set, next: string, _change: HistoryChange) => set(query, next),
  )
}

/** Returns what a person chose on a screen as the query of its address, and how to change it. Without a screen it is kept by the part. */
export function useScreenQuery(screen: string | undefined) {
  return useAtom(useMemo(() => (screen === undefined ? createOwnAtom() : filtersAtom(screen)), [screen]))
}
