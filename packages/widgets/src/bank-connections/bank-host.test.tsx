// Proves: CONN-11 to CONN-14, ERR-21
import { useQuery } from '@evenkeel/api-client/react'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { BankDialog } from '../shared/bank-connections.tsx'
import { sampleCompany, sampleConnection } from '../shared/connection.fixture.ts'
import { createFakeApi, type FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { BankStage } from './bank-host.fixture.tsx'
import { goodServer, manyConnections, sampleAccountPair, samplePair } from './connection.fixture.ts'
import * as bankConnectionsWords from '../words/bank-connections.generated.ts'
import * as bankLinkWords from '../words/bank-link.generated.ts'
import * as bankSandboxWords from '../words/bank-sandbox.generated.ts'
import * as duplicatesWords from '../words/duplicates.generated.ts'

const broken = () => Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 })

async function open(wish: BankDialog, answers: FakeAnswers = {}) {
  const { api, user } = renderApp(<BankStage wish={wish} />, { ...goodServer, ...answers })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { api, user }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const manage = { kind: 'manage' } as const
const remove = { kind: 'delete', connectionId: 3, name: 'Harbor Bank' } as const
const title = 'Warning: deleting this connection deletes all associated accounts.'

describe('the list of connections', () => {
  it('shows the state of each in words, and offers the fitting action', async () => {
    await open(manage, { connections: manyConnections })
    const row = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')?.textContent ?? ''
    expect(await row('Harbor Bank')).toContain(bankConnectionsWords.upToDate())
    expect(await row('Locksmith Bank')).toMatch(/Needs attention.*sign in again.*Fix connection/)
    expect(await row('Sunset Savings')).toMatch(/Sign-in needed soon.*Fix connection/)
    expect(await row('Halfway Bank')).toMatch(/Waiting for your bank.*We skipped 2 rows/)
    expect(await row('Slow River Credit Union')).toMatch(/Updating4 accounts · 340 transactions so far/)
    expect(await row('Fernwood Credit')).toMatch(
      /Not updating.*as of 11\/17\/2026.*Already connected another way: Fernwood Store Card/,
    )
    expect(screen.queryByRole('button', { name: 'Fix connection: Harbor Bank' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Refresh now: Locksmith Bank' })).toBeNull()
  })

  it('distinguishes two logins at one bank by their accounts, also in the confirmation before one is deleted', async () => {
    const accountOf = (accountConnectionId: number, name: string) => ({
      userAccountId: name.length,
      name,
      accountConnection: { accountConnectionId, name: 'Harbor Bank' },
    })
    const { user } = await open(manage, {
      connections: [...manyConnections, sampleConnection({ accountConnectionId: 9, accountsCount: 2 })],
      accounts: [accountOf(3, 'Everyday Checking'), accountOf(9, 'Our savings'), accountOf(9, 'Our card')],
    })
    const wanted = await button('Delete: Harbor Bank (Our savings, Our card)')
    expect(wanted.closest('li')?.textContent).toContain('2 accounts: Our savings, Our card')
    await button('Refresh now: Harbor Bank (Everyday Checking)')
    await button('Delete: Fernwood Credit')
    await user.click(wanted)
    const question = await screen.findByRole('alertdialog', { name: title })
    expect(question.textContent).toContain('Harbor Bank (Our savings, Our card), its accounts and their transactions')
  })

  it('says that there are none, and offers to connect one', async () => {
    const { user } = await open(manage)
    expect(await screen.findByText(bankConnectionsWords.noBanks())).toBeDefined()
    await user.click(await button('Connect an account'))
    await screen.findByRole('dialog', { name: 'Connect an account' })
  })

  it('offers no bank to connect if accounts are kept by hand only', async () => {
    await open(manage, { companyInfo: { data: { info: { companyId: 1, name: 'Larkfield', level1: true } } } })
    await screen.findByText(bankConnectionsWords.noBanks())
    expect(screen.queryByRole('button', { name: 'Connect an account' })).toBeNull()
  })

  it('says that it did not load, and loads when asked again', async () => {
    const connections = vi.fn().mockReturnValueOnce(broken()).mockReturnValue([sampleConnection()])
    const { user } = await open(manage, { connections })
    expect(await screen.findByText(bankConnectionsWords.connectionsFailed())).toBeDefined()
    await user.click(await button(bankLinkWords.tryAgain()))
    await screen.findByRole('heading', { name: 'Harbor Bank' })
  })

  it('puts a bank of the sandbox into a state, reads it, and sends its webhooks', async () => {
    const { user, api } = await open(manage, { connections: [sampleConnection()], sandboxControl: {} })
    await user.click(await button('Sandbox: Harbor Bank'))
    await user.click(screen.getByRole('combobox', { name: bankSandboxWords.theBank() }))
    await user.click(await screen.findByRole('option', { name: bankSandboxWords.stateLogin() }))
    await user.click(await button(bankSandboxWords.applyAndRefresh()))
    await waitFor(() => expect(api.bodiesOf('syncConnection')).toEqual([{ accountId: 3 }]))
    expect(api.bodiesOf('sandboxControl')).toEqual([{ connectionId: 3, state: 'login' }])
    await user.click(await button(bankSandboxWords.sendHourLate()))
    await waitFor(() =>
      expect(api.bodiesOf('sandboxControl').at(-1)).toEqual({ connectionId: 3, webhooks: 1, webhookAge: 3600 }),
    )
  })

  it('has no sandbox controls for a real bank', async () => {
    await open(manage, { connections: [sampleConnection({ provider: 'plaid' })] })
    await screen.findByRole('heading', { name: 'Harbor Bank' })
    expect(screen.queryByRole('button', { name: /^Sandbox/ })).toBeNull()
  })

  it('offers to update all connections, and follows that on the screen (CONST-33)', async () => {
    const two = [sampleConnection(), sampleConnection({ accountConnectionId: 5, name: 'Fernwood Credit' })]
    const { user, api } = await open(manage, { connections: two })
    await user.click(await button(bankConnectionsWords.updateAll()))
    await waitFor(() => expect(api.bodiesOf('fullSync')).toEqual([{}]))
    expect(api.count('syncConnection')).toBe(0)
  })

  it('updates one connection with the frame’s calls if the person links in the frame', async () => {
    const settings = { accountConnectivityType: 0, useTestInstitutions: false }
    const idle = { acctSyncInProgress: false, transSyncInProgress: false }
    const { user, api } = await open(manage, {
      connections: [sampleConnection()],
      profileSettings: settings,
      quovoSyncAccount: {},
      quovoSyncStatus: idle,
    })
    await user.click(await button('Refresh now: Harbor Bank'))
    await waitFor(() => expect(api.bodiesOf('quovoSyncAccount')).toEqual([{ connectionId: 3 }]))
    await waitFor(() => expect(api.count('quovoSyncStatus')).toBeGreaterThan(0))
    expect([api.count('syncConnection'), api.count('anySync')]).toEqual([0, 0])
  })

  it('F10: reloads the cash flow and the accounts once each, when that has synced (SYNC-11, SYNC-15)', async () => {
    const Figures = () => {
      useQuery('cashFlow', { body: { pastMonthCount: 3 } })
      useQuery('accounts', { body: {} })
      return null
    }
    const { api, user } = renderApp(
      <>
        <Figures />
        <BankStage wish={manage} />
      </>,
      { ...goodServer, connections: [sampleConnection()], cashFlow: [], accounts: [] },
    )
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const counts = () => [api.count('cashFlow'), api.count('accounts')]
    expect(counts()).toEqual([1, 1])
    await user.click(await button('Refresh now: Harbor Bank'))
    await waitFor(() => expect(counts()).toEqual([2, 2]))
    expect(await button('Refresh now: Harbor Bank')).toBeDefined()
    expect(counts()).toEqual([2, 2])
  })

  it('updates one connection', async () => {
    const { user, api } = await open(manage, { connections: [sampleConnection()] })
    await user.click(await button('Refresh now: Harbor Bank'))
    expect(api.bodiesOf('syncConnection')).toEqual([{ accountId: 3 }])
    expect(await screen.findByText('We are updating your data ...')).toBeDefined()
  })
})

describe('deleting a connection', () => {
  it('warns first, and deletes nothing if the person cancels', async () => {
    const { user, api } = await open(remove)
    await screen.findByRole('alertdialog', { name: title })
    await user.click(await button('Cancel'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.count('deleteConnection')).toBe(0)
  })

  it('closes, shows a loader until the server has answered, and can be undone', async () => {
    const answer = Promise.withResolvers<void>()
    const api = createFakeApi({ ...goodServer, deleteConnection: {}, undoChange: {} })
    const slow: typeof api.client = {
      ...api.client,
      change: async (name, ...input) => {
        if (name === 'deleteConnection') await answer.promise
        return api.client.change(name, ...input)
      },
    }
    const user = userEvent.setup()
    renderApp(<BankStage wish={remove} />, { ...api, client: slow })
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.click(await button('Delete'))
    expect(await screen.findByText('Deleting Harbor Bank…')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    answer.resolve()
    expect(await screen.findByText('Harbor Bank deleted')).toBeDefined()
    expect(screen.queryByText('Deleting Harbor Bank…')).toBeNull()
    expect(api.bodiesOf('deleteConnection')).toEqual([{ connectionId: 3 }])
    await user.click(await button('Undo'))
    await waitFor(() => expect(api.count('undoChange')).toBe(1))
  })

  it('has the help link that its message names, to the support of the employer', async () => {
    const { data } = sampleCompany()
    const company = { data: { info: { ...data.info, supportEmail: 'help@larkfield.example' } } }
    const { user } = await open(remove, { deleteConnection: broken, companyInfo: company })
    await user.click(await button('Delete'))
    const failure = await screen.findByRole('alertdialog', { name: 'Whoops, something went wrong' })
    const link = await within(failure).findByRole('link', { name: 'Help' })
    expect(link.getAttribute('href')).toBe('mailto:help@larkfield.example')
    const message = within(failure).getByText(/use the "help" link above/)
    expect(link.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says in the words of the specification that it failed; only the button closes that', async () => {
    const { user } = await open(remove, { deleteConnection: broken })
    await user.click(await button('Delete'))
    const failure = await screen.findByRole('alertdialog', { name: 'Whoops, something went wrong' })
    expect(failure.textContent).toContain(
      `We couldn't delete your connection. Please try again or use the "help" link above to request support.`,
    )
    expect(screen.queryByText('Deleting Harbor Bank…')).toBeNull()
    await user.keyboard('{Escape}')
    expect(within(failure).getAllByRole('button')).toHaveLength(1)
    await user.click(within(failure).getByRole('button'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('possible duplicates', () => {
  it('are shown side by side, and the person decides', async () => {
    const suspectedDuplicates = vi.fn().mockReturnValueOnce([samplePair]).mockReturnValue([])
    const { user, api } = await open({ kind: 'duplicates' }, { suspectedDuplicates, decideDuplicate: {} })
    const pair = await screen.findByRole('listitem')
    expect(pair.textContent).toMatch(
      /From the bank · Everyday Checking.*−\$58\.20.*From an imported file · Everyday Checking.*Greenleaf Market.*−\$58\.20/,
    )
    await user.click(await button('Same, keep one: GREENLEAF MARKET 0388'))
    expect(await screen.findByText(duplicatesWords.allSortedOut())).toBeDefined()
    expect(api.bodiesOf('decideDuplicate')).toEqual([{ duplicateId: 9, isSame: true }])
  })
})

describe('an account that may be a duplicate', () => {
  it('is shown next to the one of a bank file, and is joined with it when the person decides so', async () => {
    const suspectedAccounts = vi.fn().mockReturnValueOnce([sampleAccountPair]).mockReturnValue([])
    const { user, api } = await open({ kind: 'duplicates' }, { suspectedAccounts, decideSuspectedAccount: {} })
    const pair = await screen.findByRole('listitem')
    expect(pair.textContent).toMatch(
      /From the bank.*Everyday Checking.*3,214\.86.*From an imported file.*Checking ••6789.*987\.65.*20 transactions/,
    )
    expect(screen.queryByText(duplicatesWords.allSortedOut())).toBeNull()
    await user.click(await button('Same account, merge: Everyday Checking'))
    expect(await screen.findByText(duplicatesWords.allSortedOut())).toBeDefined()
    expect(api.bodiesOf('decideSuspectedAccount')).toEqual([{ suspectedAccountId: 4, isSame: true }])
  })
})

describe('following a sync', () => {
  it('says that it is lost after three errors, and resumes when asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const anySync = vi.fn().mockImplementation(broken)
    const { user } = await open(manage, { anySync, connections: [sampleConnection()] })
    await user.click(await button('Refresh now: Harbor Bank'))
    await vi.advanceTimersByTimeAsync(5000)
    await screen.findByText('Sync lost')
    expect(anySync).toHaveBeenCalledTimes(3)
    anySync.mockImplementation(() => ({ syncInProgress: false }))
    screen.getByText('Follow').click()
    await screen.findByText('Sync known')
    vi.useRealTimers()
  })
})
