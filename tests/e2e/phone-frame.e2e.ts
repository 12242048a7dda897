import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { narrow, useStage } from './support/stage.ts'

const stage = useStage()

test.each([320, 375])('on a phone of %i pixels each place in the tab bar has its whole name', async (width) => {
  const { page } = await stage.visit('/my-goals-and-finances', { viewport: { width, height: 640 } })
  const names = page.getByRole('navigation', { name: 'Main' }).last().locator('a > span')
  await eventually(() => names.allInnerTexts()).toEqual(['Home', 'Transactions', 'Budgets', 'Accounts', 'Goals'])
  // Fonts of other platforms are wider: a tenth more has room too.
  await eventually(() =>
    names.evaluateAll((spans) =>
      spans
        .filter(({ scrollWidth, parentElement }) => scrollWidth * 1.1 > (parentElement?.clientWidth ?? 0))
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([])
  await eventually(() =>
    names.first().evaluate((span) => Number.parseFloat(getComputedStyle(span).fontSize)),
  ).toBeGreaterThanOrEqual(11)
})

test('help that is scrolled to and pressed at once, as a screen reader does it, stays open', async () => {
  const { page } = await stage.visit('/my-goals-and-finances', { viewport: narrow })
  const help = page.getByRole('button', { name: /^Help: / }).first()
  const layer = page.locator('[data-layer]')
  // Once before, so that its code is there.
  await help.click()
  await layer.waitFor()
  await page.keyboard.press('Escape')
  await layer.waitFor({ state: 'detached' })
  const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))))
  await page.evaluate(() => scrollTo(0, 0))
  await frames()
  await help.evaluate((button: HTMLButtonElement) => {
    button.scrollIntoView({ block: 'start' })
    button.click()
  })
  await frames()
  await frames()
  expect([await page.evaluate(() => scrollY > 0), await layer.count()]).toEqual([true, 1])
  // A scroll from then on closes it.
  await page.mouse.wheel(0, -200)
  await layer.waitFor({ state: 'detached' })
})
