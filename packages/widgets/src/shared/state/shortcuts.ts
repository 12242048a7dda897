import { atomWithStorage } from 'jotai/utils'

/** Whether a letter alone does something, such as H that hides the amounts; kept in this browser. */
export const shortcutsAtom = atomWithStorage('evenkeel-shortcuts', true, undefined, { getOnInit: true })
