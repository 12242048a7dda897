// Proves: DEBT-02, DEBT-15
import type { Locator, Page } from 'playwright-core'
import { describe, test } from 'vitest'
import * as debtsWords from '../../packages/widgets/src/words/debts.generated.ts'
import { narrow, useStage, wide } from './support/stage.ts'
import { eventually } from '../support/eventually.ts'

const stage = useStage()

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

async function toReview(page: Page): Promise<Locator> {
  for (const step of [2, 3]) {
    await next(page).click()
    await page.getByRole('region', { name: new RegExp(`^Step ${step} of 4`) }).waitFor()
  }
  return page.getByRole('textbox', { name: debtsWords.monthlyPayment() })
}

/** One press like a hand's: down, a moment in which the page may be drawn again, up; the pointer does not move along. */
async function pressOnce(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('There is no button to press')
  await page.mouse.move(box.x + box.width / 2, box.y + 4)
  await page.mouse.down()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.mouse.up()
}

describe('a press that takes the focus from a field with a fault counts', () => {
  test.each([
    ['wide', wide],
    ['narrow', narrow],
  ] as const)('on Next, which then says what is wrong and leads to it: %s', async (_, viewport) => {
    const { page } = await stage.visit('/reduce-your-debt/calculator/restart', { viewport })
    const payment = await toReview(page)
    await payment.fill('20')
    await pressOnce(page, next(page))
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Monthly payment: Your monthly payment must be at least / })
      .waitFor()
    await eventually(() => payment.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('on what asks for no fault to be mended first', async () => {
    const { page } = await stage.visit('/reduce-your-debt/calculator/restart')
    const payment = await toReview(page)
    await payment.fill('20')
    await pressOnce(page, page.getByRole('button', { name: 'Back', exact: true }))
    await page.getByRole('region', { name: /^Step 2 of 4/ }).waitFor()
  })

  test('and the field still says it when it is left by the keyboard', async () => {
    const { page } = await stage.visit('/reduce-your-debt/calculator/restart')
    const payment = await toReview(page)
    await payment.fill('20')
    await payment.press('Tab')
    await page
      .getByText(/^Your monthly payment must be at least \$[\d,.]+, the sum of your minimum payments\.$/)
      .waitFor()
  })
})
