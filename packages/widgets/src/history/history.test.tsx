import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { sampleAccount } from '../account-modal/account.fixture.ts'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { BalanceCard } from './balance-card.tsx'
import { balanceDays, historyRows } from './balance-days.ts'
import { sampleHistory, sampleWorth } from './history.fixture.ts'
import { NetWorthPanel } from './net-worth-panel.tsx'
import { NetWorthTrend } from './net-worth-trend.tsx'
import { AccountDetails } from './account-details.tsx'
import { PositionsCard } from './positions-card.tsx'
import * as words from '../words/history.generated.ts'

function show(content: ReactNode, answers: FakeAnswers) {
  const { unmount, api, user } = renderApp(content, answers)
  return { api, user, unmount }
}

it('shows how a balance moved, where it was lowest, and what is not known', async () => {
  const { api, user } = show(<BalanceCard account={sampleAccount()} onEdit={() => undefined} />, {
    balanceHistory: sampleHistory,
  })
  expect(await screen.findByRole('slider', { name: words.balanceByDay() })).toBeDefined()
  expect(screen.getByText(/since Oct 20/).textContent).toBe('+$1,114.86 since Oct 20. Lowest: $949.87 on Nov 12.')
  expect(screen.getByText(/The line uses that balance/)).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(api.bodiesOf('balanceHistory')).toEqual([{ userAccountId: 1, fromDate: '2026-10-20' }, { userAccountId: 1 }])
})

it('asks for a balance where none was ever stated', async () => {
  const account = sampleAccount({ balance: 0, balanceAsOf: null })
  show(<BalanceCard account={account} onEdit={() => undefined} />, { balanceHistory: sampleHistory })
  expect(await screen.findByRole('button', { name: words.enterBalance() })).toBeDefined()
})

it('says what drove net worth, takes what was added apart, and opens a group', async () => {
  const { user } = show(<NetWorthPanel />, { netWorthHistory: sampleWorth })
  expect((await screen.findByText(/You’re up/)).textContent).toBe(
    'You’re up $19,600.00 since Nov 2025. Most of it is Larkfield 401(k).',
  )
  expect(screen.getByText(/Accounts added since then/).textContent).toContain('−$7,200.00')
  await user.click(screen.getByRole('button', { name: /^Retirement/ }))
  expect(screen.getByRole('link', { name: 'Larkfield 401(k)' }).getAttribute('href')).toContain('/accounts/2')
})

it('says on home, too, what accounts brought that were added, since they move its line', async () => {
  show(<NetWorthTrend figure="$12,400.00" />, { netWorthHistory: sampleWorth })
  expect((await screen.findByText(/Accounts added since then/)).textContent).toMatch(
    /^\+\$19,600\.00 in \d+ months? · Accounts added since then brought −\$7,200\.00\.$/,
  )
})

it('names an account whose balance is some days old, and says of a first month that the line comes', async () => {
  const accounts = [
    sampleAccount({
      userAccountId: 2,
      origin: 'connection',
      balanceAsOf: '2026-11-12T08:00:00Z',
      name: 'Larkfield 401(k)',
    }),
    sampleAccount({ userAccountId: 1, origin: 'connection', balanceAsOf: '2026-11-19T08:00:00Z' }),
    sampleAccount({ userAccountId: 9, origin: 'connection', balanceAsOf: '2026-11-12T08:00:00Z', name: 'Hidden' }),
  ]
  const { unmount } = show(<NetWorthPanel />, { netWorthHistory: sampleWorth, accounts })
  expect((await screen.findByText(/The line uses/)).textContent).toBe(
    'Larkfield 401(k) was last updated on Nov 12. The line uses that balance.',
  )
  unmount()
  show(<NetWorthPanel />, { netWorthHistory: { ...sampleWorth, months: sampleWorth.months.slice(-1) }, accounts: [] })
  expect(await screen.findByText(words.trendFirstMonth())).toBeDefined()
  expect(screen.queryByText(/No change since/)).toBeNull()
})

it('offers the way to the accounts where there are none, and a retry where it failed', async () => {
  show(<NetWorthPanel />, { netWorthHistory: { ...sampleWorth, accounts: [] } })
  expect(await screen.findByRole('link', { name: words.goHome() })).toBeDefined()
  show(<NetWorthPanel />, { netWorthHistory: Response.json({ code: -1, message: 'No' }, { status: 500 }) })
  expect(await screen.findByText(words.netWorthFailed())).toBeDefined()
})

it('spreads steps over days, with a gap before the first, and writes them as rows of a file', () => {
  const days = balanceDays(sampleHistory.steps, '2026-10-18', '2026-11-19')
  expect([days.length, days[0]?.step, days[2]?.step?.balance, days.at(-1)?.step?.kind]).toEqual([
    33,
    null,
    2_100,
    'carried',
  ])
  expect(balanceDays(sampleHistory.steps, '2020-01-01', '2026-11-19').at(-1)?.day).toBe('2026-11-19')
  expect(historyRows(sampleHistory)[1]).toEqual(['2026-10-20', '2100.00', 'USD', 'rows'])
})

it('shows what an investment account holds, with units and prices, and nothing for another account', async () => {
  const fund = { name: 'Total Market Fund', symbol: 'TMF', units: 12.3456, price: 101.5, value: 1_253.08 }
  const other = { name: 'Old Bond', symbol: '', units: 3, price: null, value: 30 }
  const positions = { date: '2026-10-31T00:00:00Z', positions: [fund, other] }
  show(<PositionsCard account={sampleAccount({ category: 'Investment' })} />, { positions })
  const card = within(await screen.findByRole('region', { name: 'Positions' }))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Total Market Fund TMF12.3456 units at $101.50$1,253.08',
    'Old Bond3 units$30.00',
  ])
  expect(card.getByText(/^Total without cash/).textContent).toBe('Total without cash $1,283.08')
  const { api } = show(<PositionsCard account={sampleAccount()} />, {})
  expect(api.bodiesOf('positions')).toEqual([])
})

it('says of an account in another currency, and of an insurance, that no total has it', () => {
  const details = (own: Parameters<typeof sampleAccount>[0]) => {
    const { unmount } = show(<AccountDetails account={sampleAccount(own)} onEdit={() => undefined} />, {})
    const said = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    unmount()
    return said.slice(3)
  }
  expect(details({})).toEqual(['Yes', 'Yes'])
  expect(details({ currency: 'EUR' })).toEqual(['EUR, not in totals', 'No', 'No'])
  expect(details({ category: 'Insurance' })).toEqual(['No', 'Yes'])
  expect(details({ isHiddenFromNW: true, isHiddenFromCFBS: true })).toEqual(['No', 'No'])
})

it('shows what an account in another currency holds in that currency', async () => {
  const fund = { name: 'Euro Fund', symbol: '', units: 2, price: 50, value: 100 }
  show(<PositionsCard account={sampleAccount({ category: 'Investment', currency: 'EUR' })} />, {
    positions: { date: '2026-10-31T00:00:00Z', positions: [fund] },
  })
  expect((await screen.findByRole('listitem')).textContent).toBe('Euro Fund2 units at €50.00€100.00')
})
