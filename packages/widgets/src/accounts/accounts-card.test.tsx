// Proves: ROUTE-08, ACCT-06, ACCT-18, WIDGET-07
import type { Account } from '@evenkeel/api-client/contract/accounts'
import { accountTypes } from '@evenkeel/engine'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { idleSync, sampleCompany } from '../shared/connection.fixture.ts'
import { type FakeAnswers, refusal } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { HomeAccountsCard } from './home-accounts-card.tsx'
import { EditAccountDialog } from './edit-account-dialog.tsx'
import { sampleAccount, sampleCard } from '../account-modal/account.fixture.ts'
import * as accountsWords from '../words/accounts.generated.ts'
import * as accountListWords from '../words/account-list.generated.ts'
import * as netWorthHelpWords from '../words/net-worth-help.generated.ts'
import * as explanationWords from '../words/explanation.generated.ts'

function renderCard(accounts: readonly Account[], answers: FakeAnswers = {}, shown: ReactNode = <AccountsCard />) {
  const onOpen = vi.fn()
  const { api, user } = renderApp(
    shown,
    {
      accounts,
      accountTypes,
      anySync: idleSync,
      companyInfo: sampleCompany(),
      goalsByAccount: [],
      ...answers,
    },
    onOpen,
  )
  return { api, onOpen, user }
}

/** The dialog that an account's page opens. */
const renderEdit = (account: Account, answers: FakeAnswers = {}) =>
  renderCard([account], answers, <EditAccountDialog account={account} onClose={() => undefined} />)

const card = () => screen.findByRole('region', { name: accountsWords.netWorth() })
const button = (name: string) => screen.findByRole('button', { name })

async function choose(user: ReturnType<typeof userEvent.setup>, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('the net worth card', () => {
  it('shows the net worth, its date, and what it is made of', async () => {
    renderCard([sampleAccount(), sampleCard({ origin: 'file', balanceAsOf: '2026-11-14T00:00:00Z' })])
    const region = within(await card())
    expect(await region.findByText('−$1,647.44')).toBeDefined()
    expect(region.getByText('· 1 account is older')).toBeDefined()
    expect(region.getByRole('button', { name: /Credit cards/ }).getAttribute('aria-expanded')).toBe('true')
    expect(region.getByText('As of 11/14/2026').closest('li')?.textContent).toContain('Rewards Card')
  })

  it('opens and closes a group', async () => {
    const { user } = renderCard([sampleAccount({ category: 'Property', type: 'Home', name: 'House' })])
    await user.click(await screen.findByRole('button', { name: /^Property/ }))
    expect(screen.getByRole('link', { name: 'House' })).toBeDefined()
    await user.click(await screen.findByRole('button', { name: /^Property/ }))
    expect(screen.queryByRole('link', { name: 'House' })).toBeNull()
  })

  it('is closed in two lines on the home screen, and keeps in this browser what was opened (ROUTE-08)', async () => {
    const home = <HomeAccountsCard renderTrend={(figure) => figure} />
    const { user } = renderCard([sampleAccount(), sampleCard()], {}, home)
    const assets = await screen.findByRole('button', { name: /^Assets 1 account\s?\$3,214\.86$/ })
    const liabilities = screen.getByRole('button', { name: /^Liabilities 1 account\s?−\$4,862\.30$/ })
    expect([assets, liabilities].map((line) => line.getAttribute('aria-expanded'))).toEqual(['false', 'false'])
    expect(screen.queryByRole('link', { name: 'Everyday Checking' })).toBeNull()
    expect(screen.getByRole('link', { name: accountsWords.allAccounts() })).toBeDefined()
    await user.click(assets)
    expect(await screen.findByRole('link', { name: 'Everyday Checking' })).toBeDefined()
    cleanup()
    renderCard([sampleAccount(), sampleCard()], {}, home)
    expect((await screen.findByRole('button', { name: /^Assets/ })).getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: /^Liabilities/ }).getAttribute('aria-expanded')).toBe('false')
  })

  it('leads to the page of an account', async () => {
    renderCard([sampleAccount()])
    const link = await screen.findByRole('link', { name: 'Everyday Checking' })
    expect(link.getAttribute('href')).toBe('#/my-goals-and-finances/accounts/1')
  })

  it('marks accounts that count in no total and shows other money in its own currency', async () => {
    renderCard([
      sampleAccount({ isHiddenFromNW: true }),
      sampleAccount({ userAccountId: 3, name: 'Konto', currency: 'EUR', balance: 80 }),
    ])
    expect(await screen.findByText(accountListWords.leftOutHidden())).toBeDefined()
    const foreign = screen.getByText('Konto').closest('li')
    expect(foreign?.textContent).toContain('€80.00')
    expect(foreign?.textContent).toContain(accountListWords.leftOutCurrency())
    expect(screen.getByText(accountListWords.notCounted())).toBeDefined()
  })

  it('says that a balance was never stated, instead of showing an amount', async () => {
    renderCard([
      sampleAccount(),
      sampleAccount({ userAccountId: 3, name: 'From a file', balance: 0, balanceAsOf: null, origin: 'file' }),
    ])
    await card()
    const row = (await screen.findByRole('link', { name: 'From a file' })).closest('li')
    expect(row?.textContent).toContain(accountListWords.noBalanceYet())
    expect(row?.textContent).not.toContain('$')
  })

  it('explains how the figure was calculated and what is not in it', async () => {
    const { user } = renderCard([
      sampleAccount(),
      sampleAccount({ userAccountId: 3, category: 'Insurance', type: 'Life Insurance' }),
    ])
    await user.click(await button('Help: How we calculate net worth'))
    const help = await screen.findByRole('dialog', { name: netWorthHelpWords.howNetWorth(), hidden: true })
    await within(help).findByText(explanationWords.whatWeUsed())
    expect(help.textContent).toContain('so your net worth is $3,214.86.')
    expect(help.textContent).toContain('1 account isn’t counted: hidden by you, insurance, or in another currency.')
  })

  it('asks for the first account if there is none', async () => {
    renderCard([])
    expect(await screen.findByText(accountsWords.noAccounts())).toBeDefined()
    expect(screen.getAllByRole('button', { name: 'Add account' })).toHaveLength(1)
  })

  it('says that it did not load, and loads when asked again', async () => {
    const accounts = vi
      .fn()
      .mockReturnValueOnce(Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 }))
    accounts.mockReturnValue([sampleAccount()])
    const { user } = renderCard([], { accounts })
    expect(await screen.findByText(accountsWords.failed())).toBeDefined()
    await user.click(await button(accountsWords.retry()))
    expect(await screen.findByText('Everyday Checking')).toBeDefined()
  })
})

describe('adding an account', () => {
  it('offers a bank file or an account by hand', async () => {
    const { user, onOpen } = renderCard([sampleAccount()])
    await user.click(await button('Add account'))
    await user.click(await screen.findByRole('button', { name: /^Import a bank file/ }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('/my-goals-and-finances/import-bank-file')
  })

  it('opens the form at once if the company keeps accounts by hand only', async () => {
    const { user } = renderCard([sampleAccount()], { companyInfo: sampleCompany({ level1: true }) })
    await user.click(await button('Add account'))
    expect(await screen.findByRole('dialog', { name: 'Create account' })).toBeDefined()
  })

  it('creates a debt with a minus, checks once for a sync and reloads the list once', async () => {
    const { user, api } = renderCard([sampleAccount()], {
      createAccount: sampleCard(),
      companyInfo: sampleCompany({ level1: true }),
    })
    await user.click(await button('Add account'))
    await choose(user, 'Category', 'Loans')
    await choose(user, 'Type', 'Auto Loan')
    await user.type(screen.getByLabelText(/^Name/), 'Car & more')
    await user.type(screen.getByLabelText(/^Balance/), '9000')
    await user.type(screen.getByLabelText(/^Interest rate/), '5.5')
    await user.type(screen.getByLabelText(/^Minimum monthly payment/), '0')
    await user.type(screen.getByLabelText(/^Current monthly payment/), '200')
    await user.click(await button('Save'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.bodiesOf('createAccount')).toEqual([
      {
        category: 'Loan',
        type: 'Auto Loan',
        name: 'Car & more',
        balance: -9000,
        interestRate: 0.055,
        monthlyMinimumPayment: 0,
        currentMonthlyPayment: 200,
        isHiddenFromNW: false,
        isHiddenFromCFBS: false,
      },
    ])
    await waitFor(() => expect(api.count('accounts')).toBe(2))
    expect(api.count('anySync')).toBe(1)
  })

  it('offers only kinds that may be added by hand (ACCT-04)', async () => {
    const kind = (categoryName: string, typeName: string, showInAddManual: boolean) => ({
      categoryName,
      typeName,
      groupName: 'Asset',
      showInAddManual,
    })
    const kinds = [
      kind('Cash', 'Checking', true),
      kind('Cash', 'Sweep', false),
      kind('Crypto', 'Wallet', false),
      kind('Property', 'Home', true),
    ]
    const { user } = renderCard([], { accountTypes: kinds, companyInfo: sampleCompany({ level1: true }) })
    const options = async (label: string) => {
      await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }))
      return screen.getAllByRole('option').map(({ textContent }) => textContent)
    }
    await user.click(await button('Add account'))
    expect(await options('Category')).toEqual(['Cash', 'Property'])
    await user.click(screen.getByRole('option', { name: 'Cash' }))
    expect(await options('Type')).toEqual(['Checking'])
  })

  it('shows each refusal on its field, including the server’s', async () => {
    const { user, api } = renderCard([], {
      createAccount: () => refusal({ Name: 'Please provide a valid name.' }),
      companyInfo: sampleCompany({ level1: true }),
    })
    await user.click(await button('Add account'))
    await user.click(await button('Save'))
    expect(await screen.findByText('Please select one category.')).toBeDefined()
    // The type cannot be chosen before its category: it has a message, but no link, which would lead nowhere.
    expect(
      screen.getAllByRole('link', { name: /^(Category|Type|Name|Balance): / }).map(({ textContent }) => textContent),
    ).toEqual([
      'Category: Please select one category.',
      'Name: Please provide a valid name.',
      'Balance: Field required',
    ])
    expect(screen.getByText('Please select one type.')).toBeDefined()
    expect(api.count('createAccount')).toBe(0)
    await choose(user, 'Category', 'Cash')
    await choose(user, 'Type', 'Checking')
    await user.type(screen.getByLabelText(/^Name/), 'Mine')
    await user.type(screen.getByLabelText(/^Balance/), '5')
    await user.click(await button('Save'))
    expect(await screen.findByText('Please provide a valid name.')).toBeDefined()
    expect(screen.getByRole('dialog', { name: 'Create account' })).toBeDefined()
  })
})

describe('editing an account', () => {
  it('empties the fields below when the kind changes (ACCT-07, ACCT-08)', async () => {
    const { user } = renderEdit(sampleCard())
    await screen.findByRole('dialog', { name: 'Edit account' })
    await choose(user, 'Category', 'Cash')
    expect(screen.getByRole('combobox', { name: /^Type/ }).textContent).toBe('Choose one')
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>(/^Balance/).value).toBe('')
    expect(screen.queryByLabelText(/^Interest rate/)).toBeNull()
  })

  it('asks for a connected account only for what the bank does not provide', async () => {
    const connected = {
      isManualAccount: false,
      origin: 'connection',
      accountConnection: { accountConnectionId: 3, name: 'Harbor Bank' },
    } as const
    const { user, api } = renderEdit(sampleCard(connected), { updateAccount: sampleCard(connected), undoChange: {} })
    await user.click(await screen.findByLabelText('Hide from net worth'))
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByLabelText(/^Balance/)).toBeNull()
    await user.click(await button('Save'))
    await waitFor(() => expect(api.bodiesOf('updateAccount')).toEqual([{ userAccountId: 2, isHiddenFromNW: true }]))
    expect(await screen.findByText('Rewards Card saved')).toBeDefined()
    await user.click(await button('Undo'))
    await waitFor(() => expect(api.count('undoChange')).toBe(1))
  })

  it('names the goals that count an account before it is deleted, and offers to undo it', async () => {
    const goals = [1, 2].map((planType) => ({ goalTypeEnum: 1, goalName: 'Plan for retirement', planType }))
    const { user, api } = renderEdit(sampleAccount(), { goalsByAccount: goals, deleteAccount: {}, undoChange: {} })
    await user.click(await button('Delete'))
    expect(await screen.findByText('This account is linked to: Plan for retirement')).toBeDefined()
    await user.click(await button('Delete'))
    await user.click(await button('Undo'))
    expect(api.bodiesOf('deleteAccount')).toEqual([{ userAccountId: 1 }])
    await waitFor(() => expect(api.count('undoChange')).toBe(1))
    // A deleted account's goals are not requested when everything is reloaded.
    expect(api.count('goalsByAccount')).toBe(1)
  })
})
