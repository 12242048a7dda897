import { atomWithStorage } from 'jotai/vanilla/utils'

/** Dollars of today's prices, or those of the year that they are counted in. */
export type Dollars = 'today' | 'future'

/** The dollars that amounts of later years are shown in, on every page; kept in this browser. */
export const dollarsAtom = atomWithStorage<Dollars>('evenkeel-dollars', 'today', undefined, { getOnInit: true })
