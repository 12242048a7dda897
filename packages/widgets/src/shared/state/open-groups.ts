import { atomWithStorage } from 'jotai/vanilla/utils'

/** The groups of accounts that are open on the home screen; kept in this browser (ROUTE-08). */
export const openGroupsAtom = atomWithStorage<readonly string[]>('evenkeel-open-groups', [], undefined, {
  getOnInit: true,
})
