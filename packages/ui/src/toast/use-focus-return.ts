import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { focusedElement } from '../overlay/focus.ts'

export interface FocusReturn {
  ref: RefObject<HTMLDivElement | null>
  /** For `onFocus`: notes where the focus came from when it comes in from outside. */
  cameFrom: (event: FocusEvent<HTMLElement>) => void
}

/** What the focus came from may be gone by then; so may the page around it. */
const wayBack = ['main h1', 'h1', 'main'] as const

/**
 * When this element goes while it has the focus, the focus goes back to where it came from, else to the page's heading: it
 * must not fall to the body, from where the keyboard would begin anew.
 */
export function useFocusReturn(): FocusReturn {
  const ref = useRef<HTMLDivElement>(null)
  const from = useRef<HTMLElement>(null)
  const cameFrom = useCallback((event: FocusEvent<HTMLElement>) => {
    const { relatedTarget, currentTarget } = event
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) from.current = relatedTarget
  }, [])
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(focusedElement(element))) giveBack(element, from.current)
    }
  }, [])
  return { ref, cameFrom }
}

function giveBack(element: HTMLElement, from: HTMLElement | null): void {
  const tree = element.getRootNode()
  if (from?.isConnected) from.focus({ preventScroll: true })
  if (element.contains(focusedElement(element)) && (tree instanceof Document || tree instanceof ShadowRoot))
    focusHeading(tree)
}

function focusHeading(tree: Document | ShadowRoot): void {
  const place = wayBack.map((selector) => tree.querySelector<HTMLElement>(selector)).find((found) => found !== null)
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
