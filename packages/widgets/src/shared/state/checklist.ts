import { atomWithStorage } from 'jotai/vanilla/utils'

/** Whether the person has hidden the list of what to do first; kept in this browser. */
export const checklistHiddenAtom = atomWithStorage('evenkeel-checklist-hidden', false, undefined, { getOnInit: true })
