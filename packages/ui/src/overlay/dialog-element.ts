import { createContext, useContext } from 'react'

/** The <dialog> around this part, once it is in the page; null outside a dialog and during its first render. */
export const DialogElement = createContext<HTMLDialogElement | null | undefined>(undefined)

/** Undefined outside a dialog; inside one, its element or, before that is there, null. */
export function useDialogElement(): HTMLDialogElement | null | undefined {
  return useContext(DialogElement)
}
