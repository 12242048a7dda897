// Proves: GEN-07, TXN-10, TXN-11, TXN-13 to TXN-15, TXN-17, TXN-19, MODAL-02
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as transactionDialogsWords from '../../packages/widgets/src/words/transaction-dialogs.generated.ts'
import * as transactionsWords from '../../packages/widgets/src/words/transactions.generated.ts'
import { eventually } from '../support/eventually.ts'
import { choose, openRow, findRow, readTotals, holdUndo } from './support/screens.ts'
import { useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const listPath = '/my-goals-and-finances/transactions'
const tooSmall = 'Note the original transaction and split transactions must be at least $0.01.'
const tooLarge =
  'The split amount cannot be larger than the original transaction. Both the original transaction and split transaction must be at least $0.01.'

/** Adds a transaction for one test, the newest in the list. */
async function openWith(description: string, value: number): Promise<Visitor & { readonly id: number }> {
  const visitor = await stage.visit()
  const categories = await visitor.api.call('categories')
  const categoryId = categories.find(({ name }) => name === 'Shopping')?.expenseCategoryId ?? 0
  const { items } = await visitor.api.call('transactions', { body: { pageSize: 1 } })
  const date = items[0]?.date.slice(0, 10) ?? ''
  const { userTransactionId: id } = await visitor.api.call('createTransaction', {
    body: { date, value, categoryId, description },
  })
  await visitor.page.getByRole('link', { name: 'Transactions', exact: true }).click()
  await findRow(visitor.page, description).waitFor()
  return { ...visitor, id }
}

const read = async ({ api }: Visitor, id: number) => {
  const { sourceTransaction } = await api.call('relatedTransactions', { body: { sourceTransactionId: id } })
  return sourceTransaction
}

/** Holds a call back until the test lets it go. */
async function holdBack(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('changing a transaction', () => {
  test('a new category keeps the row busy until it is saved, and can be undone', async () => {
    const visitor = await openWith('Tallow Candles', -31)
    const { page, id } = visitor
    await openRow(page, 'Tallow Candles')
    const release = await holdBack(page, '/transactions/category-update')
    await choose(page, 'Category', 'Groceries')
    await eventually(() => findRow(page, 'Tallow Candles').getAttribute('aria-busy')).toBe('true')
    await eventually(() => page.getByRole('button', { name: 'Split', exact: true }).isDisabled()).toBe(true)
    release()
    await toast(page, 'Tallow Candles moved to Groceries').waitFor()
    await holdUndo(page)
    await eventually(() => findRow(page, 'Tallow Candles').getAttribute('aria-busy')).toBeNull()
    await eventually(() => findRow(page, 'Tallow Candles').innerText()).toContain('Groceries')
    await press(page, 'Undo')
    await eventually(() => findRow(page, 'Tallow Candles').innerText()).toContain('Shopping')
    await eventually(async () => (await read(visitor, id)).hidden).toBe(false)
  })

  test('a new category can put a budget over: the goals in the sidebar are read again', async () => {
    const { page } = await openWith('Walnut Wardrobe', -310)
    await openRow(page, 'Walnut Wardrobe')
    const read = page.waitForRequest((request) => request.url().endsWith('/ngapi/v1/goal/my'))
    await choose(page, 'Category', 'Groceries')
    await toast(page, 'Walnut Wardrobe moved to Groceries').waitFor()
    await read
  })

  test('hiding takes it out of every total, keeps the row with a word, and can be taken back', async () => {
    const visitor = await openWith('Tin Lantern', -44.1)
    const { page } = visitor
    const before = await readTotals(page)
    await openRow(page, 'Tin Lantern')
    const release = await holdBack(page, '/transactions/visibility')
    await press(page, 'Hide')
    await eventually(() => findRow(page, 'Tin Lantern').getAttribute('aria-busy')).toBe('true')
    release()
    await toast(page, 'Tin Lantern hidden').waitFor()
    await eventually(() => findRow(page, 'Tin Lantern').innerText()).toContain('Hidden')
    const dollars = (text: string | undefined) => Math.round(Number((text ?? '').replace(/[$,]/g, '')) * 100)
    await eventually(async () => dollars(before['Spending']) - dollars((await readTotals(page))['Spending'])).toBe(
      44_10,
    )
    await press(page, 'Show')
    await eventually(() => readTotals(page)).toEqual(before)
  })

  test('a change that fails opens the failure modal and leaves the row as it was', async () => {
    const { page, problems } = await openWith('Brass Bell', -12)
    problems.allow(/status of 500|ApiFailure: Unknown error encountered/)
    await openRow(page, 'Brass Bell')
    await page.route('**/transactions/visibility', (route) =>
      route.fulfill({ status: 500, json: { code: -1, message: 'Unknown error encountered' } }),
    )
    await press(page, 'Hide')
    const modal = page
      .getByRole('alertdialog', { name: 'Whoops, something went wrong' })
      .or(page.getByRole('dialog', { name: 'Whoops, something went wrong' }))
    await modal.waitFor()
    await eventually(() => modal.getByRole('button').allInnerTexts()).toEqual(['Close'])
    await page.keyboard.press('Escape')
    await eventually(() => modal.isVisible()).toBe(true)
    await modal.getByRole('button', { name: 'Close' }).click()
    await modal.waitFor({ state: 'detached' })
    await eventually(() => findRow(page, 'Brass Bell').innerText()).not.toContain('Hidden')
    await eventually(() => findRow(page, 'Brass Bell').getAttribute('aria-busy')).toBeNull()
  })

  test('splitting follows its rules, saves with the sign of an expense, and joins again', async () => {
    const visitor = await openWith('Fern & Fable', -50)
    const { page, id, api } = visitor
    await openRow(page, 'Fern & Fable')
    await press(page, 'Split')
    const modal = page.getByRole('dialog', { name: transactionDialogsWords.splitTitle() })
    const amount = modal.getByRole('textbox', { name: 'Amount for part 2' })
    const rest = modal.getByRole('textbox', { name: transactionDialogsWords.theRest() })
    await amount.fill('0')
    await modal.getByText(tooSmall, { exact: true }).waitFor()
    await amount.fill('')
    for (const [key, text] of [
      ['9', '9'],
      ['9', '99'],
      ['.', '99.'],
      ['5', '99.5'],
      ['0', '99.50'],
    ] as const) {
      await amount.press(key)
      await eventually(() => amount.inputValue()).toBe(text)
    }
    await modal.getByText(tooLarge, { exact: true }).waitFor()
    await amount.press('Tab')
    await modal.getByText('Please enter a value of at most $49.99.', { exact: true }).waitFor()
    await eventually(async () => [await amount.inputValue(), await rest.inputValue()]).toEqual(['99.50', '0.00'])
    await choose(modal, 'Category for part 2', 'Groceries')
    await eventually(() => modal.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await amount.fill('20')
    await eventually(() => rest.inputValue()).toBe('30.00')
    await modal.getByText('The parts add up to $50.00. The rest stays in Shopping.').waitFor()
    const [request] = await Promise.all([
      page.waitForRequest('**/transactions/split'),
      modal.getByRole('button', { name: 'Save' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({
      sourceTransactionId: id,
      sourceTransaction: { value: -30 },
      splits: [{ value: -20 }],
    })
    await modal.waitFor({ state: 'detached' })
    await toast(page, 'Fern & Fable split').waitFor()
    const parts = await api.call('relatedTransactions', { body: { sourceTransactionId: id } })
    expect([parts.sourceTransaction.value, ...parts.splits.map(({ value }) => value)]).toEqual([-30, -20])
    await eventually(() => page.getByRole('row').filter({ hasText: 'Fern & Fable' }).count()).toBeGreaterThanOrEqual(2)

    const split = page.getByRole('button', { name: 'Split', exact: true })
    if (!(await split.isVisible())) await openRow(page, 'Fern & Fable')
    await split.click()
    await modal.getByRole('button', { name: transactionDialogsWords.join() }).click()
    await modal.waitFor({ state: 'detached' })
    await eventually(() => read(visitor, id)).toMatchObject({ value: -50 })
  })

  test('one can be entered by hand, edited and deleted, and the deletion taken back', async () => {
    const { page, api } = await stage.visit(listPath)
    await press(page, transactionsWords.addTransaction())
    const modal = page.getByRole('dialog', { name: transactionsWords.addTransaction() })
    await modal.getByRole('button', { name: 'Add', exact: true }).click()
    await modal.getByText('Field required').first().waitFor()
    await modal.getByRole('textbox', { name: 'Description' }).fill('Quarry Books')
    await modal.getByRole('textbox', { name: 'Amount' }).fill('19.95')
    await choose(modal, 'Category', 'Entertainment')
    await modal.getByRole('button', { name: 'Add', exact: true }).click()
    await toast(page, 'Quarry Books added').waitFor()
    await modal.waitFor({ state: 'detached' })
    await openRow(page, 'Quarry Books')
    await press(page, 'Edit')
    const edit = page.getByRole('dialog', { name: transactionDialogsWords.editTransaction() })
    await edit.getByRole('textbox', { name: 'Amount' }).fill('21.50')
    await edit.getByRole('button', { name: 'Save' }).click()
    await eventually(() => findRow(page, 'Quarry Books').innerText()).toContain('−$21.50')
    await press(page, 'Delete')
    await toast(page, 'Quarry Books deleted').waitFor()
    await holdUndo(page)
    const isThere = async () =>
      (await api.call('transactions', { body: {} })).items.some(({ description }) => description === 'Quarry Books')
    await eventually(() => isThere()).toBe(false)
    await press(page, 'Undo')
    await findRow(page, 'Quarry Books').waitFor()
    await eventually(() => isThere()).toBe(true)
  })
})
