import { atomWithStorage } from 'jotai/vanilla/utils'

/** How many rows each list of the home screen had last; kept in this browser, and nothing of what is in them. */
export const rowCountsAtom = atomWithStorage<Readonly<Record<string, number>>>('evenkeel-rows', {}, undefined, {
  getOnInit: true,
})
