import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankConnectionsProvider, type BankHostProps, type BankDialog } from '../../shared/bank-connections.tsx'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { sampleDebt } from '../shell/plan.fixture.ts'
import { LinkedFieldNote } from './linked-field.tsx'
import * as words from '../../words/plan-form.generated.ts'

const savings = (values: Partial<LinkedAccount> = {}) =>
  sampleDebt({
    name: 'Savings',
    latestBalance: 100,
    groupName: 'Asset',
    categoryName: 'Cash',
    typeName: 'Savings',
    ...values,
  })

function renderNote(accounts: readonly LinkedAccount[], value: number | null, onChoose?: () => void) {
  const onUseLinked = vi.fn()
  const wishes: (BankDialog | null)[] = []
  const Host = ({ wish }: BankHostProps) => {
    wishes.push(wish)
    return null
  }
  const connected = { userAccountId: 1, accountConnection: { accountConnectionId: 3, name: 'Harbor Bank' } }
  renderApp(
    <BankConnectionsProvider Host={Host}>
      <LinkedFieldNote accounts={accounts} value={value} onUseLinked={onUseLinked} onChoose={onChoose} />
    </BankConnectionsProvider>,
    { accounts: [connected] },
  )
  return { onUseLinked, wishes, user: userEvent.setup() }
}

describe('the account-linking widget beside a field (LINK-07)', () => {
  it('unbroken: says how many accounts fill the field, and leads to choosing them', async () => {
    const onChoose = vi.fn()
    const { user } = renderNote([savings(), savings({ userAccountId: 2, latestBalance: 50 })], 150, onChoose)
    await user.click(screen.getByRole('button', { name: '2 linked, choose accounts' }))
    expect(onChoose).toHaveBeenCalledOnce()
  })

  it('broken: another value was typed, and the way back is offered', async () => {
    const { user, onUseLinked } = renderNote([savings()], 120)
    await user.click(screen.getByRole('button', { name: 'Use linked balance' }))
    expect(onUseLinked).toHaveBeenCalledOnce()
    expect(screen.queryByText(words.notUpToDate())).toBeNull()
  })

  it.each([100, 120])('unsynced: a warning and the way to mend the bank, whatever the value: %i', async (value) => {
    const { user, wishes } = renderNote([savings({ hasSyncIssue: true })], value)
    expect(screen.getByText(words.notUpToDate())).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Use linked balance' })).toBeNull()
    await screen.findByRole('button', { name: 'Fix connection' })
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Fix connection' }))
      expect(wishes.at(-1)).toEqual({ kind: 'repair', connectionId: 3 })
    })
  })

  it('offers to link accounts where none is linked, and says nothing where none could be', () => {
    renderNote([savings({ isLinked: false })], 5, () => undefined)
    expect(screen.getByRole('button', { name: 'Link accounts' })).toBeDefined()
    expect(screen.queryByText(/ linked$/)).toBeNull()
  })
})
