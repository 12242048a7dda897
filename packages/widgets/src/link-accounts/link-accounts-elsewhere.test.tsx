import { PlanType } from '@evenkeel/engine'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createCommands } from '../shared/commands.ts'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { HostProvider } from '../shared/host.tsx'
import { type Ask, blockedWords, type Decided } from '../shared/our-window.ts'
import { LinkAccountsCard } from './link-accounts-card.tsx'
import { sampleDebt } from './linked-account.fixture.ts'
import * as words from '../words/link-accounts.generated.ts'

const named = (userAccountId: number, name: string, isLinked: boolean) => {
  const { displayName, typeName, categoryName, groupName, isDeleted } = sampleDebt()
  return { userAccountId, name, isLinked, displayName, typeName, categoryName, groupName, isDeleted }
}

const debts = { planType: PlanType.REDUCE_DEBT, name: 'Reduce debt', status: 2 }
const notBegun = { planType: PlanType.EMERGENCY_FUND, name: 'Emergency fund', status: 0 }
const goal = { goalType: 2, name: 'Manage debt', plans: [debts, notBegun] }

/** Renders the card with the narrow answers that its token gets: no figure is among them. */
function renderCard(goals: readonly object[] = [goal]) {
  const linkedAccounts = [named(1, 'Rewards Card', true), named(2, 'Store Card', false)]
  const ask = vi.fn<(ask: Ask) => Promise<Decided>>(async () => ({ isDone: true, changeId: 7 }))
  const commands = createCommands()
  const { user } = renderApp(
    <HostProvider ourWindow={{ ask }}>
      <HostProvider commands={commands}>
        <LinkAccountsCard signature="Evenkeel" />
      </HostProvider>
    </HostProvider>,
    { myGoals: goals, plan: { ...debts, linkedAccounts } },
  )
  return { ask, commands, user }
}

it('names the accounts of each goal that has begun, without a figure', async () => {
  renderCard()
  await screen.findByText('Rewards Card')
  expect(screen.getByRole('heading', { name: 'Reduce debt' })).toBeDefined()
  expect(screen.queryByText('Emergency fund')).toBeNull()
  expect(document.body.textContent).not.toMatch(/\d/)
})

it('sends what was chosen to our window, and closes once it was confirmed there', async () => {
  const { ask, user } = renderCard()
  await user.click(await screen.findByRole('button', { name: 'Link accounts to Reduce debt' }))
  await user.click(await screen.findByRole('checkbox', { name: /Rewards Card/ }))
  expect(screen.getByRole('button', { name: 'Continue without linking' })).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: /Store Card/ }))
  ask.mockResolvedValueOnce({ isDone: false, changeId: null })
  await user.click(screen.getByRole('button', { name: 'Link' }))
  expect(screen.getByRole('dialog', { name: 'Link accounts' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Link' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const linkedAccounts = [{ userAccountId: 2, isLinked: true }]
  expect(ask).toHaveBeenLastCalledWith({ kind: 'link-accounts', plan: { planType: debts.planType, linkedAccounts } })
})

it('opens no window if nothing was changed, and says so if the browser blocks it', async () => {
  const { ask, user } = renderCard()
  await user.click(await screen.findByRole('button', { name: 'Link accounts to Reduce debt' }))
  await user.click(await screen.findByRole('button', { name: 'Link' }))
  expect(ask).not.toHaveBeenCalled()
  ask.mockRejectedValue(new Error('blocked'))
  await user.click(screen.getByRole('button', { name: 'Link accounts to Reduce debt' }))
  await user.click(await screen.findByRole('checkbox', { name: /Store Card/ }))
  await user.click(screen.getByRole('button', { name: 'Link' }))
  await screen.findByText(blockedWords)
})

it('says what it is for while no goal has begun, also when the page opens it', async () => {
  const { commands } = renderCard([])
  await screen.findByText(words.noGoals())
  act(() => commands.send('open'))
  await screen.findByRole('dialog', { name: 'Link accounts' })
  act(() => commands.send('close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
