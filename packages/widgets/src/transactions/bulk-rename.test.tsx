import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TransactionList } from './transaction-list.tsx'
import { createTransactionPage, createTransactionsApi, renderOver, sampleTransaction } from './transactions.fixture.tsx'
import * as words from '../words/transaction-dialogs.generated.ts'

const rows = [
  sampleTransaction(),
  sampleTransaction({ userTransactionId: 2 }),
  sampleTransaction({ userTransactionId: 3, description: 'Corner Bakery' }),
]

/** Selects some rows and opens the question for their payee. */
async function askFor(places: readonly number[]) {
  const api = createTransactionsApi({
    transactions: () => createTransactionPage(rows),
    changeTransactions: () => ({ changed: 5, leftOut: 0 }),
  })
  renderOver(api, <TransactionList start={{ kind: 'month' }} />)
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
  for (const place of places) await userEvent.click(boxes[place] ?? document.body)
  const bar = await screen.findByRole('toolbar', { name: `${places.length} selected` })
  await userEvent.click(within(bar).getByRole('button', { name: 'Rename' }))
  const dialog = await screen.findByRole('dialog', { name: `Rename the payee of ${places.length} transactions` })
  return { api, name: within(dialog).getByRole('textbox'), dialog: within(dialog) }
}

it('several rows of one payee begin with its name, and get another one with all like them', async () => {
  const { api, name, dialog } = await askFor([0, 1])
  expect(name).toHaveProperty('value', 'Greenleaf Market')
  await userEvent.clear(name)
  await userEvent.type(name, ' The market ')
  await userEvent.click(dialog.getByRole('button', { name: words.renameAllSeveral() }))
  expect(await screen.findByText('5 transactions changed')).toBeTruthy()
  expect(api.bodiesOf('changeTransactions')).toEqual([
    { select: { transactionIds: [1, 2] }, change: { payeeName: 'The market' } },
  ])
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
})

it('rows of several payees begin without a name', async () => {
  const { name } = await askFor([1, 2])
  expect(name).toHaveProperty('value', '')
})
