import type { Wanted } from './engine.ts'

/**
 * Runs in a document: returns the first element of the role that is visible and takes a press, and whose name is the wanted one, or
 * begins with it where that ends in an ellipsis. Undefined if there is none, so that the caller looks again.
 */
export function findElement({ role, name }: Wanted): Element | undefined {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input, textarea',
    heading: 'h1, h2, h3, h4',
    dialog: '[role=dialog], dialog[open]',
    menuitem: '[role=menuitem]',
    text: 'body *',
  }
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const byIds = (ids: string) => ids.split(' ').map((id) => document.getElementById(id)?.textContent)
  const names = (element: Element): (string | null | undefined)[] => {
    const ids = element.getAttribute('aria-labelledby')
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const labelTexts = labels.map((label) => tidy(label.textContent).replace(/ \*$/, ''))
    return [element.getAttribute('aria-label'), ids && byIds(ids).join(' '), ...labelTexts, element.textContent]
  }
  const start = name.endsWith('…') ? name.slice(0, -1) : undefined
  const fits = (text: string) => (start === undefined ? text === name : text.startsWith(start))
  // A card that is busy keeps its button, but a press opens nothing yet.
  const isReady = (element: Element) =>
    element.getClientRects().length > 0 && !element.matches(':disabled, [aria-disabled=true]')
  const found = [...document.querySelectorAll(selectors[role])].filter(
    (element) => isReady(element) && names(element).some((text) => text && fits(tidy(text))),
  )
  return role === 'text' ? found.at(-1) : found[0]
}
