// Proves: CONN-01 to CONN-05, CONN-08 to CONN-10, SYNC-03 to SYNC-05, ROUTE-58
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BankDialog } from '../shared/bank-connections.tsx'
import { loginRequired, sampleConnection } from '../shared/connection.fixture.ts'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { BankStage } from './bank-host.fixture.tsx'
import { goodServer, harbor, linkData, refusedLogin } from './connection.fixture.ts'
import * as bankSandboxWords from '../words/bank-sandbox.generated.ts'
import * as bankLinkWords from '../words/bank-link.generated.ts'

const noon = Date.UTC(2026, 10, 19, 12)
const refusedAs = (status: number) => () =>
  Response.json({ code: -1, message: 'Unknown error encountered' }, { status })

async function openLink(answers: FakeAnswers = {}, wish: BankDialog = { kind: 'connect' }) {
  const leave = vi.fn()
  const { api, user } = renderApp(<BankStage wish={wish} leave={leave} />, { ...goodServer, ...answers })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { api, user, leave }
}

type Opened = Awaited<ReturnType<typeof openLink>>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const plink = () => localStorage.getItem('plink')

async function signIn({ user }: Opened, userName = 'user_good', password = 'pass_good') {
  await user.type(await screen.findByLabelText(/^User name/), userName)
  await user.type(screen.getByLabelText(/^Password/), password)
  await user.click(await button('Sign in'))
}

async function toLogin(opened: Opened) {
  await opened.user.click(await button(/^Harbor Bank/))
}

describe('connecting a bank', () => {
  beforeEach(() => localStorage.clear())

  it('requests the config, then a link token, keeps its handle while the dialog is open, and creates the connection', async () => {
    const opened = await openLink()
    await screen.findByRole('dialog', { name: 'Connect an account' })
    await toLogin(opened)
    expect(plink()).toBe(JSON.stringify({ handle: 'handle-1', expiration: linkData.expiration }))
    expect(opened.api.count('connectionSettings')).toBe(1)
    expect(opened.api.bodiesOf('createLink')).toEqual([
      {
        clientName: 'Evenkeel',
        products: ['transactions'],
        countryCodes: ['US'],
        language: 'en',
        webhook: null,
        redirectUri: `${location.origin}/pagecontent/publicplaidoauth/web`,
        accountId: null,
      },
    ])
    await signIn(opened)
    await opened.user.click(await screen.findByRole('checkbox', { name: /High-Yield Savings/ }))
    await opened.user.click(await button(bankSandboxWords.allowAndConnect()))
    expect(await screen.findByText('Harbor Bank is connected')).toBeDefined()
    expect(opened.api.bodiesOf('sandboxFinish')).toEqual([{ linkToken: 'link-1', accountIds: ['a-1'] }])
    expect(opened.api.bodiesOf('createConnection')).toEqual([
      { publicToken: 'public-1', institutionId: 'twin_harbor', name: 'Harbor Bank', handle: 'handle-1' },
    ])
    expect(plink()).toBeNull()
    // A full sync starts when the dialog closes, with the loader at once.
    expect(opened.api.count('fullSync')).toBe(0)
    await opened.user.click(await button('Done'))
    expect(await screen.findByText('We are updating your data ...')).toBeDefined()
    expect(opened.api.bodiesOf('fullSync')).toEqual([{}])
    expect(opened.api.count('syncConnection')).toBe(0)
  })

  it('does not log, connect or synchronize if the person closes it', async () => {
    const opened = await openLink()
    await button(/^Harbor Bank/)
    await opened.user.click(await button('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(plink()).toBeNull()
    for (const name of ['logLinkError', 'createConnection', 'fullSync', 'syncConnection'] as const)
      expect(opened.api.count(name)).toBe(0)
  })

  it('shows the bank’s answer to a wrong password, and logs it if the person closes the dialog', async () => {
    const opened = await openLink({ sandboxLogin: { accounts: [], error: refusedLogin } })
    await toLogin(opened)
    await signIn(opened, 'user_good', 'wrong')
    expect((await screen.findByRole('alert')).textContent).toContain(refusedLogin.displayMessage)
    await opened.user.click(await button('Close'))
    expect(opened.api.bodiesOf('logLinkError')).toEqual([refusedLogin])
    expect(opened.api.count('createConnection')).toBe(0)
  })

  it('says that the bank is already connected, before and after the link', async () => {
    const opened = await openLink({
      connections: [sampleConnection()],
      createConnection: { accountConnectionId: 3, name: 'Harbor Bank', isAlreadyConnected: true },
    })
    expect((await button(/^Harbor Bank/)).textContent).toContain('Connected')
    await toLogin(opened)
    expect(await screen.findByText(/^Harbor Bank is already connected\./)).toBeDefined()
    await signIn(opened)
    await opened.user.click(await button(bankSandboxWords.allowAndConnect()))
    expect(await screen.findByText('Harbor Bank was already connected')).toBeDefined()
    expect(screen.getByText(/^Its transactions match the ones you have, so we kept your connection\./)).toBeDefined()
  })

  it('says that another login at a connected bank is added and the existing one stays', async () => {
    const opened = await openLink({
      connections: [sampleConnection()],
      createConnection: { accountConnectionId: 30, name: 'Harbor Bank', isAlreadyConnected: false },
    })
    await toLogin(opened)
    expect(await screen.findByText(/A different login adds its own accounts\./)).toBeDefined()
    await signIn(opened)
    await opened.user.click(await button(bankSandboxWords.allowAndConnect()))
    expect(await screen.findByText('Harbor Bank is connected')).toBeDefined()
    expect(screen.getByText(/^Your earlier connection doesn’t change\./)).toBeDefined()
  })

  it('says and logs that the connection could not be created, and can start over', async () => {
    const opened = await openLink({ createConnection: refusedAs(503) })
    await toLogin(opened)
    await signIn(opened)
    await opened.user.click(await button(bankSandboxWords.allowAndConnect()))
    expect((await screen.findByRole('alert')).textContent).toContain('Unknown error encountered')
    expect(opened.api.bodiesOf('logLinkError')).toEqual([
      { errorType: 'CREATE_CONNECTION', errorMessage: 'Unknown error encountered', institutionId: 'twin_harbor' },
    ])
    await opened.user.click(await button(bankLinkWords.tryAgain()))
    await button(/^Harbor Bank/)
    expect(opened.api.count('createLink')).toBe(2)
  })

  it('says that no link could be started', async () => {
    await openLink({ createLink: refusedAs(503) })
    expect((await screen.findByRole('alert')).textContent).toContain('Unknown error encountered')
    expect(plink()).toBeNull()
  })

  it('ends when the link expires: the stored link is removed, and nothing is connected', async () => {
    const { api, user } = await openLink({ createLink: { data: { ...linkData, expiration: noon + 1 } } })
    expect(await screen.findByText(/^Your bank timed out/)).toBeDefined()
    expect(plink()).toBeNull()
    await user.click(await button('Cancel'))
    expect(api.count('createConnection')).toBe(0)
  })

  it('finds a bank by a part of its name', async () => {
    const { user } = await openLink()
    await user.type(await screen.findByLabelText(bankSandboxWords.searchBanks()), 'summ')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await user.type(screen.getByLabelText(bankSandboxWords.searchBanks()), 'xyz')
    expect(screen.getByText(bankSandboxWords.noBankMatches())).toBeDefined()
  })
})

describe('a bank with its own page', () => {
  beforeEach(() => localStorage.clear())

  const resume = (oauthStateId: string | null, onClosed = vi.fn()) =>
    ({ kind: 'resume', oauthStateId, onClosed }) as const

  it('is opened, while the handle stays in the browser', async () => {
    const { user, leave } = await openLink()
    await user.click(await button(/^Summit Retirement/))
    await user.click(await button('Continue'))
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith('/pagecontent/publicplaidoauth/web?oauth_state_id=state-1'),
    )
    expect(plink()).toContain('handle-1')
  })

  it('leads back to the link that was started, without another one', async () => {
    localStorage.setItem('plink', JSON.stringify({ handle: 'handle-1', expiration: noon + 60_000 }))
    const wish = resume('state-1')
    const { api, user } = await openLink({}, wish)
    await user.click(await button(bankSandboxWords.allowAndConnect()))
    await user.click(await button('Done'))
    expect(wish.onClosed).toHaveBeenCalledOnce()
    expect(api.bodiesOf('resumeLink')).toEqual([{ handle: 'handle-1' }])
    expect(api.bodiesOf('sandboxOAuthResume')).toEqual([{ linkToken: 'link-1', oauthStateId: 'state-1' }])
    expect(api.count('createLink')).toBe(0)
    expect(api.count('createConnection')).toBe(1)
  })

  it.each([
    ['the link has expired', { handle: 'handle-1', expiration: noon - 1 }, 'state-1', {}],
    ['no link was kept', null, 'state-1', {}],
    ['the address says nothing', { handle: 'handle-1', expiration: noon + 60_000 }, null, {}],
    [
      'the server knows the handle no more',
      { handle: 'handle-1', expiration: noon + 60_000 },
      'state-1',
      { resumeLink: refusedAs(404) },
    ],
  ])('is canceled silently if %s', async (_, stored, oauthStateId, answers) => {
    localStorage.setItem('plink', JSON.stringify(stored))
    const wish = resume(oauthStateId)
    const { api } = await openLink(answers, wish)
    await waitFor(() => expect(wish.onClosed).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(plink()).toBeNull()
    for (const name of ['createLink', 'createConnection', 'logLinkError'] as const) expect(api.count(name)).toBe(0)
  })
})

describe('repairing a connection', () => {
  beforeEach(() => localStorage.clear())

  const repair = { kind: 'repair', connectionId: 3 } as const
  const server = {
    connections: [sampleConnection(loginRequired)],
    createLink: { data: { ...linkData, accountConnectionId: 3 } },
    sandboxInstitutions: { institutions: [harbor], isRepair: true },
  }

  it('opens the bank directly, restores the connection, and synchronizes only that one', async () => {
    const opened = await openLink(server, repair)
    await screen.findByRole('dialog', { name: 'Fix connection' })
    await signIn(opened)
    await opened.user.click(await button('Allow'))
    expect(await screen.findByText('Harbor Bank is working again')).toBeDefined()
    expect(opened.api.bodiesOf('createLink')).toMatchObject([{ accountId: 3 }])
    expect(opened.api.bodiesOf('restoreConnection')).toEqual([{ accountId: 3 }])
    await opened.user.click(await button('Done'))
    expect(opened.api.bodiesOf('syncConnection')).toEqual([{ accountId: 3 }])
    for (const name of ['createConnection', 'fullSync'] as const) expect(opened.api.count(name)).toBe(0)
  })

  it('links the bank again if its login was ended', async () => {
    const opened = await openLink(
      { ...server, createLink: { data: linkData }, sandboxInstitutions: goodServer.sandboxInstitutions },
      repair,
    )
    await toLogin(opened)
    await signIn(opened)
    await opened.user.click(await button(bankSandboxWords.allowAndConnect()))
    await opened.user.click(await button('Done'))
    expect(opened.api.count('createConnection')).toBe(1)
    expect(opened.api.count('restoreConnection')).toBe(0)
    expect(opened.api.count('fullSync')).toBe(1)
  })
})
