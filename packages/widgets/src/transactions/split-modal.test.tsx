// Proves: TXN-12, TXN-17
import { splitMessages } from '@evenkeel/engine'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TransactionList } from './transaction-list.tsx'
import {
  createTransactionsApi,
  createTransactionPage,
  refusal,
  renderOver,
  sampleTransaction,
} from './transactions.fixture.tsx'
import * as words from '../words/transaction-dialogs.generated.ts'

const source = sampleTransaction({
  userTransactionId: 9,
  description: 'Fernwood Department Store',
  value: -86.2,
  categoryId: 4,
})
const rest = { ...source, value: -51.8 }
const part = sampleTransaction({
  ...source,
  userTransactionId: 10,
  value: -34.4,
  categoryId: 3,
  splitted: true,
  sourceUserTransactionId: 9,
})

async function openModal(api: ReturnType<typeof createTransactionsApi>) {
  renderOver(api, <TransactionList start={{ kind: 'all' }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Fernwood Department Store' }))
  await userEvent.click(screen.getByRole('button', { name: 'Split' }))
  await screen.findByLabelText(words.theRest())
  return within(screen.getByRole('dialog'))
}

const unsplit = (handlers: Parameters<typeof createTransactionsApi>[0] = {}) =>
  createTransactionsApi({
    transactions: () => createTransactionPage([source]),
    relatedTransactions: () => ({ sourceTransaction: source, splits: [] }),
    ...handlers,
  })

async function choose(modal: Awaited<ReturnType<typeof openModal>>, label: string, option: string) {
  modal.getByRole('combobox', { name: label }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

const findAmountField = (modal: Awaited<ReturnType<typeof openModal>>, label: string) =>
  modal.getByRole<HTMLInputElement>('textbox', { name: label })

describe('the split modal', () => {
  it('keeps the rest with the source and saves with the sign of the expense', async () => {
    const api = unsplit({ splitTransaction: () => ({ sourceTransaction: rest, splits: [part] }) })
    const modal = await openModal(api)
    expect(findAmountField(modal, words.theRest()).readOnly).toBe(true)
    expect(modal.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    await userEvent.type(findAmountField(modal, 'Amount for part 2'), '34.40')
    await choose(modal, 'Category for part 2', 'Groceries')
    expect(findAmountField(modal, words.theRest()).value).toBe('51.80')
    expect(modal.getByText(/^The parts add up to/).textContent).toBe(
      'The parts add up to $86.20. The rest stays in Shopping.',
    )
    await userEvent.click(modal.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Fernwood Department Store split')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.bodiesOf('splitTransaction')).toEqual([
      {
        sourceTransactionId: 9,
        sourceTransaction: { category: 4, value: -51.8 },
        splits: [{ category: 3, value: -34.4 }],
      },
    ])
  })

  it('B2: says that an amount is too large, and never rewrites it', async () => {
    const modal = await openModal(unsplit())
    const amount = findAmountField(modal, 'Amount for part 2')
    const shown: string[] = []
    for (const key of '99.50') {
      await userEvent.type(amount, key)
      shown.push(amount.value)
    }
    expect(shown).toEqual(['9', '99', '99.', '99.5', '99.50'])
    await choose(modal, 'Category for part 2', 'Groceries')
    expect(modal.getByText(splitMessages.tooLarge)).toBeTruthy()
    expect(modal.getByText('Please enter a value of at most $86.19.')).toBeTruthy()
    expect(amount.value).toBe('99.50')
    expect(modal.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
  })

  it('sends what is shown, also if Enter is pressed in the middle of typing', async () => {
    const api = unsplit({ splitTransaction: () => ({ sourceTransaction: rest, splits: [part] }) })
    const modal = await openModal(api)
    await choose(modal, 'Category for part 2', 'Groceries')
    await userEvent.type(findAmountField(modal, 'Amount for part 2'), '34.3961')
    expect(findAmountField(modal, 'Amount for part 2').value).toBe('34.3961')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(api.bodiesOf('splitTransaction')).toMatchObject([{ splits: [{ value: -34.4 }] }]))
  })

  it('says that a part needs at least a cent', async () => {
    const modal = await openModal(unsplit())
    await userEvent.type(findAmountField(modal, 'Amount for part 2'), '0')
    expect(modal.getByText(splitMessages.tooSmall)).toBeTruthy()
  })

  it('adds parts and removes them', async () => {
    const modal = await openModal(unsplit())
    await userEvent.type(findAmountField(modal, 'Amount for part 2'), '10')
    await userEvent.click(modal.getByRole('button', { name: words.addPart() }))
    await userEvent.type(findAmountField(modal, 'Amount for part 3'), '20')
    expect(findAmountField(modal, words.theRest()).value).toBe('56.20')
    await userEvent.click(modal.getByRole('button', { name: 'Remove part 2' }))
    expect(findAmountField(modal, words.theRest()).value).toBe('66.20')
    expect(findAmountField(modal, 'Amount for part 2').value).toBe('20.00')
  })

  it('keeps the row busy while it saves, and keeps what was filled in when that fails', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const api = unsplit({ splitTransaction: () => promise })
    const modal = await openModal(api)
    await userEvent.type(findAmountField(modal, 'Amount for part 2'), '34.40')
    await choose(modal, 'Category for part 2', 'Groceries')
    await userEvent.click(modal.getByRole('button', { name: 'Save' }))
    const row = screen.getByRole('row', { name: /Fernwood/, hidden: true })
    expect(row.getAttribute('aria-busy')).toBe('true')
    resolve(refusal('Not now.'))
    expect(await modal.findByText('Not now.')).toBeTruthy()
    await waitFor(() => expect(row.hasAttribute('aria-busy')).toBe(false))
    expect(findAmountField(modal, 'Amount for part 2').value).toBe('34.40')
  })
})

it('shows on its field what the server refuses, goes there, and offers to take a split back', async () => {
  const items = [{ Field: 'splits[0].value', Errors: ['Too much.'] }]
  const refused = Response.json({ code: 10001, message: 'No', Items: items }, { status: 400 })
  const answers = [refused, { sourceTransaction: rest, splits: [part] }]
  const modal = await openModal(unsplit({ splitTransaction: () => answers.shift() }))
  await userEvent.type(findAmountField(modal, 'Amount for part 2'), '34.40')
  await choose(modal, 'Category for part 2', 'Groceries')
  await userEvent.click(modal.getByRole('button', { name: 'Save' }))
  expect(await modal.findByRole('link', { name: 'Amount for part 2: Too much.' })).toBeTruthy()
  expect(document.activeElement).toBe(findAmountField(modal, 'Amount for part 2'))
  await userEvent.click(modal.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
})

describe('a part of a split', () => {
  it('opens the split of its source, and joins the parts again', async () => {
    const api = unsplit({
      transactions: () => createTransactionPage([part]),
      relatedTransactions: () => ({ sourceTransaction: rest, splits: [part] }),
      splitTransaction: () => ({ sourceTransaction: source, splits: [] }),
    })
    const modal = await openModal(api)
    expect(api.bodiesOf('relatedTransactions')).toEqual([{ sourceTransactionId: 9 }])
    expect(findAmountField(modal, 'Amount for part 2').value).toBe('34.40')
    await userEvent.click(modal.getByRole('button', { name: words.join() }))
    await waitFor(() =>
      expect(api.bodiesOf('splitTransaction')).toEqual([
        { sourceTransactionId: 9, sourceTransaction: { category: 4, value: -86.2 }, splits: [] },
      ]),
    )
  })
})
