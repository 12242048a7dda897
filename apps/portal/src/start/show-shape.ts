import { kept } from './kept.ts'

/** Which part of the shape in the page is the one of what comes: all of home or the sign-in, or the frame around other screens. */
export type Shape = 'whole' | 'frame'

/** How many rows home's lists had last, as `rowCountsAtom` keeps them. */
const keptRows = (): Readonly<Record<string, unknown>> => JSON.parse(kept('evenkeel-rows') ?? '{}')

function fit(list: Element, count: unknown): void {
  if (typeof count !== 'number') return
  while (list.children.length > count) list.lastElementChild?.remove()
  while (list.children.length < count && list.lastElementChild !== null)
    list.append(list.lastElementChild.cloneNode(true))
}

let shown: Shape | null = null

/** Draws the shape in the sizes that come, which our policy for styles allows to a script alone, and only then shows it. */
function draw(): void {
  const rows = keptRows()
  const { dataset } = document.documentElement
  if (shown === null) return void delete dataset['shape']
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
  for (const list of document.querySelectorAll<HTMLElement>('[data-rows]')) fit(list, rows[list.dataset['rows'] ?? ''])
  dataset['shape'] = Object.values(rows).includes(0) ? 'frame' : shown
}

/**
 * Shows the shape as soon as the page is read, which is nearly always before the first picture; null hides it. A person without
 * accounts, budgets, or steps sees other cards than those in it, so for them it is the frame alone.
 */
export function showShape(shape: Shape | null): void {
  shown = shape
  if (document.readyState === 'loading') document.addEventListener('readystatechange', draw, { once: true })
  else draw()
}
