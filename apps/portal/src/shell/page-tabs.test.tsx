import { renderApp } from '@evenkeel/widgets/shared/render-app.fixture.tsx'
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { PageTabs, pageTabs } from './page-tabs.tsx'
import { findPlace } from './places.ts'
import * as english from '../../words/en-US/page-tabs.json'
import * as spanish from '../../words/es-US/page-tabs.json'
import * as words from '../words/page-tabs.generated.ts'

function renderTabs(of: keyof typeof pageTabs, path: string, level1 = false) {
  renderApp(
    <MemoryRouter initialEntries={[path]}>
      <PageTabs of={of} />
    </MemoryRouter>,
    { companyInfo: { data: { info: { level1 } } } },
  )
}

const current = () =>
  screen.getAllByRole('link').flatMap((link) => (link.ariaCurrent === 'page' ? [link.textContent] : []))

it.each([
  ['transactions', '/my-goals-and-finances/transactions', 'List'],
  ['transactions', '/my-goals-and-finances/transactions/budget/3/2026/11', 'List'],
  ['transactions', '/my-goals-and-finances/transactions/recurring', 'Recurring'],
  ['transactions', '/my-goals-and-finances/cashflow-detail/2026/11', words.byMonth()],
  ['accounts', '/my-goals-and-finances/accounts', 'Accounts'],
  ['accounts', '/my-goals-and-finances/net-worth', words.netWorth()],
  ['accounts', '/my-goals-and-finances/bank-connections', words.bankConnections()],
] as const)('of %s on %s marks %s alone', (of, path, label) => {
  renderTabs(of, path)
  expect(current()).toEqual([label])
  cleanup()
})

it('are all in the place that is lit on them', () => {
  for (const [name, tabs] of Object.entries(pageTabs))
    for (const { path } of tabs()) expect([name, findPlace(path)?.label.toLowerCase()]).toEqual([name, name])
})

it('leave out the banks where accounts are kept by hand only', async () => {
  renderTabs('accounts', '/my-goals-and-finances/accounts', true)
  await expect.poll(() => screen.queryByRole('link', { name: words.bankConnections() })).toBeNull()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Accounts', words.netWorth()])
})

/** A row at 375 pixels has 343, less two gaps of 20 and three times 8 around the words, at 7.3 pixels a letter. */
const lettersOnPhone = 38

it.each([
  ['English', english],
  ['Spanish', spanish],
])('fit a phone in %s', (_, labels) => {
  for (const row of [
    [labels.list, labels.byMonth, labels.recurring],
    [labels.accounts, labels.netWorth, labels.bankConnections],
  ])
    expect(row.join('').length).toBeLessThanOrEqual(lettersOnPhone)
})
