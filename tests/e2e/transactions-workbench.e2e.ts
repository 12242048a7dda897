import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as navigationWords from '../../apps/portal/src/words/navigation.generated.ts'
import * as transactionsWords from '../../packages/widgets/src/words/transactions.generated.ts'
import { eventually } from '../support/eventually.ts'
import { loadedWhole } from './support/screens.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

const listPath = '/my-goals-and-finances/transactions?month=all&rows=50'
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ })
const bar = (page: Page) => page.getByRole('toolbar')
const widths = [1280, 375] as const

async function openList(width: number) {
  const visitor = await stage.visit(listPath)
  await visitor.page.setViewportSize({ width, height: 900 })
  await boxes(visitor.page).nth(20).waitFor()
  await loadedWhole(visitor.page)
  return visitor
}

/** Selects the first twelve rows with the keyboard, and goes to the actions for them. */
async function selectTwelve(page: Page) {
  await boxes(page).first().focus()
  await page.keyboard.press('Space')
  await boxes(page).nth(11).focus()
  await page.keyboard.press('Shift+Space')
  await eventually(() => bar(page).getByText('12 selected').count()).toBe(1)
  await page.keyboard.press('Enter')
  await eventually(() => bar(page).locator('button:focus').innerText()).toBe('Category')
}

describe.each(widths)('the list of transactions at %i pixels, by keyboard alone', (width) => {
  test('twelve rows are selected with Shift, get a tag, and one undo takes it back', async () => {
    const { page, api } = await openList(width)
    await selectTwelve(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: /^Tag/ }).fill('Trip')
    await page.keyboard.press('Enter')
    await page.getByText('12 transactions changed').waitFor()
    expect((await api.call('transactions', { body: { tags: ['Trip'] } })).total).toBe(12)
    await page.keyboard.press('Control+z')
    await eventually(async () => (await api.call('transactions', { body: { tags: ['Trip'] } })).total).toBe(0)
    await eventually(() => bar(page).count()).toBe(0)
  })

  test('twelve rows are selected, a rule is made of them that changes all like them, and one undo takes it back', async () => {
    const { page, api } = await openList(width)
    const like = async () =>
      (await api.call('transactions', { body: { search: 'greenleaf market', pageSize: 500 } })).items
    const before = (await like()).map(({ tags }) => tags.length)
    await page.getByRole('searchbox').fill('greenleaf market')
    await page.keyboard.press('Enter')
    await eventually(() => page.getByRole('button', { name: /^Details of (?!Greenleaf)/ }).count()).toBe(0)
    await selectTwelve(page)
    const actions = ['Tag', 'Note', ...(width === 1280 ? ['Rename'] : []), 'Hide', 'More']
    for (const _ of actions) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await eventually(() =>
      page
        .getByRole('menuitem', { name: transactionsWords.createRule() })
        .evaluate((item) => item === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: /^Tags/ }).fill('Food')
    await page.keyboard.press('Enter')
    await page.getByText(/^Rule saved, \d+ transactions changed/).waitFor()
    expect((await like()).every(({ tags }) => tags.includes('Food'))).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await eventually(async () => (await like()).map(({ tags }) => tags.length)).toEqual(before)
    await eventually(async () => (await api.call('rules')).length).toBe(0)
  })
})

test('what is searched for is in no address, also from a later page, and Back brings it back', async () => {
  const { page } = await openList(1280)
  await page.getByRole('button', { name: transactionsWords.lastPage() }).click()
  await eventually(() => page.url()).toContain('page=')
  await loadedWhole(page)
  await page.getByRole('searchbox').fill('bakery')
  await eventually(() => page.getByRole('button', { name: /^Details of (?!Corner Bakery)/ }).count()).toBe(0)
  expect(page.url()).not.toContain('bakery')
  await page.getByRole('link', { name: navigationWords.importABankFile() }).click()
  await page.getByRole('heading', { level: 1, name: /Import/ }).waitFor()
  await page.goBack()
  await eventually(() => page.getByRole('searchbox').inputValue()).toBe('bakery')
})
