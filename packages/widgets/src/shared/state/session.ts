import { atom, type PrimitiveAtom } from 'jotai'

/** When the session ends if nothing more is done: milliseconds since 1970; null before the first answer of the server. */
export const sessionEndsAtom: PrimitiveAtom<number | null> = atom<number | null>(null)
