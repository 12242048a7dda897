import { atom } from 'jotai/vanilla'
import * as words from '../../words/loading.generated.ts'

/** How current the screen's figures are: when the server last answered, and whether the latest call failed. */
export interface Freshness {
  /** Milliseconds since 1970; null before the first answer. */
  readonly updatedAt: number | null
  readonly couldNotRefresh: boolean
  /** Whether a read failed that had succeeded before, so that the screen still shows its earlier figures. */
  readonly isShowingEarlier: boolean
  /** The paths with a successful answer. */
  readonly answered: ReadonlySet<string>
}

export const unread: Freshness = {
  updatedAt: null,
  couldNotRefresh: false,
  isShowingEarlier: false,
  answered: new Set(),
}

export const freshnessAtom = atom<Freshness>(unread)

interface PathAnswer {
  readonly path: string
  readonly isOk: boolean
}

/** Returns the freshness after one more call, answered or not. */
export function afterAnswer(before: Freshness, { path, isOk }: PathAnswer, now: number): Freshness {
  if (isOk) {
    const answered = before.answered.has(path) ? before.answered : new Set([...before.answered, path])
    return { updatedAt: now, couldNotRefresh: false, isShowingEarlier: false, answered }
  }
  const isShowingEarlier = before.isShowingEarlier || before.answered.has(path)
  return { ...before, couldNotRefresh: before.updatedAt !== null, isShowingEarlier }
}

/**
 * Returns 'Updated 9:41 AM', or that the latest call failed and how old the figures are, if there are any; null before the first
 * answer.
 */
export function freshnessText(freshness: Freshness, clock: (updatedAt: number) => string): string | null {
  const { updatedAt, couldNotRefresh, isShowingEarlier } = freshness
  if (updatedAt === null) return null
  if (!couldNotRefresh) return words.updatedAt({ time: clock(updatedAt) })
  return isShowingEarlier ? words.staleFrom({ time: clock(updatedAt) }) : words.stale()
}
