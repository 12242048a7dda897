import { type RefCallback, useLayoutEffect, useState } from 'react'
import { firstToFocus } from '../overlay/focus.ts'
import { addModal } from '../overlay/modals.ts'
import { lockPageScroll } from '../overlay/page-scroll.ts'

export interface ModalElement {
  /** The <dialog>, in state: a ref alone would leave the first render without it. */
  element: HTMLDialogElement | null
  ref: RefCallback<HTMLDialogElement>
}

/**
 * Shows a native modal for as long as its element is in the tree. It is closed before it leaves, because only a closed
 * dialog gives the focus back to where it was.
 */
export function useModalElement(): ModalElement {
  const [element, ref] = useState<HTMLDialogElement | null>(null)
  useLayoutEffect(() => {
    if (!element) return
    element.showModal()
    firstToFocus(element).focus({ preventScroll: true })
    const unlockPage = lockPageScroll()
    const removeModal = addModal(element)
    return () => {
      removeModal()
      element.close()
      unlockPage()
    }
  }, [element])
  return { element, ref }
}
