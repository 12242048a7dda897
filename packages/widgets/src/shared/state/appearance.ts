import { atom } from 'jotai/vanilla'
import { atomWithStorage } from 'jotai/vanilla/utils'

export type Appearance = 'auto' | 'light' | 'dark'

const after: Record<Appearance, Appearance> = { auto: 'light', light: 'dark', dark: 'auto' }

/** The chosen appearance, kept in this browser; `auto` follows the system. */
export const appearanceAtom = atomWithStorage<Appearance>('evenkeel-appearance', 'auto', undefined, { getOnInit: true })

/** Switches to the next appearance. */
export const nextAppearanceAtom = atom(null, (get, set) => set(appearanceAtom, after[get(appearanceAtom)]))
