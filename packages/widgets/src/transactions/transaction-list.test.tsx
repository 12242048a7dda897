import type { TransactionPage } from '@evenkeel/api-client/contract/transactions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TransactionList } from './transaction-list.tsx'
import { apiOf, pageOf, refusal, renderOver, transactionOf } from './transactions.fixture.tsx'

const market = transactionOf({ userTransactionId: 1 })
const bakery = transactionOf({
  userTransactionId: 2,
  date: '2026-11-18T00:00:00Z',
  description: 'Corner Bakery & Cafe',
  value: -14.35,
})
const payroll = transactionOf({
  userTransactionId: 3,
  date: '2026-11-13T00:00:00Z',
  description: 'Larkfield Payroll',
  value: 2412.38,
  categoryId: 1,
})
const three = pageOf([market, bakery, payroll], { totals: { income: 2412.38, spending: 76.53, net: 2335.85 } })

/** A promise and the way to settle it, for a server that takes its time. */
const later = () => Promise.withResolvers<unknown>()

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const toggleOf = (name: string) => screen.findByRole('button', { name: `Details of ${name}` })

describe('the list', () => {
  it('shows rows, and the totals of the whole list as the server sums them', async () => {
    const api = apiOf({
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

  it('has one open row at a time', async () => {
    renderOver(apiOf({ transactions: () => three }), <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await toggleOf('Greenleaf Market'))
    expect(screen.getByRole('button', { expanded: true, name: 'Details of Greenleaf Market' })).toBeTruthy()
    await userEvent.click(await toggleOf('Corner Bakery & Cafe'))
    const open = screen.getAllByRole('button', { expanded: true }).map((button) => button.getAttribute('aria-label'))
    expect(open).toEqual(['Details of Corner Bakery & Cafe'])
  })

  it('asks for a page, and for another order from the first page on', async () => {
    const api = apiOf({
      transactions: (body) => ({
        ...three,
        paging: { page: pageIn(body), pageSize: 10, total: 25, lastPage: 3 },
        total: 25,
      }),
    })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
    await waitFor(() =>
      expect(api.bodiesOf('transactions')).toEqual([
        { ordering: { fieldName: 'date', sortDirection: 'DESC' }, page: 1, pageSize: 10 },
        { ordering: { fieldName: 'date', sortDirection: 'DESC' }, page: 2, pageSize: 10 },
        { ordering: { fieldName: 'value', sortDirection: 'DESC' }, page: 1, pageSize: 10 },
      ]),
    )
  })

  it('goes to the last page when its own is no more', async () => {
    const api = apiOf({
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
    expect(await rowOf('Greenleaf Market')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  })

  it('says why it is short, and shows everything again', async () => {
    const api = apiOf({ transactions: (body) => ('startDate' in Object(body) ? pageOf([]) : three) })
    renderOver(api, <TransactionList start={{ kind: 'spending', categoryId: 3 }} />)
    expect(await screen.findByText('No transactions match.')).toBeTruthy()
    expect(screen.getByText('11/01/2026 \u2013 11/30/2026')).toBeTruthy()
    const [, inCard] = screen.getAllByRole('button', { name: 'Clear all' })
    await userEvent.click(inCard ?? document.body)
    expect(await rowOf('Greenleaf Market')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })

  it('offers a start to who has nothing yet', async () => {
    renderOver(apiOf({ transactions: () => pageOf([]) }), <TransactionList start={{ kind: 'all' }} />)
    expect(await screen.findByText('No transactions yet')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'Import a bank file' }).map((link) => link.getAttribute('href'))
    expect(links).toContain('#/my-goals-and-finances/import-bank-file')
  })
})

const pageIn = (body: unknown): number => Number(Object(body)['page'])

describe('a list that does not load', () => {
  it('says so in its place, and tries again', async () => {
    let isDown = true
    renderOver(
      apiOf({ transactions: () => (isDown ? refusal('Down') : three) }),
      <TransactionList start={{ kind: 'all' }} />,
    )
    expect(await screen.findByText('Your transactions did not load')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowOf('Greenleaf Market')).toBeTruthy()
  })

  it('keeps the former rows and opens no modal', async () => {
    const answers: (TransactionPage | Response)[] = [
      { ...three, total: 25, paging: { page: 1, pageSize: 10, total: 25, lastPage: 3 } },
      refusal('Down'),
    ]
    renderOver(
      apiOf({ transactions: () => answers.shift() ?? refusal('Down') }),
      <TransactionList start={{ kind: 'all' }} />,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
    expect(await screen.findByText('The list did not load. These are the transactions from before.')).toBeTruthy()
    expect(await rowOf('Greenleaf Market')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('a change of a row', () => {
  it('keeps the row busy until it is done, then says so and offers to undo it', async () => {
    const { promise, resolve } = later()
    const api = apiOf({ transactions: () => three, setTransactionVisibility: () => promise })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await toggleOf('Greenleaf Market'))
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect((await rowOf('Greenleaf Market')).getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('button', { name: 'Hide' }).hasAttribute('disabled')).toBe(true)
    expect((await rowOf('Larkfield Payroll')).hasAttribute('aria-busy')).toBe(false)
    resolve({ ...market, hidden: true })
    expect(await screen.findByText('Greenleaf Market is hidden')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    await waitFor(async () => expect((await rowOf('Greenleaf Market')).hasAttribute('aria-busy')).toBe(false))
    expect(api.bodiesOf('setTransactionVisibility')).toEqual([{ transactionId: 1, isHidden: true }])
  })

  it('saves a category as soon as it is chosen', async () => {
    const api = apiOf({ transactions: () => three, setTransactionCategory: () => bakery })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await toggleOf('Corner Bakery & Cafe'))
    screen.getByRole('combobox', { name: 'Category' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: 'Dining out' }))
    expect(await screen.findByText('Corner Bakery & Cafe moved to Dining out')).toBeTruthy()
    expect(api.bodiesOf('setTransactionCategory')).toEqual([{ transactionId: 2, categoryId: 5 }])
  })

  it('that fails frees the row, which keeps its values, and opens the failure modal', async () => {
    const api = apiOf({ transactions: () => three, setTransactionVisibility: () => refusal('The books are closed.') })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await toggleOf('Greenleaf Market'))
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    const modal = await screen.findByRole('alertdialog')
    expect(within(modal).getByText('The books are closed.')).toBeTruthy()
    await userEvent.click(within(modal).getByRole('button'))
    expect((await rowOf('Greenleaf Market')).hasAttribute('aria-busy')).toBe(false)
    expect(screen.getByRole('button', { name: 'Hide' })).toBeTruthy()
    expect(screen.queryByText('Greenleaf Market is hidden')).toBeNull()
  })
})

describe('what is particular about a row', () => {
  it('is said in words', async () => {
    const rows = [
      transactionOf({ userTransactionId: 4, description: 'Venue Ticketing', hidden: true, countsInTotals: false }),
      transactionOf({ userTransactionId: 5, description: 'To savings', isTransfer: true, countsInTotals: false }),
      transactionOf({
        userTransactionId: 6,
        description: 'Hotel Lisbon',
        currency: 'EUR',
        value: -90,
        countsInTotals: false,
      }),
    ]
    renderOver(apiOf({ transactions: () => pageOf(rows) }), <TransactionList start={{ kind: 'all' }} />)
    expect(within(await rowOf('Venue Ticketing')).getByText('Hidden')).toBeTruthy()
    expect(within(await rowOf('To savings')).getByText('Transfer')).toBeTruthy()
    expect(within(await rowOf('Hotel Lisbon')).getByText('\u2212€90.00')).toBeTruthy()
    await userEvent.click(await toggleOf('Hotel Lisbon'))
    expect(screen.getByText('In EUR. Amounts in another currency than US dollars count in no total.')).toBeTruthy()
  })

  it('edits and deletes only what was entered by hand', async () => {
    const byHand = transactionOf({ userTransactionId: 7, description: 'Farmers market', isManual: true })
    const api = apiOf({ transactions: () => pageOf([market, byHand]), deleteTransaction: () => ({}) })
    renderOver(api, <TransactionList start={{ kind: 'all' }} />)
    await userEvent.click(await toggleOf('Greenleaf Market'))
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    await userEvent.click(await toggleOf('Farmers market'))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Farmers market is deleted')).toBeTruthy()
    expect(api.bodiesOf('deleteTransaction')).toEqual([{ userTransactionId: 7 }])
  })
})
