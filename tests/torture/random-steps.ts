import type { ElementHandle, Page } from 'playwright-core'
import type { Seeded } from '../../apps/api/testing/faults/seeded.ts'

function pick<Item>(seeded: Seeded, items: readonly Item[]): Item {
  const item = items[seeded.between(0, items.length - 1)]
  if (item === undefined) throw new RangeError('There is nothing to pick from')
  return item
}

/** What people type into a field, and what they should not. */
const typed = [
  ...['', '0', '12', '-5', '1,234.56', '($5.00)', '99999999999', '2.5%', '65', '2030', '1e5'],
  ...['abc', '3/4/2026', '13/45/2026', 'José Ñandú', '<b>x</b>', ' ', '.', '-'],
]

/** What ends the walk: it leaves the page, the session, or the data of the person. In two languages, since a press may change it. */
const ending =
  /sign out|cerrar sesión|skip to|ir al contenido|saltar|delete|eliminar|leave|download|descargar|print|imprimir|end all/i

interface Control {
  readonly place: number
  readonly kind: 'field' | 'slider' | 'press'
  readonly name: string
}

/** Returns what can be used now: of the layer on top, if one is open. */
function controlsOf(): Control[] {
  const layers = [
    ...document.querySelectorAll<HTMLElement>('[role=menu], [role=listbox], [role=dialog], [role=alertdialog]'),
  ]
  const within = layers.findLast((layer) => layer.checkVisibility()) ?? document
  const all = [
    ...within.querySelectorAll<HTMLElement>(
      'button, a[href^="#"], input, textarea, [role^=menuitem], [role=option], [role=tab]',
    ),
  ]
  for (const before of document.querySelectorAll('[data-aimless]')) before.removeAttribute('data-aimless')
  for (const [place, control] of all.entries()) control.dataset['aimless'] = String(place)
  return all.flatMap((control, place): Control[] => {
    const type = control instanceof HTMLInputElement ? control.type : ''
    const isShown = control.checkVisibility() && control.getClientRects().length > 0
    if (!isShown || control.matches(':disabled, [aria-disabled=true], [type=file]')) return []
    const isField = control.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])')
    const name = (control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 60) || control.id
    return [{ place, kind: type === 'range' ? 'slider' : isField ? 'field' : 'press', name }]
  })
}

async function useControl(element: ElementHandle, { kind, name }: Control, seeded: Seeded): Promise<string> {
  const patience = { timeout: 1_500 }
  if (kind === 'field') {
    const text = pick(seeded, typed)
    await element.fill(text, patience)
    if (seeded.inPercent(30)) await element.press(pick(seeded, ['Enter', 'Tab']))
    return `type ${JSON.stringify(text)} in ${name}`
  }
  if (kind === 'slider') await element.press(pick(seeded, ['ArrowRight', 'ArrowLeft', 'Home', 'End']))
  else await element.click(patience)
  return `${kind} ${name}`
}

async function tryControl(page: Page, seeded: Seeded, screens: readonly string[]): Promise<string> {
  const controls = (await page.evaluate(controlsOf)).filter(({ name }) => !ending.test(name))
  if (controls.length === 0) return goElsewhere(page, seeded, screens)
  const control = pick(seeded, controls)
  const element = await page.$(`[data-aimless="${control.place}"]`)
  // What is gone, or covered by something, is left alone, as a person would.
  const done = element && (await useControl(element, control, seeded).catch(() => null))
  return done ?? `nothing came of ${control.name}`
}

async function goElsewhere(page: Page, seeded: Seeded, screens: readonly string[]): Promise<string> {
  const path = pick(seeded, screens)
  await page.evaluate((hash) => {
    location.hash = hash
  }, path)
  return `go to ${path}`
}

/** Goes back; from the first screen that leads out of the product, as it should, and the walk comes in again. */
async function goBack(page: Page): Promise<string> {
  await page.goBack()
  if (page.url() === 'about:blank') await page.goForward()
  return 'go back'
}

/** Does one thing that a person of these screens could do, and waits a moment; returns what it was. */
export async function takeStep(page: Page, seeded: Seeded, screens: readonly string[]): Promise<string> {
  const choice = seeded.between(1, 100)
  const step = async () => {
    if (choice <= 5) return goElsewhere(page, seeded, screens)
    if (choice <= 8) return goBack(page)
    if (choice <= 11) return page.keyboard.press('Escape').then(() => 'Escape')
    return tryControl(page, seeded, screens)
  }
  const done = await step()
  await page.waitForTimeout(seeded.inPercent(30) ? 600 : 120)
  return done
}
