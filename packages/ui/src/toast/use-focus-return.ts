import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

export interface FocusReturn {
  ref: RefObject<HTMLDivElement | null>
  /** For `onFocus`: remembers where the focus came from when it comes from outside. */
  cameFrom: (event: FocusEvent<HTMLElement>) => void
}

/** The element that had the focus may be gone by then; so may the page around it. */
const wayBack = ['main h1', 'h1', 'main'] as const

/**
 * When this element goes while it has the focus, moves the focus back to where it came from, else to the page's
 * heading. It must not fall to the body, because the keyboard would then start from the top of the page.
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
      if (element?.contains(document.activeElement)) giveBack(element, from.current)
    }
  }, [])
  return { ref, cameFrom }
}

function giveBack(element: HTMLElement, from: HTMLElement | null): void {
  if (from?.isConnected) from.focus({ preventScroll: true })
  if (element.contains(document.activeElement)) focusHeading()
}

function focusHeading(): void {
  const place = wayBack.map((selector) => document.querySelector<HTMLElement>(selector)).find((found) => found !== null)
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
