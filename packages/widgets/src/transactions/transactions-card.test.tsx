import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createCommands } from '../shared/commands.ts'
import { HostProvider } from '../shared/host.tsx'
import { TransactionsCard } from './transactions-card.tsx'
import {
  createTransactionsApi,
  createTransactionPage,
  refusal,
  renderOver,
  sampleTransaction,
} from './transactions.fixture.tsx'
import * as transactionsWords from '../words/transactions.generated.ts'
import * as monthsWords from '../words/months.generated.ts'

const market = sampleTransaction({ userTransactionId: 1 })
const byHand = sampleTransaction({ userTransactionId: 2, description: 'Farmers market', isManual: true })

type Answers = Parameters<typeof createTransactionsApi>[0]

function renderCard(answers: Answers = {}) {
  const api = createTransactionsApi({
    transactions: () => createTransactionPage([market, byHand]),
    setTransactionCategory: () => market,
    ...answers,
  })
  const commands = createCommands()
  renderOver(
    api,
    <HostProvider commands={commands}>
      <TransactionsCard signature="Evenkeel" />
    </HostProvider>,
  )
  return { api, commands, user: userEvent.setup() }
}

const findDetailsButton = (name: string) => screen.findByRole('button', { name: `Details of ${name}` })

describe('the transactions on another page', () => {
  it('can be moved to another category, and nothing else can be changed there', async () => {
    const { api, user } = renderCard()
    await user.click(await findDetailsButton('Farmers market'))
    for (const name of [
      'Hide',
      'Split',
      'Edit',
      'Delete',
      transactionsWords.addTransaction(),
      transactionsWords.exportCsv(),
      'More',
    ])
      expect(screen.queryByRole('button', { name })).toBeNull()
    screen.getByRole('combobox', { name: 'Category' }).focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('option', { name: 'Dining out' }))
    expect(await screen.findByText('Farmers market moved to Dining out')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
    expect(api.bodiesOf('setTransactionCategory')).toEqual([{ transactionId: 2, categoryId: 5 }])
  })

  it('are read alone: no account is requested, and none can be chosen', async () => {
    const { api, user } = renderCard()
    await user.click(await findDetailsButton('Greenleaf Market'))
    expect(screen.getAllByText('Rewards Card').length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: transactionsWords.addFilter() }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Category',
      transactionsWords.excludeTransfers(),
    ])
    expect(api.sent.map(({ name }) => name).filter((name) => name !== 'transactions' && name !== 'categories')).toEqual(
      [],
    )
  })

  it('are asked for a month at a time, at most 24 months back, whatever is filtered, cleared, or sorted', async () => {
    const { api, user } = renderCard()
    await findDetailsButton('Greenleaf Market')
    await user.click(screen.getByRole('button', { name: transactionsWords.addFilter() }))
    await user.click(await screen.findByRole('menuitem', { name: transactionsWords.excludeTransfers() }))
    await user.click(await screen.findByRole('button', { name: transactionsWords.clearAll() }))
    const before = screen.getByRole('button', { name: monthsWords.previousMonth() })
    for (let month = 0; month < 30; month += 1) await user.click(before)
    expect(before.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() =>
      expect(api.bodiesOf('transactions').at(-1)).toMatchObject({ startDate: '2024-11-01T00:00:00.000Z' }),
    )
    expect(api.bodiesOf('transactions')[0]).toMatchObject({ startDate: '2026-11-01T00:00:00.000Z', pageSize: 10 })
    for (const body of api.bodiesOf('transactions')) {
      expect(body).toMatchObject({ startDate: expect.stringMatching(/-01T/), endDate: expect.any(String) })
    }
  })

  it('can be filtered by categories, in a dialog that the page can close', async () => {
    const { api, commands, user } = renderCard()
    await findDetailsButton('Greenleaf Market')
    const choose = async () => {
      await user.click(screen.getByRole('button', { name: transactionsWords.addFilter() }))
      await user.click(await screen.findByRole('menuitem', { name: 'Category' }))
      return screen.findByRole('dialog', { name: transactionsWords.showCategories() })
    }
    await choose()
    act(() => commands.send('close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const dialog = within(await choose())
    await user.click(dialog.getByRole('checkbox', { name: 'Groceries' }))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(api.bodiesOf('transactions').at(-1)).toMatchObject({ categoryIds: [3], page: 1 }))
  })

  it('link to the portal, where a file can be imported when there are none', async () => {
    renderCard({ transactions: () => createTransactionPage([]) })
    expect(await screen.findByText('No transactions in November 2026')).toBeDefined()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/my-goals-and-finances/import-bank-file',
      '#/my-goals-and-finances/transactions',
    ])
  })

  it('say that they did not load, and load when asked again', async () => {
    const answers = vi
      .fn()
      .mockReturnValueOnce(refusal('Down'))
      .mockReturnValue(createTransactionPage([market]))
    const { user } = renderCard({ transactions: answers })
    expect(await screen.findByText(transactionsWords.listFailed())).toBeDefined()
    await user.click(screen.getByRole('button', { name: transactionsWords.tryAgain() }))
    expect(await findDetailsButton('Greenleaf Market')).toBeDefined()
  })
})
