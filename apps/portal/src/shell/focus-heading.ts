/** Returns the heading of the screen; its content if it has none. */
const findTop = () => document.querySelector<HTMLElement>('main h1, h1') ?? document.querySelector<HTMLElement>('main')

/** Moves the focus to an element that is none of the controls, such as a heading. */
export function focusText(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Moves the focus to the heading of the screen, which is read out. */
export function focusHeading(): void {
  const top = findTop()
  if (top !== null) focusText(top)
}
