import type { Page } from 'playwright-core'
import { settled } from './screens.ts'

/** Runs in the page: sums how far what is shown moves. */
function keepShifts(): void {
  let shifts = 0
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts += Number(Reflect.get(entry, 'value'))
    Object.assign(window, { shifts })
  }).observe({ type: 'layout-shift', buffered: true })
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Returns a function that opens an address, lets its data come one after another, and returns how far what is shown moved. */
export async function watchShifts(page: Page): Promise<(address: string) => Promise<number>> {
  await settled(page)
  await page.addInitScript(keepShifts)
  let before = Promise.resolve()
  await page.route('**/*api/v1/**', (route) => {
    before = before.then(() => route.fallback()).then(() => twoFrames(page).catch(() => undefined))
  })
  return async (address) => {
    await page.goto('about:blank')
    await page.goto(address)
    await settled(page)
    await before
    return Number(await page.evaluate(() => Reflect.get(window, 'shifts')))
  }
}
