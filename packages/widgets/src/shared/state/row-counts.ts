import { atomWithStorage } from 'jotai/vanilla/utils'

/** The lists of the home screen whose lengths decide where the rest is. */
export type HomeList = 'accounts' | 'band' | 'budgets' | 'goals' | 'sections'

export type RowCounts = Readonly<Partial<Record<HomeList, number | undefined>>>

/** How many rows each list of the home screen had last; kept in this browser, and nothing of what is in them. */
export const rowCountsAtom = atomWithStorage<RowCounts>('evenkeel-rows', {}, undefined, { getOnInit: true })
