import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import * as shellWords from '../../apps/portal/src/words/shell.generated.ts'
import * as transactionsWords from '../../packages/widgets/src/words/transactions.generated.ts'
import { eventually } from '../support/eventually.ts'
import { loadedWhole } from './support/screens.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

/** Every amount of money in the page, visible or only spoken: texts, names, values and titles. */
const amounts = (page: Page) =>
  page.evaluate(() => {
    const texts = [document.body.textContent ?? '']
    for (const element of document.querySelectorAll('[aria-label],[aria-valuetext],[title],[value]')) {
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'value'])
        texts.push(element.getAttribute(name) ?? '')
    }
    return texts.flatMap((text) => text.match(/\$\s?\d[\d,.]*k?/g) ?? [])
  })

const screens = [
  '/my-goals-and-finances',
  '/my-goals-and-finances/transactions',
  '/my-goals-and-finances/cashflow-detail',
  '/my-goals-and-finances/budgets',
  '/my-goals-and-finances/accounts',
  '/plan-for-retirement',
  '/live-by-a-budget/calculator',
]

async function settled(page: Page, path: string) {
  await page.goto(`${stage.origin}/secure/home#${path}`)
  await page.locator('main h2, main table').first().waitFor()
  await eventually(() => page.locator('output', { hasText: /^Loading/ }).count()).toBe(0)
}

describe('hidden amounts', () => {
  test('the key H hides every amount on every screen, and shows them again', async () => {
    const { page } = await stage.visit()
    await settled(page, screens[0] ?? '')
    await eventually(() => amounts(page)).not.toEqual([])
    await loadedWhole(page)
    await page.keyboard.press('h')
    for (const path of screens) {
      await settled(page, path)
      await eventually(() => amounts(page)).toEqual([])
    }
    await page.keyboard.press('H')
    await eventually(() => amounts(page)).not.toEqual([])
  })

  test('they stay hidden after the page is loaded again, and the eye shows them', async () => {
    const { page } = await stage.visit()
    await page.getByRole('button', { name: shellWords.hideAmounts() }).click()
    await page.reload()
    await settled(page, screens[0] ?? '')
    const eye = page.getByRole('button', { name: shellWords.showAmounts() })
    await eventually(() => eye.getAttribute('aria-pressed')).toBe('true')
    await eventually(() => amounts(page)).toEqual([])
    await eye.click()
    await eventually(() => amounts(page)).not.toEqual([])
  })

  test('the letter H typed into a field is a letter', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/transactions')
    await page.getByRole('button', { name: transactionsWords.addTransaction() }).click()
    await page.getByRole('textbox', { name: 'Description' }).pressSequentially('Harbor')
    await eventually(() =>
      page.getByRole('button', { name: shellWords.showAmounts(), includeHidden: true }).count(),
    ).toBe(0)
    await eventually(() => page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Harbor')
  })
})
