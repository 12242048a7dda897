import type { Page } from 'playwright-core'

/** Returns a list that gets what a page throws, and what its server cannot answer. */
export function watchPage(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`threw ${error.stack ?? error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 500)
      faults.push(`${answer.status()} of ${answer.url()} for ${answer.request().postData() ?? ''}`)
  })
  // A form that was begun asks before it is left.
  page.on('dialog', (dialog) => dialog.accept())
  return faults
}

/** Returns what is wrong on the page now; an empty text if nothing is. After a press something has the focus. */
function faultNow(wasPressed: boolean): string {
  const noFigure = /.{0,40}(?:\bNaN\b|\bundefined\b|\bInfinity\b|\[object |Invalid Date).{0,40}/.exec(
    document.body.innerText,
  )
  const { scrollWidth, clientWidth } = document.documentElement
  const headings = document.querySelectorAll('h1').length
  const isModal = document.querySelector('[role=dialog], [role=alertdialog]') !== null
  // A press that loads the page again, as another language does, starts at its top.
  const isLost = document.activeElement === document.body && performance.now() > 5_000
  if (!location.pathname.startsWith('/secure/')) return 'left the product'
  if (noFigure) return `says ${noFigure[0]}`
  if (scrollWidth > clientWidth) return `scrolls sideways by ${scrollWidth - clientWidth}`
  if (headings !== 1) return `has ${headings} headings of the first level`
  return wasPressed && isLost ? `has no focus${isModal ? ' in a dialog' : ''}` : ''
}

/** How long a screen may take to be what it becomes, and how often it is looked at meanwhile, in milliseconds. */
const [patienceMs, pauseMs] = [2_000, 250]

/** Returns the fault of a screen that does not go away by itself; an empty text without one. */
export async function screenFault(page: Page, wasPressed: boolean): Promise<string> {
  for (let waited = 0; ; waited += pauseMs) {
    const fault = await page.evaluate(faultNow, wasPressed).catch(() => 'cannot be looked at')
    if (fault === '' || waited >= patienceMs) return fault
    await page.waitForTimeout(pauseMs)
  }
}
