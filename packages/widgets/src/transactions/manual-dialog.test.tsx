// Proves: ERR-27
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TransactionList } from './transaction-list.tsx'
import {
  createTransactionsApi,
  createTransactionPage,
  refusal,
  renderOver,
  sampleTransaction,
} from './transactions.fixture.tsx'
import * as words from '../words/transactions.generated.ts'

const byHand = sampleTransaction({
  userTransactionId: 7,
  description: 'Farmers market',
  value: -18.5,
  isManual: true,
  userAccountId: null,
  source: 'Manually Added',
})

async function chooseCategory(option: string) {
  screen.getByRole('combobox', { name: 'Category' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

it('adds a transaction of today, money out', async () => {
  const api = createTransactionsApi({
    transactions: () => createTransactionPage([byHand]),
    createTransaction: () => byHand,
  })
  renderOver(api, <TransactionList start={{ kind: 'all' }} />)
  await userEvent.click(screen.getByRole('button', { name: words.addTransaction() }))
  await userEvent.type(await screen.findByLabelText(/^Description/), 'Farmers market')
  await userEvent.type(screen.getByLabelText(/^Amount/), '18.50')
  await chooseCategory('Groceries')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Farmers market added')).toBeTruthy()
  expect(api.bodiesOf('createTransaction')).toEqual([
    { date: '2026-11-19', description: 'Farmers market', categoryId: 3, userAccountId: null, value: -18.5 },
  ])
})

it('says on each field what is missing', async () => {
  renderOver(
    createTransactionsApi({ transactions: () => createTransactionPage([byHand]) }),
    <TransactionList start={{ kind: 'all' }} />,
  )
  await userEvent.click(screen.getByRole('button', { name: words.addTransaction() }))
  await userEvent.clear(await screen.findByRole('textbox', { name: /^Date/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  const listed = await screen.findAllByRole('link', { name: /^(Description|Amount|Date|Category): / })
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    'Description: Field required',
    'Amount: Field required',
    'Date: Field required',
    'Category: Field required',
  ])
  expect(screen.getAllByText('Field required')).toHaveLength(4)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Description/))
})

it('edits one, and shows on its field what the server refuses', async () => {
  const refused = () =>
    Response.json(
      { code: 10001, message: 'Field required', Items: [{ Field: 'Description', Errors: ['That name is taken.'] }] },
      { status: 400 },
    )
  const answers = [refused, () => byHand]
  const api = createTransactionsApi({
    transactions: () => createTransactionPage([byHand]),
    updateTransaction: () => (answers.shift() ?? (() => refusal('Late')))(),
  })
  renderOver(api, <TransactionList start={{ kind: 'all' }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Farmers market' }))
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await userEvent.click(await screen.findByRole('radio', { name: words.kindIn() }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('That name is taken.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Farmers market saved')).toBeTruthy()
  expect(api.bodiesOf('updateTransaction').at(-1)).toEqual({
    userTransactionId: 7,
    date: '2026-11-19',
    description: 'Farmers market',
    categoryId: 3,
    value: 18.5,
  })
})
