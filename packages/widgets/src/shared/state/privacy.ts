import { atomWithStorage } from 'jotai/vanilla/utils'

/** Whether amounts are hidden; kept in this browser. */
export const privacyAtom = atomWithStorage('evenkeel-privacy', false)
