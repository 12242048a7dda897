import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { NetWorthCard } from './net-worth-card.tsx'
import * as words from '../words/history.generated.ts'

const month = (date: string, assets: number, liabilities: number) => ({
  date: `${date}T00:00:00Z`,
  assets,
  liabilities,
  total: assets + liabilities,
})
const worth = {
  months: [month('2026-09-30', 61_000, 0), month('2026-10-31', 62_000, -7_000), month('2026-11-19', 62_500, -6_900)],
  change: 1_800,
  added: -7_200,
}

async function card(answers: FakeAnswers) {
  renderApp(<NetWorthCard signature="Evenkeel" />, answers)
  return within(await screen.findByRole('region', { name: words.netWorthOverTime() }))
}

it('shows net worth, how it moved, and each month, from totals alone', async () => {
  const shown = await card({ netWorthHistory: worth })
  expect((await shown.findAllByText('$55,600.00'))[0]).toBeDefined()
  expect(shown.getByText(/up/).textContent).toContain('You’re up $1,800.00 since Sep 2026.')
  expect(shown.getByText(/up/).textContent).toContain('$7,200.00')
  expect(shown.getByText(words.netWorthSummary())).toBeDefined()
  expect(shown.getByText('Evenkeel')).toBeDefined()
  expect(shown.getByRole('link', { name: /View net worth/ }).getAttribute('href')).toContain('/net-worth')
})

it('says of a first month that the line comes', async () => {
  const shown = await card({ netWorthHistory: { months: worth.months.slice(-1), change: 0, added: 0 } })
  expect(await shown.findByText(/Your line starts with next month’s balance/)).toBeDefined()
  expect(shown.queryByText(/since/)).toBeNull()
})

it('asks someone who has no account yet to add one, and draws no line of nothing', async () => {
  const shown = await card({ netWorthHistory: { months: [month('2026-11-19', 0, 0)], change: 0, added: 0 } })
  expect(await shown.findByText(words.noAccountsText())).toBeDefined()
  expect(shown.getByRole('link', { name: words.goHome() })).toBeDefined()
  expect(shown.queryByText(words.trendFirstMonth())).toBeNull()
  expect(shown.queryByText('$0.00')).toBeNull()
})

it('says so where it did not load', async () => {
  const shown = await card({ netWorthHistory: Response.json({ code: -1, message: 'No' }, { status: 500 }) })
  expect(await shown.findByText(words.netWorthFailed())).toBeDefined()
})
