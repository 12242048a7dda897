// Proves: GEN-14
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '../../e2e/support/api.ts'
import { eventually } from '../../support/eventually.ts'
import { newProfile } from '../../support/new-profile.ts'
import { connect, elements, openHost, signIn } from './host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from './private-stage.ts'

let stage: PrivateStage
let context: BrowserContext
let api: SignedIn
beforeAll(async () => void (stage = await setPrivateStage()))
afterAll(() => stage.close())
beforeEach(async () => {
  context = await newProfile(stage.browser)
  api = await signIn(context, stage)
})
afterEach(() => context.close())

/** A press right after the card moved is not taken: the page could have moved it under the pointer. */
const untilPressCounts = 800

/** Returns how many transactions a category has. */
async function countOf(category: string): Promise<number> {
  const categories = await api.call('categories')
  const ids = categories.filter(({ name }) => name === category).map(({ expenseCategoryId }) => expenseCategoryId)
  return (await api.call('transactions', { body: { categoryIds: ids, pageSize: 1 } })).total
}

test('what a person changes in one card is read again by the other cards of the page', async () => {
  const page = await openHost(context, stage.intranet, { body: elements('transactions', 'spending-chart') })
  await connect(page, 'transactions')
  const [card, chart] = [await frameOf(page, 'transactions'), await frameOf(page, 'spending-chart')]
  await chart.getByRole('heading', { name: /^Spending/ }).waitFor()
  const before = await countOf('Travel')
  await card
    .getByRole('button', { name: /^Details of / })
    .first()
    .click()
  await page.waitForTimeout(untilPressCounts)
  const read = page.waitForRequest((request) => request.url().endsWith('/webapi/v1/spending'))
  await card.getByRole('combobox', { name: 'Category', exact: true }).focus()
  await page.keyboard.press('Enter')
  await card.getByRole('option', { name: 'Travel', exact: true }).waitFor()
  await page.keyboard.type('Travel')
  await page.waitForTimeout(untilPressCounts)
  await page.keyboard.press('Enter')
  expect((await read).frame()).toBe(chart)
  await eventually(() => countOf('Travel')).toBeGreaterThan(before)
})
