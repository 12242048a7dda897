import { useLayoutEffect, useState } from 'react'

/** What can be pressed in the card of accounts, in the one of the HTML as in the one that the portal draws over it. */
const controls = () => [
  ...document.querySelectorAll<HTMLElement>('[data-part=accounts] :is(button[aria-controls], a[href])'),
]

const focusedRow = () => controls().findIndex((control) => control === document.activeElement)

/** Moves the focus to what had it in the card of accounts that is drawn before the libraries are there (`start/home.ts`). */
export function useTakenOverFocus(): void {
  const [row] = useState(focusedRow)
  useLayoutEffect(() => controls()[row]?.focus({ preventScroll: true }), [row])
}
