import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CommandsProvider, createCommands } from '../embed/commands.tsx'
import { TransactionsCard } from './transactions-card.tsx'
import { apiOf, pageOf, refusal, renderOver, transactionOf } from './transactions.fixture.tsx'

const market = transactionOf({ userTransactionId: 1 })
const byHand = transactionOf({ userTransactionId: 2, description: 'Farmers market', isManual: true })

type Answers = Parameters<typeof apiOf>[0]

function renderCard(answers: Answers = {}) {
  const api = apiOf({ transactions: () => pageOf([market, byHand]), setTransactionCategory: () => market, ...answers })
  const commands = createCommands()
  renderOver(
    api,
    <CommandsProvider commands={commands}>
      <TransactionsCard signature="Evenkeel" />
    </CommandsProvider>,
  )
  return { api, commands, user: userEvent.setup() }
}

const detailsOf = (name: string) => screen.findByRole('button', { name: `Details of ${name}` })

describe('the transactions on another page', () => {
  it('move to another category, and nothing else is done to them there', async () => {
    const { api, user } = renderCard()
    await user.click(await detailsOf('Farmers market'))
    for (const name of ['Hide', 'Split', 'Edit', 'Delete', 'Add transaction', 'Export CSV', 'More'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    screen.getByRole('combobox', { name: 'Category' }).focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('option', { name: 'Dining out' }))
    expect(await screen.findByText('Farmers market moved to Dining out')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
    expect(api.bodiesOf('setTransactionCategory')).toEqual([{ transactionId: 2, categoryId: 5 }])
  })

  it('are read alone: no account is asked for, and none can be chosen', async () => {
    const { api, user } = renderCard()
    await user.click(await detailsOf('Greenleaf Market'))
    expect(screen.getAllByText('Rewards Card').length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Add filter' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'This month',
      'Last month',
      'Category',
      'Without transfers',
    ])
    expect(api.sent.map(({ name }) => name).filter((name) => name !== 'transactions' && name !== 'categories')).toEqual(
      [],
    )
  })

  it('are narrowed to categories, in a dialog that the page can close', async () => {
    const { api, commands, user } = renderCard()
    await detailsOf('Greenleaf Market')
    const choose = async () => {
      await user.click(screen.getByRole('button', { name: 'Add filter' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Category' }))
      return screen.findByRole('dialog', { name: 'Show these categories' })
    }
    await choose()
    act(() => commands.send('close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const dialog = within(await choose())
    await user.click(dialog.getByRole('checkbox', { name: 'Groceries' }))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(api.bodiesOf('transactions').at(-1)).toMatchObject({ categoryIds: [3], page: 1 }))
  })

  it('lead to the portal, where a file is brought in when there are none', async () => {
    renderCard({ transactions: () => pageOf([]) })
    expect(await screen.findByText('No transactions yet')).toBeDefined()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/my-goals-and-finances/import-bank-file',
      '#/my-goals-and-finances/transactions',
    ])
  })

  it('say that they did not load, and load when asked again', async () => {
    const answers = vi
      .fn()
      .mockReturnValueOnce(refusal('Down'))
      .mockReturnValue(pageOf([market]))
    const { user } = renderCard({ transactions: answers })
    expect(await screen.findByText('Your transactions did not load')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await detailsOf('Greenleaf Market')).toBeDefined()
  })
})
