/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(title: string) => Promise<void>} See */

const layers = '[role=dialog], [role=alertdialog]'
const chosen = '[data-to-press]'

/**
 * Marks the next button of a screen that opens something, by what it does: of ten buttons "Details of …" one is enough.
 * Returns its name, without what differs from row to row; null when each has been pressed.
 * @param {Page} page
 * @param {readonly string[]} pressed
 */
const markNext = (page, pressed) =>
  page.evaluate((done) => {
    const free = ':not([type=submit], [disabled], [aria-disabled=true])'
    const buttons = document.querySelectorAll(`main button${free}:not([role]), main [role=tab]${free}`)
    document.querySelector('[data-to-press]')?.removeAttribute('data-to-press')
    for (const button of buttons) {
      const name = button.getAttribute('aria-label') ?? button.textContent ?? ''
      const kind = name.includes(':') ? (name.split(':')[0] ?? '') : name.trim().split(/\s+/).slice(0, 3).join(' ')
      // The bar of the page would hide amounts, change the colors, or sign out.
      const bar = button.closest('header, [data-print=hide]')
      const isOfBar = bar !== null && (bar.querySelector('h1') !== null || bar.closest('section') === null)
      if (isOfBar || done.includes(kind) || !button.checkVisibility()) continue
      button.setAttribute('data-to-press', '')
      return kind
    }
    return null
  }, pressed)

/** @param {Page} page */
async function settle(page) {
  await page.waitForTimeout(250)
}

/** Looks at an open dialog and closes it. Returns whether one was open. @param {Page} page @param {See} see */
async function lookAndClose(page, see) {
  const dialog = page.locator(layers).last()
  if (!(await dialog.isVisible())) return false
  const title = await dialog.evaluate(
    (element) =>
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
      element.getAttribute('aria-label') ??
      '',
  )
  await see(title)
  await page.keyboard.press('Escape')
  await settle(page)
  return true
}

/** Chooses each item of an open menu once. @param {Page} page @param {See} see */
async function chooseEach(page, see) {
  const items = page.getByRole('menuitem')
  const count = await items.count()
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await page.locator(chosen).click({ timeout: 2_000 })
    await items.nth(index).click({ timeout: 2_000 })
    await settle(page)
    await lookAndClose(page, see)
  }
  return count > 0
}

/**
 * Presses each kind of button of a screen once, looks at each dialog and tab that opens, and then at the screen as it is.
 * @param {Page} page
 * @param {() => Promise<void>} open Opens the screen again.
 * @param {See} see
 */
export async function lookAtDialogs(page, open, see) {
  const { hash } = new URL(page.url())
  /** @type {string[]} */
  const pressed = []
  for (let kind = await markNext(page, pressed); kind !== null; kind = await markNext(page, pressed)) {
    pressed.push(kind)
    try {
      await page.locator(chosen).click({ timeout: 2_000 })
      await settle(page)
      if (await lookAndClose(page, see)) continue
      await chooseEach(page, see)
      if ((await page.locator(chosen).getAttribute('role', { timeout: 500 })) === 'tab') await see(kind)
    } catch {
      // What a press has removed, or what another thing covers, is not pressed.
    }
    const isAway = new URL(page.url()).hash !== hash || (await page.locator(layers).last().isVisible())
    if (isAway) await open()
  }
  if (pressed.length > 0) await see('')
}
