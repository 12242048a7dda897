// Proves: ERR-36, TXN-09 to TXN-11
import type { TransactionPage } from '@evenkeel/api-client/contract/transactions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import * as words from '../words/transactions.generated.ts'
import { TransactionList } from './transaction-list.tsx'
import {
  createTransactionsApi,
  createTransactionPage,
  refusal,
  renderOver,
  sampleTransaction,
} from './transactions.fixture.tsx'
import * as transactionDialogsWords from '../words/transaction-dialogs.generated.ts'

const market = sampleTransaction({ userTransactionId: 1 })
const bakery = sampleTransaction({
  userTransactionId: 2,
  date: '2026-11-18T00:00:00Z',
  description: 'Corner Bakery & Cafe',
  value: -14.35,
})
const payroll = sampleTransaction({
  userTransactionId: 3,
  date: '2026-11-13T00:00:00Z',
  description: 'Larkfield Payroll',
  value: 2412.38,
  categoryId: 1,
})
const three = createTransactionPage([market, bakery, payroll], {
  totals: { income: 2412.38, spending: 76.53, net: 2335.85 },
})

/** A promise with its resolvers, for a slow server. */
const later = () => Promise.withResolvers<unknown>()

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const findDetailsToggle = (name: string) => screen.findByRole('button', { name: `Details of ${name}` })

describe('the list', () => {
  it('has nothing under it before it is there, which would move down with it', async () => {
    const { promise, resolve } = later()
    renderOver(createTransactionsApi({ transactions: () => promise }), <TransactionList start={{ kind: 'all' }} />)
    expect(await screen.findByText(words.loadingList())).toBeTruthy()
    expect(screen.queryByText(/^Something missing/)).toBeNull()
    resolve(three)
    expect(await screen.findByText(/^Something missing/)).toBeTruthy()
  })

  it('shows rows, and the totals of the whole list as the server sums them', async () => {
    const api = createTransactionsApi({
      transactions: () => ({ ...three, total: 41, paging: { page: 1, pageSize: 10, total: 41, lastPage: 5 } }),
    })
    renderOver(api, <TransactionList start={{ kind: 'cashFlow', year: 2026, month: 11 }} />)
    expect(await screen.findByText('41 transactions')).toBeTruthy()
    expect(screen.getByText(/in November$/)).toBeTruthy()
    expect(screen.getByText('\u2212$14.35')).toBeTruthy()
    expect(screen.getByText('+$2,412.38')).toBeTruthy()
    expect(screen.getByText('$76.53')).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Description',
      'Source',
      'Category',
      'Amount',
      'Details',
    ])
  })

  it('of all transactions has fifty rows a page, and a heading over each day', async () => {
    const api = createTransactionsApi({ transactions: () => three })
    renderOver(api, <TransactionList start={{ kind: 'month' }} />)
    const headings = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)
    expect(await headings()).toEqual(['Today, Thursday, November 19', 'Wednesday, November 18', 'Friday, November 13'])
    expect(api.bodiesOf('transactions')[0]).toMatchObject({ startDate: '2026-11-01T00:00:00.000Z', pageSize: 50 })
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
    await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull())
  })

  it('has the total of each day at the right of its heading, as the server sums it', async () => {
    const dayTotals = three.items.map(({ date }, place) => ({ date, net: -58.77 + place * 100 }))
    renderOver(
      createTransactionsApi({ transactions: () => ({ ...three, dayTotals }) }),
      <TransactionList start={{ kind: 'month' }} />,
    )
    expect((await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual([
      'Today, Thursday, November 19 −$58.77',
      'Wednesday, November 18 +$41.23',
      'Friday, November 13 +$141.23',
    ])
  })

  it('has the first rows of a long search before it is counted, and says so', async () => {
    const { promise, resolve } = later()
    const start = { isUncounted: true, total: 4, paging: { page: 1, pageSize: 3, total: 4, lastPage: 2 } } as const
    const api = createTransactionsApi({
      transactions: (body) => (Object(body)['mayCountLater'] ? { ...three, ...start } : promise),
    })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.type(screen.getByRole('searchbox'), 'market{Enter}')
    expect((await screen.findByText(words.searchedFor({ text: 'market' }))).closest('[data-print=hide]')).toBeNull()
    expect(await findRow('Greenleaf Market')).toBeTruthy()
    expect(screen.getByText(words.counting())).toBeTruthy()
    expect(screen.queryByText('$76.53')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull()
    resolve({ ...three, total: 41, paging: { page: 1, pageSize: 10, total: 41, lastPage: 5 } })
    expect(await screen.findByText('41 transactions')).toBeTruthy()
    expect(screen.getByText('$76.53')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Page 5' })).toBeTruthy()
    expect(screen.queryByText(words.counting())).toBeNull()
  })

  it('says which rows have files', async () => {
    const withFiles = createTransactionPage([{ ...market, attachmentCount: 2 }, bakery])
    renderOver(createTransactionsApi({ transactions: () => withFiles }), <TransactionList start={{ kind: 'all' }} />)
    expect(within(await findRow('Greenleaf Market')).getByText('2 attachments')).toBeTruthy()
    expect(within(await findRow('Corner Bakery')).queryByText(/attachment/)).toBeNull()
  })

  it('says that accounts did not load, instead of that there are none', async () => {
    renderOver(
      createTransactionsApi({ transactions: () => three, accounts: () => refusal('Unknown error encountered') }),
      <TransactionList start={{ kind: 'all' }} />,
    )
    await userEvent.click(await screen.findByRole('button', { name: words.addFilter() }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Account' }))
    const dialog = within(await screen.findByRole('dialog', { name: words.showAccounts() }))
    expect(await dialog.findByText(words.accountsFailed())).toBeTruthy()
    expect(dialog.queryByText(transactionDialogsWords.nothingToChoose())).toBeNull()
  })

  it('has one open row at a time', async () => {
    renderOver(createTransactionsApi({ transactions: () => three }), <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await findDetailsToggle('Greenleaf Market'))
    expect(screen.getByRole('button', { expanded: true, name: 'Details of Greenleaf Market' })).toBeTruthy()
    await userEvent.click(await findDetailsToggle('Corner Bakery & Cafe'))
    const open = screen.getAllByRole('button', { expanded: true }).map((button) => button.getAttribute('aria-label'))
    expect(open).toEqual(['Details of Corner Bakery & Cafe'])
  })

  it('requests a page, and starts another order at the first page', async () => {
    const api = createTransactionsApi({
      transactions: (body) => ({
        ...three,
        paging: { page: pageIn(body), pageSize: 50, total: 125, lastPage: 3 },
        total: 125,
      }),
    })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
    await waitFor(() =>
      expect(api.bodiesOf('transactions')).toEqual([
        { ordering: { fieldName: 'date', sortDirection: 'DESC' }, page: 1, pageSize: 50 },
        { ordering: { fieldName: 'date', sortDirection: 'DESC' }, page: 2, pageSize: 50 },
        { ordering: { fieldName: 'value', sortDirection: 'DESC' }, page: 1, pageSize: 50 },
      ]),
    )
  })

  it('goes to the last page when the current one no longer exists', async () => {
    const api = createTransactionsApi({
      transactions: (body) => {
        const page = pageIn(body)
        const lastPage = page === 1 ? 2 : 1
        return {
          ...three,
          items: page === 1 ? three.items : [],
          total: lastPage * 10,
          paging: { page, pageSize: 10, total: lastPage * 10, lastPage },
        }
      },
    })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(api.bodiesOf('transactions')).toHaveLength(2))
    expect(await findRow('Greenleaf Market')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  })

  it('shows the active filter, and shows everything again when it is cleared', async () => {
    const api = createTransactionsApi({
      transactions: (body) => ('startDate' in Object(body) ? createTransactionPage([]) : three),
    })
    renderOver(api, <TransactionList start={{ kind: 'spending', categoryId: 3 }} />)
    expect(await screen.findByText(words.noMatch())).toBeTruthy()
    expect(screen.getByText('11/01/2026 \u2013 11/30/2026')).toBeTruthy()
    const [, inCard] = screen.getAllByRole('button', { name: words.clearAll() })
    await userEvent.click(inCard ?? document.body)
    expect(await findRow('Greenleaf Market')).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.clearAll() })).toBeNull()
  })

  it('offers a first step to a person without transactions', async () => {
    renderOver(
      createTransactionsApi({ transactions: () => createTransactionPage([]) }),
      <TransactionList start={{ kind: 'all' }} />,
    )
    expect(await screen.findByText(words.noneYet())).toBeTruthy()
    // Each once: the actions over the list are for one with rows.
    const links = screen.getAllByRole('link', { name: /^Import/ }).map((link) => link.getAttribute('href'))
    expect(links).toEqual(['#/my-goals-and-finances/import-bank-file'])
    expect(screen.getAllByRole('button', { name: words.addTransaction() })).toHaveLength(1)
  })
})

const pageIn = (body: unknown): number => Number(Object(body)['page'])

describe('a list that does not load', () => {
  it('says so in its place, and tries again', async () => {
    let isDown = true
    renderOver(
      createTransactionsApi({ transactions: () => (isDown ? refusal('Down') : three) }),
      <TransactionList start={{ kind: 'all' }} />,
    )
    expect(await screen.findByText(words.listFailed())).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: words.tryAgain() }))
    expect(await findRow('Greenleaf Market')).toBeTruthy()
  })

  it('keeps the previous rows and opens no modal', async () => {
    const answers: (TransactionPage | Response)[] = [
      { ...three, total: 25, paging: { page: 1, pageSize: 10, total: 25, lastPage: 3 } },
      refusal('Down'),
    ]
    renderOver(
      createTransactionsApi({ transactions: () => answers.shift() ?? refusal('Down') }),
      <TransactionList start={{ kind: 'all' }} />,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
    expect(await screen.findByText(words.staleList())).toBeTruthy()
    expect(await findRow('Greenleaf Market')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('a change of a row', () => {
  it('keeps the row busy until it is done, then says so and offers to undo it', async () => {
    const { promise, resolve } = later()
    const api = createTransactionsApi({ transactions: () => three, setTransactionVisibility: () => promise })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await findDetailsToggle('Greenleaf Market'))
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect((await findRow('Greenleaf Market')).getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('button', { name: 'Hide' }).getAttribute('aria-disabled')).toBe('true')
    expect((await findRow('Larkfield Payroll')).hasAttribute('aria-busy')).toBe(false)
    resolve({ ...market, hidden: true })
    expect(await screen.findByText('Greenleaf Market hidden')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    await waitFor(async () => expect((await findRow('Greenleaf Market')).hasAttribute('aria-busy')).toBe(false))
    expect(api.bodiesOf('setTransactionVisibility')).toEqual([{ transactionId: 1, isHidden: true }])
  })

  it('saves a category as soon as it is chosen', async () => {
    const api = createTransactionsApi({ transactions: () => three, setTransactionCategory: () => bakery })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await findDetailsToggle('Corner Bakery & Cafe'))
    screen.getByRole('combobox', { name: 'Category' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: 'Dining out' }))
    expect(await screen.findByText('Corner Bakery & Cafe moved to Dining out')).toBeTruthy()
    expect(api.bodiesOf('setTransactionCategory')).toEqual([{ transactionId: 2, categoryId: 5 }])
  })

  it('that fails frees the row, which keeps its values, and opens the failure modal', async () => {
    const api = createTransactionsApi({
      transactions: () => three,
      setTransactionVisibility: () => refusal('The books are closed.'),
    })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await findDetailsToggle('Greenleaf Market'))
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    const modal = await screen.findByRole('alertdialog')
    expect(within(modal).getByText('The books are closed.')).toBeTruthy()
    await userEvent.click(within(modal).getByRole('button'))
    expect((await findRow('Greenleaf Market')).hasAttribute('aria-busy')).toBe(false)
    expect(screen.getByRole('button', { name: 'Hide' })).toBeTruthy()
    expect(screen.queryByText('Greenleaf Market hidden')).toBeNull()
  })
})

describe('the tags of a row', () => {
  it('are in words', async () => {
    const rows = [
      sampleTransaction({ userTransactionId: 4, description: 'Venue Ticketing', hidden: true, countsInTotals: false }),
      sampleTransaction({ userTransactionId: 5, description: 'To savings', isTransfer: true, countsInTotals: false }),
      sampleTransaction({
        userTransactionId: 6,
        description: 'Hotel Lisbon',
        currency: 'EUR',
        value: -90,
        countsInTotals: false,
      }),
    ]
    renderOver(
      createTransactionsApi({ transactions: () => createTransactionPage(rows) }),
      <TransactionList start={{ kind: 'all' }} />,
    )
    expect(within(await findRow('Venue Ticketing')).getByText('Hidden')).toBeTruthy()
    expect(within(await findRow('To savings')).getByText('Transfer')).toBeTruthy()
    expect(within(await findRow('Hotel Lisbon')).getByText('\u2212€90.00')).toBeTruthy()
    await userEvent.click(await findDetailsToggle('Hotel Lisbon'))
    expect(screen.getByText(words.tagCurrencyWhy({ currency: 'EUR' }))).toBeTruthy()
  })

  it('offer to edit and delete only what was entered by hand', async () => {
    const byHand = sampleTransaction({ userTransactionId: 7, description: 'Farmers market', isManual: true })
    const api = createTransactionsApi({
      transactions: () => createTransactionPage([market, byHand]),
      deleteTransaction: () => ({}),
    })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await findDetailsToggle('Greenleaf Market'))
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    await userEvent.click(await findDetailsToggle('Farmers market'))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Farmers market deleted')).toBeTruthy()
    expect(api.bodiesOf('deleteTransaction')).toEqual([{ userTransactionId: 7 }])
  })
})

describe('rows that are selected', () => {
  it('have their boxes on the screen alone: on paper nothing can be selected', async () => {
    renderOver(createTransactionsApi({ transactions: () => three }), <TransactionList start={{ kind: 'all' }} />)
    const boxes = await screen.findAllByRole('checkbox')
    expect(boxes.length).toBeGreaterThan(3)
    expect(boxes.filter((box) => box.closest('[data-print=hide]') === null)).toEqual([])
    const toggle = await findDetailsToggle('Greenleaf Market')
    expect(toggle.closest('[data-print=hide]')).not.toBeNull()
  })

  it('are led from with Enter to the actions, also without a pointer', async () => {
    renderOver(createTransactionsApi({ transactions: () => three }), <TransactionList start={{ kind: 'month' }} />)
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    box?.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(box)
    await userEvent.keyboard(' ')
    const bar = await screen.findByRole('toolbar', { name: '1 selected' })
    expect(within(bar).getByText(transactionDialogsWords.enterForActions())).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(within(bar).getByRole('button', { name: 'Category' }))
  })

  it('become a rule only if all of them have one payee', async () => {
    renderOver(createTransactionsApi({ transactions: () => three }), <TransactionList start={{ kind: 'month' }} />)
    const [box, other] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    const choices = async () => {
      await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'More' }))
      const found = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
      await userEvent.keyboard('{Escape}')
      return found
    }
    if (box) await userEvent.click(box)
    await screen.findByRole('toolbar', { name: '1 selected' })
    expect(await choices()).toEqual([words.createRule(), 'Rename', transactionDialogsWords.markTransfer(), 'Delete'])
    if (other) await userEvent.click(other)
    await screen.findByRole('toolbar', { name: '2 selected' })
    expect(await choices()).toEqual(['Rename', transactionDialogsWords.markTransfer(), 'Delete'])
  })
})
