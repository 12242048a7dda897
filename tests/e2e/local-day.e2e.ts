import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import * as transactionsWords from '../../packages/widgets/src/words/transactions.generated.ts'
import { eventually } from '../support/eventually.ts'
import { settled } from './support/screens.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

/** The day under the greeting. */
const dayOfGreeting = (page: Page) => page.locator('main header p').first().innerText()

async function openAt(timezoneId: string, moment: string) {
  const { page } = await stage.visit('/my-goals-and-finances', { timezoneId })
  await page.clock.setFixedTime(new Date(moment))
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

describe('days and time zones', () => {
  test.each([
    [
      'in the evening in Los Angeles, where December begins hours later',
      'America/Los_Angeles',
      '2026-12-01T05:00:00Z',
      'Monday, November 30',
      '11/30/2026',
    ],
    [
      'in the morning in Auckland, where December has begun',
      'Pacific/Auckland',
      '2026-11-30T20:00:00Z',
      'Tuesday, December 1',
      '12/01/2026',
    ],
  ])('%s, the home says that day, and a transaction added by hand is of it', async (_, zone, moment, day, date) => {
    const page = await openAt(zone, moment)
    await eventually(() => dayOfGreeting(page)).toBe(day)
    await page.getByRole('link', { name: 'Transactions', exact: true }).first().click()
    await page.getByRole('button', { name: transactionsWords.addTransaction() }).first().click()
    await eventually(() =>
      page.getByRole('dialog', { name: transactionsWords.addTransaction() }).getByLabel(/^Date/).inputValue(),
    ).toBe(date)
  })

  test('a tab that stays open goes on with the new month by itself', async () => {
    const { page } = await stage.visit()
    await page.clock.install({ time: new Date('2026-11-30T23:58:30Z') })
    await page.reload()
    await page.getByRole('region', { name: 'November budgets' }).waitFor()
    // What is still under way would run into its time-out.
    await settled(page)
    await page.clock.fastForward('03:00')
    await page.getByRole('region', { name: 'December budgets' }).waitFor()
    await eventually(() => dayOfGreeting(page)).toBe('Tuesday, December 1')
  })

  test.each(['America/Los_Angeles', 'Pacific/Auckland'])('no day of a transaction moves in %s', async (timezoneId) => {
    const { page, api } = await stage.visit('/my-goals-and-finances/transactions?month=all', { timezoneId })
    const { items } = await api.call('transactions', { body: { pageSize: 50 } })
    const expected = items.map(({ date }) => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`)
    await eventually(() => page.locator('tbody time').allInnerTexts()).toEqual(expected)
  })
})
