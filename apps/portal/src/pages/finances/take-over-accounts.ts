import { useLayoutEffect, useState } from 'react'

/** What can be pressed on home before the libraries are there, in the HTML as in what the portal draws over it. */
const controls = () => [...document.querySelectorAll<HTMLElement>('[data-part] :is(button[aria-controls], a[href])')]

const focusedRow = () => controls().findIndex((control) => control === document.activeElement)

/** Moves the focus to what had it in the picture of home that is drawn before the libraries are there (`start/home.ts`). */
export function useTakenOverFocus(): void {
  const [row] = useState(focusedRow)
  useLayoutEffect(() => controls()[row]?.focus({ preventScroll: true }), [row])
}
