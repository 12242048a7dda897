import { useLayoutEffect, useState } from 'react'

/** What can be pressed on home before the libraries are there, in the shape as in what the portal draws over it. */
const controlsIn = (place: string) => [
  ...document.querySelectorAll<HTMLElement>(`${place} [data-part] :is(button[aria-controls], a[href])`),
]

/** Returns which of them has the focus; -1 for none, and once the shape is gone. */
const focusedRow = () => controlsIn('[data-shape-of]').findIndex((control) => control === document.activeElement)

/** Moves the focus to what had it in the picture of home that is drawn before the libraries are there (`start/home.ts`). */
export function useTakenOverFocus(): void {
  const [row] = useState(focusedRow)
  useLayoutEffect(() => controlsIn('evenkeel-app')[row]?.focus({ preventScroll: true }), [row])
}
