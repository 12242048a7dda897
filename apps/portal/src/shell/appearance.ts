import { useAtom, useAtomValue } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { useEffect } from 'react'

export type Appearance = 'auto' | 'light' | 'dark'

/** Kept in this browser; `auto` follows the system. */
const appearanceAtom = atomWithStorage<Appearance>('evenkeel-appearance', 'auto', undefined, { getOnInit: true })

export const appearanceNames: Record<Appearance, string> = { auto: 'System', light: 'Light', dark: 'Dark' }

const after: Record<Appearance, Appearance> = { auto: 'light', light: 'dark', dark: 'auto' }

/** Keeps the document in the chosen appearance, on every page. */
export function useApplyAppearance() {
  const appearance = useAtomValue(appearanceAtom)
  useEffect(() => {
    document.documentElement.dataset['theme'] = appearance
  }, [appearance])
}

/** The chosen appearance, and the step to the next one. */
export function useAppearance(): { appearance: Appearance; next: () => void } {
  const [appearance, setAppearance] = useAtom(appearanceAtom)
  return { appearance, next: () => setAppearance(after[appearance]) }
}
