import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { PlanType } from '@evenkeel/engine'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { sampleDebt } from './linked-account.fixture.ts'
import { LinkAccountsDialog } from './link-accounts-dialog.tsx'

const cash = (userAccountId: number, name: string, isLinked: boolean, more: Partial<LinkedAccount> = {}) =>
  sampleDebt({
    userAccountId,
    name,
    isLinked,
    latestBalance: 100,
    groupName: 'Asset',
    categoryName: 'Cash',
    typeName: 'Savings',
    ...more,
  })

function renderDialog(accounts: readonly LinkedAccount[]) {
  const [onConfirm, onClose] = [vi.fn<(accounts: LinkedAccount[]) => void>(), vi.fn()]
  renderApp(
    <LinkAccountsDialog
      planType={PlanType.EMERGENCY_FUND}
      title="Accounts in this plan"
      accounts={accounts}
      onConfirm={onConfirm}
      onClose={onClose}
    />,
    {},
  )
  const linked = () =>
    onConfirm.mock.calls
      .at(-1)?.[0]
      .filter(({ isLinked }) => isLinked)
      .map(({ name }) => name)
  return { onConfirm, onClose, linked, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const tick = (name: RegExp) => screen.getByRole('checkbox', { name })

describe('the link accounts modal (LINK-13, LINK-14)', () => {
  it('has its title and Cancel, and its button says whether anything is selected', async () => {
    const { user, linked } = renderDialog([cash(1, 'savings', false), cash(2, 'Buffer', false)])
    expect(screen.getByRole('dialog', { name: 'Link accounts' })).toBeDefined()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'Cancel',
      'Continue without linking',
    ])
    // In the order of their names, case ignored (LINK-16).
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'BufferSavings',
      'savingsSavings',
    ])
    await user.click(tick(/^Buffer/))
    expect(screen.queryByRole('button', { name: 'Continue without linking' })).toBeNull()
    await user.click(button('Link'))
    expect(linked()).toEqual(['Buffer'])
  })

  it('goes on without any', async () => {
    const { user, linked, onClose } = renderDialog([cash(1, 'Savings', false)])
    await user.click(tick(/^Savings/))
    await user.click(tick(/^Savings/))
    await user.click(button('Continue without linking'))
    expect(linked()).toEqual([])
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the assignment modal (LINK-11, LINK-12)', () => {
  const accounts = [cash(1, 'Savings', true), cash(2, 'Buffer', false)]

  it('keeps what was ticked when OK confirms', async () => {
    const { user, linked } = renderDialog(accounts)
    expect(screen.getByRole('dialog', { name: 'Accounts in this plan' })).toBeDefined()
    await user.click(tick(/^Buffer/))
    await user.click(button('OK'))
    expect(linked()).toEqual(['Savings', 'Buffer'])
  })

  it.each([
    ['Cancel', async (user: ReturnType<typeof userEvent.setup>) => user.click(button('Cancel'))],
    ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['the close button', async (user: ReturnType<typeof userEvent.setup>) => user.click(button('Close'))],
  ])('leaves everything as it was by %s', async (_, leave) => {
    const { user, onConfirm, onClose } = renderDialog(accounts)
    await user.click(tick(/^Savings/))
    await leave(user)
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalledOnce()
  })
})
