// Proves: ACCT-15
import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { accountTypes } from '@evenkeel/engine'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { BankConnectionsProvider, type BankHostProps, type BankDialog } from '../shared/bank-connections.tsx'
import { loginRequired, sampleCompany, sampleConnection } from '../shared/connection.fixture.ts'
import { createFakeApi, type FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { sampleAccount } from '../account-modal/account.fixture.ts'
import * as words from '../words/accounts.generated.ts'

const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the banks behind the accounts', () => {
  const harbor = sampleConnection()
  const broken = sampleConnection(loginRequired)
  const connected = sampleAccount({
    isManualAccount: false,
    origin: 'connection',
    accountConnection: { accountConnectionId: 3, name: 'Harbor Bank' },
  })

  interface Banks {
    readonly connections: readonly AccountConnection[]
    readonly answers?: FakeAnswers
    readonly isFailed?: boolean
  }

  /** Renders the card as in the portal, with a host that only records which dialog is requested. */
  function renderWithBanks({ connections, answers = {}, isFailed = false }: Banks) {
    const api = createFakeApi({
      accounts: [connected],
      accountTypes,
      companyInfo: sampleCompany(),
      suspectedDuplicates: [],
      suspectedAccounts: [],
      missingRows: { missing: [], removed: [], changedSplits: [] },
      connections,
      connectionSettings: {},
      ...answers,
    })
    const wished: (BankDialog | null)[] = []
    const follows: number[] = []
    function NotingHost({ wish, follows: count, onSync }: BankHostProps) {
      if (wish !== null && wished.at(-1) !== wish) wished.push(wish)
      if (follows.at(-1) !== count) follows.push(count)
      useEffect(() => onSync({ isRunning: false, isFailed }), [onSync])
      return null
    }
    const { unmount } = renderApp(
      <BankConnectionsProvider Host={NotingHost}>
        <AccountsCard />
      </BankConnectionsProvider>,
      api,
    )
    return { api, wished, follows, unmount, user: userEvent.setup() }
  }

  it('can be connected from the prompt, next to the other two choices', async () => {
    const { user, wished } = renderWithBanks({ connections: [] })
    await user.click(await button('Add account'))
    expect(await screen.findByRole('button', { name: /^Create an account/ })).toBeDefined()
    await user.click(await screen.findByRole('button', { name: /^Connect an account/ }))
    expect(wished).toEqual([{ kind: 'connect' }])
    expect(screen.queryByRole('dialog', { name: 'Add account' })).toBeNull()
  })

  it('are not offered if the server offers none', async () => {
    const refused = () => Response.json({ code: -1, message: 'Forbidden' }, { status: 403 })
    const { user } = renderWithBanks({ connections: [], answers: { connectionSettings: refused } })
    await user.click(await button('Add account'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Connect an account/ })).toBeNull())
    expect(screen.getByRole('button', { name: /^Import a bank file/ })).toBeDefined()
  })

  it('are never requested if accounts are kept by hand only', async () => {
    const { user, api } = renderWithBanks({
      connections: [],
      answers: { companyInfo: sampleCompany({ level1: true }) },
    })
    await user.click(await button('Add account'))
    await screen.findByRole('dialog', { name: 'Create account' })
    expect(api.count('connectionSettings')).toBe(0)
  })

  it('say what is wrong in words, on the card and on each account, and link to the repair', async () => {
    const { user, wished } = renderWithBanks({ connections: [broken] })
    expect((await screen.findByText(/^Your bank needs you to sign in again\./)).textContent).toMatch(/^Harbor Bank: /)
    await user.click(await button('Fix connection: Harbor Bank'))
    expect(wished).toEqual([{ kind: 'repair', connectionId: 3 }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('mark an account whose bank is silent, and none whose bank only states an old balance', async () => {
    const { unmount } = renderWithBanks({ connections: [{ ...harbor, isSilent: true }] })
    const row = async () => (await screen.findByText('Everyday Checking')).closest('li')
    const isMarked = async () => (await row())?.querySelector('.text-warning')?.textContent ?? null
    await waitFor(async () => expect(await isMarked()).toBe('As of 11/19/2026'))
    unmount()
    const old = { ...connected, balanceAsOf: '2026-11-12T00:00:00Z' }
    renderWithBanks({ connections: [harbor], answers: { accounts: [old] } })
    await waitFor(async () => expect(await isMarked()).toBeNull())
  })

  it('show the progress of a first sync, and follow it', async () => {
    const reading = { ...harbor, syncInProgress: true, transSyncInProgress: true, lastSyncedAt: null }
    const { follows } = renderWithBanks({ connections: [{ ...reading, transactionsRead: 1340 }] })
    expect(await screen.findByText('Harbor Bank: 1,340 transactions so far')).toBeDefined()
    await waitFor(() => expect(follows.at(-1)).toBe(1))
  })

  it('show the age of the data after a sync was lost, and check again when asked', async () => {
    const { user, wished, follows } = renderWithBanks({ connections: [harbor], isFailed: true })
    await user.click(await button('Add account'))
    await user.click(await button(/^Connect an account/))
    expect(wished).toHaveLength(1)
    expect(await screen.findByText('Couldn’t refresh. Showing data from 11/19/2026.')).toBeDefined()
    await user.click(await button(words.retry()))
    await waitFor(() => expect(follows.at(-1)).toBe(1))
  })

  it('ask about rows that may be duplicates', async () => {
    const { user, wished } = renderWithBanks({ connections: [harbor], answers: { suspectedDuplicates: [{}, {}] } })
    expect(await screen.findByText('2 transactions may be duplicates.')).toBeDefined()
    await user.click(await button('Review'))
    expect(wished).toEqual([{ kind: 'duplicates' }])
  })

  it('ask about rows that a bank no longer lists', async () => {
    const missingRows = { missing: [{}, {}], removed: [], changedSplits: [] }
    const { user, wished } = renderWithBanks({ connections: [harbor], answers: { missingRows } })
    expect(await screen.findByText('Your bank no longer lists 2 transactions.')).toBeDefined()
    await user.click(await button('Review'))
    expect(wished).toEqual([{ kind: 'manage' }])
  })

  it('ask about an account that may be a duplicate', async () => {
    renderWithBanks({ connections: [harbor], answers: { suspectedAccounts: [{}], suspectedDuplicates: [{}, {}] } })
    expect(await screen.findByText('1 account and 2 transactions may be duplicates.')).toBeDefined()
  })
})
