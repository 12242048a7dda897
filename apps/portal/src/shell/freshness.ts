import { atom } from 'jotai'

/** How current the screen's figures are: when the server last answered, and whether the newest try failed. */
export interface Freshness {
  /** Milliseconds since 1970; null before the first answer. */
  readonly updatedAt: number | null
  readonly couldNotRefresh: boolean
}

export const freshnessAtom = atom<Freshness>({ updatedAt: null, couldNotRefresh: false })

/** The freshness after one more answer of the server (or none). */
export function afterAnswer(before: Freshness, isOk: boolean, now: number): Freshness {
  return isOk ? { updatedAt: now, couldNotRefresh: false } : { ...before, couldNotRefresh: before.updatedAt !== null }
}
