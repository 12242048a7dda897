// Proves: ROUTE-08, Q-DASH-1
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { GettingStarted } from './getting-started.tsx'
import * as words from '../words/getting-started.generated.ts'

const items = [
  { key: 'aboutMe', isDone: true, minutes: 1 },
  { key: 'match', isDone: false, minutes: 1 },
  { key: 'account', isDone: false, minutes: 2 },
  { key: 'goal', isDone: false, minutes: 2 },
  { key: 'budget', isDone: false, minutes: 1 },
]

function renderList(start: object = { items, match: { amount: 1860, rate: 0.5, limit: 0.06 } }, level1 = false) {
  const onAddAccount = vi.fn()
  const info = { companyId: 1, name: 'Larkfield', level1 }
  const { user } = renderApp(<GettingStarted onAddAccount={onAddAccount} />, {
    dashboard: { data: { gettingStarted: start } },
    companyInfo: { data: { info } },
  })
  return { onAddAccount, user }
}

it('says what is done and how long the rest takes, with the next thing open', async () => {
  renderList()
  await screen.findByRole('region', { name: 'Get started in about six minutes' })
  expect(await screen.findByText('1 of 5 done. Larkfield never sees your data.')).toBeDefined()
  const rows = screen.getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Tell us about youDone',
    expect.stringMatching(
      /^2Get your full match, up to \$1,860 a yearLarkfield adds 50 cents to each dollar you save, up to 6% of your pay\.See how1 minute$/,
    ),
    '3Connect a bank, import a file or add an accountRead-only. We can’t move your money.2 minutes',
    '4Choose your first goal2 minutes',
    '5Set one budget1 minute',
  ])
  const primary = within(rows[1] ?? document.body).getByRole('link', { name: words.seeHow() })
  expect(primary.getAttribute('href')).toBe('#/connect-with-company-benefits')
  expect(screen.getByRole('link', { name: words.budget() }).getAttribute('href')).toBe(
    '#/my-goals-and-finances/budgets',
  )
})

it('asks how to add an account, and offers no bank where accounts are kept by hand', async () => {
  const { onAddAccount, user } = renderList({ items: items.slice(2), match: null }, true)
  expect(await screen.findByText(words.accountByHand())).toBeDefined()
  expect(screen.queryByText(/[Cc]onnect a bank/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add account' }))
  expect(onAddAccount).toHaveBeenCalledOnce()
})

it('can be hidden in this browser, and shown again', async () => {
  const { user } = renderList()
  await user.click((await screen.findAllByRole('button', { name: words.hide() }))[0] ?? document.body)
  expect(screen.queryByRole('list')).toBeNull()
  cleanup()
  renderList()
  await user.click(await screen.findByRole('button', { name: words.show() }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
})
