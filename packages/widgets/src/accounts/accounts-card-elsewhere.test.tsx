import type { Account } from '@evenkeel/api-client/contract/accounts'
import { accountTypes } from '@evenkeel/engine'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { idleSync, sampleCompany } from '../shared/connection.fixture.ts'
import { createCommands } from '../shared/commands.ts'
import { HostProvider } from '../shared/host.tsx'
import { type Ask, type Decided } from '../shared/our-window.ts'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { sampleAccount } from '../account-modal/account.fixture.ts'
import { AccountOnStage } from './account-on-stage.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { AccountsOnStage } from './accounts-on-stage.tsx'

/** Renders with only the calls that a widget's token allows; any other answers 404 here. */
function renderElsewhere(accounts: readonly Account[]) {
  const commands = createCommands()
  const onOpen = vi.fn()
  const ask = vi.fn<(ask: Ask) => Promise<Decided>>(async () => ({ isDone: true, changeId: null }))
  const { api, user } = renderApp(
    <HostProvider ourWindow={{ ask }}>
      <HostProvider commands={commands}>
        <AccountsCard signature="Evenkeel" />
      </HostProvider>
    </HostProvider>,
    {
      accounts,
      accountTypes,
      anySync: idleSync,
      companyInfo: sampleCompany(),
      updateAccount: sampleAccount(),
      undoChange: {},
    },
    onOpen,
  )
  return { api, commands, onOpen, ask, user }
}

it.each([
  ['with accounts', [sampleAccount()]],
  ['without any', []],
])('opens and closes its dialog when the page asks, %s', async (_, accounts) => {
  const { commands } = renderElsewhere(accounts)
  await screen.findByRole('button', { name: 'Add account' })
  act(() => commands.send('open'))
  await screen.findByRole('dialog', { name: 'Add account' })
  act(() => commands.send('close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('sends no bank requests, and opens a window of ours to link a bank', async () => {
  const { api, onOpen, ask, user } = renderElsewhere([sampleAccount()])
  await user.click(await screen.findByRole('button', { name: 'Add account' }))
  await user.click(await screen.findByRole('button', { name: /^Connect an account/ }))
  expect(ask.mock.calls).toEqual([[{ kind: 'link-bank' }]])
  expect(onOpen).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const name of [
    'connections',
    'connectionSettings',
    'profileSettings',
    'quovoStylesName',
    'suspectedDuplicates',
  ] as const)
    expect(api.count(name)).toBe(0)
})

it('says so if the browser blocks that window', async () => {
  const { ask, user } = renderElsewhere([])
  ask.mockRejectedValue(new Error('blocked'))
  await user.click(await screen.findByRole('button', { name: 'Add account' }))
  await user.click(await screen.findByRole('button', { name: /^Connect an account/ }))
  expect(
    await screen.findByText('Your browser blocked a pop-up. Allow pop-ups for this page and try again.'),
  ).toBeDefined()
})

it('asks for a deleted account in our window, and stays open while the person leaves it there', async () => {
  const ask = vi.fn<(ask: Ask) => Promise<Decided>>(async () => ({ isDone: false, changeId: null }))
  const onClose = vi.fn()
  const { api, user } = renderApp(
    <HostProvider ourWindow={{ ask }}>
      <AccountOnStage about={{ accountId: sampleAccount().userAccountId }} onClose={onClose} />
    </HostProvider>,
    { accounts: [sampleAccount()], accountTypes, anySync: idleSync },
  )
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(ask.mock.calls).toEqual([[{ kind: 'delete-account', accountId: sampleAccount().userAccountId }]])
  expect(onClose).not.toHaveBeenCalled()
  ask.mockResolvedValue({ isDone: true, changeId: 7 })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(api.count('deleteAccount')).toBe(0)
})

it('lists accounts by name alone where their figures are not known, and opens one in our window', async () => {
  const ask = vi.fn<(ask: Ask) => Promise<Decided>>(async () => ({ isDone: true, changeId: 7 }))
  const onClose = vi.fn()
  renderApp(
    <HostProvider ourWindow={{ ask }}>
      <AccountsOnStage onClose={onClose} />
    </HostProvider>,
    { accounts: [{ userAccountId: 4, name: 'Everyday Checking', type: 'Checking' }] },
  )
  await userEvent.setup().click(await screen.findByRole('button', { name: /Everyday Checking/ }))
  expect(ask.mock.calls).toEqual([[{ kind: 'dialog', dialog: 'account', about: { accountId: 4 } }]])
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
