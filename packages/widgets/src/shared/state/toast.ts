import type { Toast, ToastContent } from '@evenkeel/ui/toast'
import { atom, type createStore } from 'jotai/vanilla'

/** The toast that is shown, one at a time; null while there is none. */
export const toastAtom = atom<Toast | null>(null)

const lastIdAtom = atom(0)

/** Shows a toast in place of the current one; returns its id. */
export const showToastAtom = atom(null, (get, set, content: ToastContent) => {
  const id = get(lastIdAtom) + 1
  set(lastIdAtom, id)
  set(toastAtom, { ...content, id })
  return id
})

/** Closes a toast: the one with this id, or the current one without an id. An id that has gone already does nothing. */
export const dismissToastAtom = atom(null, (get, set, id?: number) => {
  if (id === undefined || get(toastAtom)?.id === id) set(toastAtom, null)
})

/** Shows, closes, and reads the toasts of one store, inside React or outside. */
export interface Toasts {
  readonly show: (content: ToastContent) => number
  readonly dismiss: (id?: number) => void
  readonly current: () => Toast | null
}

/** Returns what shows the toasts of a store. */
export const toastsIn = (store: ReturnType<typeof createStore>): Toasts => ({
  show: (content) => store.set(showToastAtom, content),
  dismiss: (id) => store.set(dismissToastAtom, id),
  current: () => store.get(toastAtom),
})
