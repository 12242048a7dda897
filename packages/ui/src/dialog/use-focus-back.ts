import { useCallback, useLayoutEffect, useRef } from 'react'
import { topModal } from '../overlay/modals.ts'

/** Where the focus goes back to from a dialog that has just closed. A dialog that opens in its place returns it there, too. */
let owed: Element | null = null

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body

/**
 * Remembers what had the focus when the dialog opened. Returns what Radix calls after it closed: moves the focus back, unless
 * something else has it by then, or another dialog is open above that place.
 */
export function useFocusBack(): (event: Event) => void {
  const from = useRef<Element>(null)
  useLayoutEffect(() => {
    // Once: strict mode runs this again when the focus is already inside.
    from.current ??= hasFocus() ? document.activeElement : owed
    return () => {
      owed = from.current
    }
  }, [])
  return useCallback((event) => {
    event.preventDefault()
    const target = from.current
    const modal = topModal()
    if (modal !== null && !modal.contains(target)) return
    owed = null
    if (!hasFocus() && target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
  }, [])
}
