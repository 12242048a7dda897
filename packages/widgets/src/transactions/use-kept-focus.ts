import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Buttons that are disabled while a change is under way lose the focus. Returns a handler that restores it when the change is done,
 * unless the person has moved it elsewhere. Put the handler on the element around them.
 */
export function useKeptFocus(isBusy: boolean): (event: FocusEvent) => void {
  const last = useRef<HTMLButtonElement | null>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (wasBusy.current && !isBusy && isNowhere) last.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return ({ target }) => {
    // The options of a select also get the focus here, and are gone when it closes.
    if (target instanceof HTMLButtonElement) last.current = target
  }
}
