import { atom } from 'jotai/vanilla'
import { toMessage } from '../form-failure.ts'

/** The words of the failure dialog; null while it is closed. */
export const failureAtom = atom<string | null>(null)

/** Whether the host says a failure in another place, so that no dialog opens for it. */
export const shownElsewhereAtom = atom<{ readonly holds: (reason: unknown) => boolean }>({ holds: () => false })

/** Opens the failure dialog with what a call threw, or with the feature's own words. */
export const showFailureAtom = atom(null, (get, set, reason: unknown, words?: string) => {
  if (!get(shownElsewhereAtom).holds(reason)) set(failureAtom, words ?? toMessage(reason))
})
