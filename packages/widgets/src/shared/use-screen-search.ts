import { atom, useAtom } from 'jotai'
import { useMemo } from 'react'
import { searchAtom } from './state/filters.ts'

/** Returns what was typed into a screen's search, and how to change it. Without a screen it is kept by the part. */
export function useScreenSearch(screen: string | undefined) {
  return useAtom(useMemo(() => (screen === undefined ? atom('') : searchAtom(screen)), [screen]))
}
