import type { Account } from '@evenkeel/api-client/contract/accounts'
import { accountTypes } from '@evenkeel/engine'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CommandsProvider, createCommands } from '../embed/commands.tsx'
import { LinkWindowProvider } from '../embed/link-window.tsx'
import { createFakeApi, FakeApp } from '../shared/fake-api.fixture.tsx'
import { sampleAccount } from './account.fixture.ts'
import { AccountsCard } from './accounts-card.tsx'

const idle = { syncInProgress: false, acctSyncInProgress: false, transSyncInProgress: false }
const company = {
  data: {
    info: {
      companyId: 1,
      name: 'Larkfield',
      logoUrl: null,
      supportEmail: null,
      level1: false,
      fundStyle: 0,
      isSsoEnabled: false,
    },
  },
}

/** The calls that a widget's token opens; any other answers 404 here. */
function renderElsewhere(accounts: readonly Account[]) {
  const api = createFakeApi({
    accounts,
    accountTypes,
    anySync: idle,
    companyInfo: company,
    updateAccount: sampleAccount(),
    undoChange: {},
  })
  const commands = createCommands()
  const onOpen = vi.fn()
  const openLinkWindow = vi.fn(() => true)
  render(
    <FakeApp api={api} onOpen={onOpen}>
      <LinkWindowProvider linkWindow={{ open: openLinkWindow }}>
        <CommandsProvider commands={commands}>
          <AccountsCard signature="Evenkeel" />
        </CommandsProvider>
      </LinkWindowProvider>
    </FakeApp>,
  )
  return { api, commands, onOpen, openLinkWindow, user: userEvent.setup() }
}

it.each([
  ['with accounts', [sampleAccount()]],
  ['without any', []],
])('opens and closes what it is for when the page asks, %s', async (_, accounts) => {
  const { commands } = renderElsewhere(accounts)
  await screen.findByRole('button', { name: 'Add account' })
  act(() => commands.send('open'))
  await screen.findByRole('dialog', { name: 'Add account' })
  act(() => commands.send('close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('asks for nothing of the banks, and opens a window of ours where one is linked', async () => {
  const { api, onOpen, openLinkWindow, user } = renderElsewhere([sampleAccount()])
  await user.click(await screen.findByRole('button', { name: 'Add account' }))
  await user.click(await screen.findByRole('button', { name: /^Connect an account/ }))
  expect(openLinkWindow).toHaveBeenCalledOnce()
  expect(onOpen).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
  for (const name of [
    'connections',
    'connectionSettings',
    'profileSettings',
    'quovoStylesName',
    'suspectedDuplicates',
  ] as const)
    expect(api.count(name)).toBe(0)
})

it('says so where the browser blocks that window', async () => {
  const { openLinkWindow, user } = renderElsewhere([])
  openLinkWindow.mockReturnValue(false)
  await user.click(await screen.findByRole('button', { name: 'Add account' }))
  await user.click(await screen.findByRole('button', { name: /^Connect an account/ }))
  expect(
    await screen.findByText('Your browser blocked the window. Allow pop-ups for this page and try again.'),
  ).toBeDefined()
})

it('changes an account and takes that back, but deletes none', async () => {
  const { api, user } = renderElsewhere([sampleAccount()])
  await user.click(await screen.findByRole('button', { name: 'Edit Everyday Checking' }))
  const balance = await screen.findByLabelText(/^Balance/)
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.clear(balance)
  await user.type(balance, '50')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(api.count('undoChange')).toBe(1))
  expect(api.bodiesOf('updateAccount')).toEqual([expect.objectContaining({ balance: 50 })])
})
