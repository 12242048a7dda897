import { splitMessages } from '@evenkeel/engine'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TransactionList } from './transaction-list.tsx'
import { apiOf, pageOf, refusal, renderOver, transactionOf } from './transactions.fixture.tsx'

const source = transactionOf({
  userTransactionId: 9,
  description: 'Fernwood Department Store',
  value: -86.2,
  categoryId: 4,
})
const rest = { ...source, value: -51.8 }
const part = transactionOf({
  ...source,
  userTransactionId: 10,
  value: -34.4,
  categoryId: 3,
  splitted: true,
  sourceUserTransactionId: 9,
})

async function openModal(api: ReturnType<typeof apiOf>) {
  renderOver(api, <TransactionList start={{ kind: 'all' }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Fernwood Department Store' }))
  await userEvent.click(screen.getByRole('button', { name: 'Split' }))
  await screen.findByLabelText('The rest')
  return within(screen.getByRole('dialog'))
}

const unsplit = (handlers: Parameters<typeof apiOf>[0] = {}) =>
  apiOf({
    transactions: () => pageOf([source]),
    relatedTransactions: () => ({ sourceTransaction: source, splits: [] }),
    ...handlers,
  })

async function choose(modal: Awaited<ReturnType<typeof openModal>>, label: string, option: string) {
  modal.getByRole('combobox', { name: label }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

const amountOf = (modal: Awaited<ReturnType<typeof openModal>>, label: string) =>
  modal.getByRole<HTMLInputElement>('textbox', { name: label })

describe('the split modal', () => {
  it('keeps the rest with the source and saves with the sign of the expense', async () => {
    const api = unsplit({ splitTransaction: () => ({ sourceTransaction: rest, splits: [part] }) })
    const modal = await openModal(api)
    expect(amountOf(modal, 'The rest').readOnly).toBe(true)
    expect(modal.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    await userEvent.type(amountOf(modal, 'Amount of part 2'), '34.40')
    await choose(modal, 'Category of part 2', 'Groceries')
    expect(amountOf(modal, 'The rest').value).toBe('51.80')
    expect(modal.getByText(/^The parts add up to/).textContent).toBe(
      'The parts add up to $86.20. Shopping keeps the rest.',
    )
    await userEvent.click(modal.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Fernwood Department Store is split')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.bodiesOf('splitTransaction')).toEqual([
      {
        sourceTransactionId: 9,
        sourceTransaction: { category: 4, value: -51.8 },
        splits: [{ category: 3, value: -34.4 }],
      },
    ])
  })

  it('corrects an amount that is too large, and says so', async () => {
    const modal = await openModal(unsplit())
    await userEvent.type(amountOf(modal, 'Amount of part 2'), '90')
    expect(modal.getByText(splitMessages.tooLarge)).toBeTruthy()
    expect(amountOf(modal, 'Amount of part 2').value).toBe('86.19')
    expect(amountOf(modal, 'The rest').value).toBe('0.01')
  })

  it('says that a part needs at least a cent', async () => {
    const modal = await openModal(unsplit())
    await userEvent.type(amountOf(modal, 'Amount of part 2'), '0')
    expect(modal.getByText(splitMessages.tooSmall)).toBeTruthy()
  })

  it('adds parts and removes them', async () => {
    const modal = await openModal(unsplit())
    await userEvent.type(amountOf(modal, 'Amount of part 2'), '10')
    await userEvent.click(modal.getByRole('button', { name: 'Add another split' }))
    await userEvent.type(amountOf(modal, 'Amount of part 3'), '20')
    expect(amountOf(modal, 'The rest').value).toBe('56.20')
    await userEvent.click(modal.getByRole('button', { name: 'Remove part 2' }))
    expect(amountOf(modal, 'The rest').value).toBe('66.20')
    expect(amountOf(modal, 'Amount of part 2').value).toBe('20.00')
  })

  it('keeps the row busy while it saves, and stays with what was filled in when that fails', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const api = unsplit({ splitTransaction: () => promise })
    const modal = await openModal(api)
    await userEvent.type(amountOf(modal, 'Amount of part 2'), '34.40')
    await choose(modal, 'Category of part 2', 'Groceries')
    await userEvent.click(modal.getByRole('button', { name: 'Save' }))
    const row = screen.getByRole('row', { name: /Fernwood/, hidden: true })
    expect(row.getAttribute('aria-busy')).toBe('true')
    resolve(refusal('Not now.'))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await waitFor(() => expect(row.hasAttribute('aria-busy')).toBe(false))
    expect(amountOf(modal, 'Amount of part 2').value).toBe('34.40')
  })
})

describe('a part of a split', () => {
  it('opens the split of its source, and joins the parts again', async () => {
    const api = unsplit({
      transactions: () => pageOf([part]),
      relatedTransactions: () => ({ sourceTransaction: rest, splits: [part] }),
      splitTransaction: () => ({ sourceTransaction: source, splits: [] }),
    })
    const modal = await openModal(api)
    expect(api.bodiesOf('relatedTransactions')).toEqual([{ sourceTransactionId: 9 }])
    expect(amountOf(modal, 'Amount of part 2').value).toBe('34.40')
    await userEvent.click(modal.getByRole('button', { name: 'Join the parts again' }))
    await waitFor(() =>
      expect(api.bodiesOf('splitTransaction')).toEqual([
        { sourceTransactionId: 9, sourceTransaction: { category: 4, value: -86.2 }, splits: [] },
      ]),
    )
  })
})
