/*
 * The sign-in is in its page as a form that works before the libraries are there: a person can type into it and send it. The portal
 * draws the same form over it, and takes over what was typed, the focus, and the wish to send.
 */

const firstForm = () => document.querySelector('[data-first-form]')

/** Returns what was typed into the form of the HTML, by the names of its fields; nothing where there is none. */
export const typedBefore = (): Readonly<Record<string, string>> =>
  Object.fromEntries([...(firstForm()?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]))

function selectorOf(element: Element): string {
  const name = element.getAttribute('name')
  if (name !== null) return `[name="${name}"]`
  const href = element.getAttribute('href')
  return href === null ? '[type=submit]' : `a[href="${href}"]`
}

/** Takes the form of the HTML out of the page. The same control of the page's own form gets the focus, and that form is sent if it was. */
export function takeOver(): void {
  const first = firstForm()
  if (first === null) return
  const { activeElement } = document
  const focused = activeElement !== null && first.contains(activeElement) ? selectorOf(activeElement) : null
  first.remove()
  if (focused !== null) document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
  // Until then its fields do not have what was typed.
  if (first.hasAttribute('data-sent'))
    setTimeout(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit())
}
