// Proves: CASH-02 to CASH-05, GEN-04, ROUTE-50, WIDGET-04
import { formatMoney, monthName } from '@evenkeel/engine'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as cashFlowChartWords from '../../packages/ui/src/words/cash-flow-chart.generated.ts'
import * as cashFlowWords from '../../packages/widgets/src/words/cash-flow.generated.ts'
import { eventually } from '../support/eventually.ts'
import { choose } from './support/screens.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

const path = '/my-goals-and-finances/cashflow-detail'
const bars = (page: Page) => page.getByRole('toolbar', { name: 'Months' }).getByRole('button')
const rows = (page: Page) =>
  page.getByRole('table', { name: cashFlowChartWords.incomeAndSpendingBy() }).locator('tbody tr')
/** The month in the first words of each part that is lit. */
const litBars = (page: Page) => page.locator('[role=toolbar] button[data-lit] .sr-only').allInnerTexts()
const litRows = (page: Page) => page.locator('tbody tr[data-lit] th button').allInnerTexts()
const hash = (page: Page) => new URL(page.url()).hash

describe('the cash-flow page', () => {
  test('shows three, six or twelve past months and the current one, in the chart and in the table alike', async () => {
    const { page, api } = await stage.visit(path)
    const frame = page.getByRole('combobox', { name: cashFlowWords.timeFrame() })
    await bars(page).first().waitFor()
    await eventually(() => frame.innerText()).toBe('Over last 3 months')
    await frame.click()
    await eventually(() => page.getByRole('option').allInnerTexts()).toEqual([
      'Over last 3 months',
      'Over last 6 months',
      'Over last 12 months',
    ])
    await page.keyboard.press('Escape')
    for (const [label, count] of [
      ['Over last 3 months', 3],
      ['Over last 6 months', 6],
      ['Over last 12 months', 12],
    ] as const) {
      if (count > 3) await choose(page, cashFlowWords.timeFrame(), label)
      await eventually(() => bars(page).count()).toBe(count + 1)
      const months = await api.call('cashFlow', { body: { pastMonthCount: count } })
      const expected = months
        .toReversed()
        .map(({ monthDate, totalIncomes, totalExpenses, transactionCount }) => [
          monthName(monthDate.slice(0, 7)),
          formatMoney(totalIncomes),
          formatMoney(totalExpenses),
          String(transactionCount),
        ])
      await eventually(() =>
        rows(page).evaluateAll((all) =>
          all.map((row) => [
            row.querySelector('button')?.textContent,
            ...[0, 1, 3].map((index) => row.querySelectorAll('td')[index]?.textContent),
          ]),
        ),
      ).toEqual(expected)
    }
  })

  test('lights a bar with its row, and a row with its bar', async () => {
    const { page } = await stage.visit(path)
    await rows(page).nth(2).hover()
    const name = await rows(page).nth(2).getByRole('button').innerText()
    await eventually(() => litRows(page)).toEqual([name])
    await eventually(async () => (await litBars(page)).map((text) => text.split(':')[0])).toEqual([name])
    await bars(page).first().hover()
    const first = (await bars(page).first().innerText()).split(':')[0]
    await eventually(() => litRows(page)).toEqual([first])
    expect(first).not.toBe(name)
    await page.mouse.move(1, 1)
    await eventually(() => litRows(page)).toEqual([])
  })

  test('is walked with the arrow keys, and Enter opens the month', async () => {
    const { page } = await stage.visit(path)
    await bars(page).first().waitFor()
    await page.locator('[role=toolbar] button[tabindex="0"]').focus()
    await page.keyboard.press('Home')
    const oldest = (await bars(page).first().innerText()).split(':')[0]
    await eventually(() => litRows(page)).toEqual([oldest])
    await page.keyboard.press('ArrowRight')
    const second = (await bars(page).nth(1).innerText()).split(':')[0]
    await eventually(() => litRows(page)).toEqual([second])
    await page.keyboard.press('Enter')
    await eventually(() => hash(page)).toMatch(/^#\/my-goals-and-finances\/transactions\/cashflow\/\d{4}\/\d{1,2}$/)
  })

  test('opens a month from its bar and from its row', async () => {
    const { page, api } = await stage.visit(path)
    const months = await api.call('cashFlow', { body: { pastMonthCount: 3 } })
    const [oldest, next] = months
    await bars(page).first().click()
    await eventually(() => hash(page)).toBe(
      `#/my-goals-and-finances/transactions/cashflow/${oldest?.year}/${oldest?.month}`,
    )
    await page.goBack()
    await rows(page).nth(2).getByRole('cell').first().click()
    await eventually(() => hash(page)).toBe(
      `#/my-goals-and-finances/transactions/cashflow/${next?.year}/${next?.month}`,
    )
  })

  test('marks the month that its address names', async () => {
    const { page, api } = await stage.visit()
    const [oldest] = await api.call('cashFlow', { body: { pastMonthCount: 3 } })
    await page.goto(`${stage.origin}/secure/home#${path}/${oldest?.year}/${oldest?.month}`)
    await eventually(() => litRows(page)).toEqual([monthName(oldest?.monthDate.slice(0, 7) ?? '')])
  })
})
