import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PrivacyProvider } from '../../privacy/privacy.tsx'
import { PayoffStack } from './payoff-stack.tsx'
import { samplePayoff } from './payoff.fixture.ts'
import * as words from '../../words/payoff-chart.generated.ts'

const debts = [
  { id: '1', name: 'Card', color: 'var(--color-chart-4)', balances: [1000, 400.5, 0, 0] },
  { id: '2', name: 'Loan', color: 'var(--color-chart-1)', balances: [3000, 2500, 1200, 0] },
]
const plan = { debts, start: '2026-11', today: [4000, 3700, 3400, 3100, 1500, 0] }

const reader = () => screen.getByRole('slider', { name: words.owedByMonth() })
const valueText = () => reader().getAttribute('aria-valuetext')
const figure = (name: string) => screen.getByText(name, { selector: 'span, strong' }).parentElement?.textContent

describe('reading the months', () => {
  it('starts today, with a figure for each debt', () => {
    render(<PayoffStack {...plan} />)
    expect(valueText()).toBe('Today: $4,000.00 owed; Card $1,000.00, Loan $3,000.00; as you pay today $4,000.00')
    expect([figure(words.allDebts()), figure('Card'), figure('Loan'), figure('Today')]).toEqual([
      'All debts$4,000',
      'Card$1,000',
      'Loan$3,000',
      'TodayAll debts$4,000Card$1,000Loan$3,000As you pay today$4,000',
    ])
  })

  it('moves by key to the month without debts and beyond', async () => {
    const user = userEvent.setup()
    render(<PayoffStack {...plan} />)
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(valueText()).toBe('January 2027: $1,200.00 owed; Loan $1,200.00; as you pay today $3,400.00')
    await user.keyboard('{ArrowRight}')
    expect(valueText()).toBe('February 2027: debt-free; as you pay today $3,100.00')
    expect(screen.getByText('February 2027')).toBeTruthy()
    await user.keyboard('{End}')
    expect(valueText()).toBe('April 2027: debt-free; as you pay today $0.00')
  })

  it('follows the pointer and goes back when it leaves', async () => {
    render(<PayoffStack {...plan} />)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    fireEvent.pointerMove(reader(), { pointerType: 'mouse' })
    expect(valueText()).toContain('Today')
    fireEvent.pointerLeave(reader(), { pointerType: 'mouse' })
    expect(valueText()).toContain('April 2027')
  })
})

describe('the table', () => {
  it('has the figures of the drawing', async () => {
    render(<PayoffStack {...plan} />)
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'MonthCardLoanAll debtsAs you pay today',
      'Today$1,000.00$3,000.00$4,000.00$4,000.00',
      'Dec 2026$400.50$2,500.00$2,900.50$3,700.00',
      'Jan 2027$0.00$1,200.00$1,200.00$3,400.00',
      'Feb 2027$0.00$0.00$0.00$3,100.00',
      'Mar 2027$0.00$0.00$0.00$1,500.00',
      'Apr 2027$0.00$0.00$0.00$0.00',
    ])
  })

  it('takes the place of the drawing, with one column for one debt', () => {
    render(<PayoffStack debts={debts.slice(0, 1)} start="2026-11" view="table" />)
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'MonthCard',
      'Today$1,000.00',
      'Dec 2026$400.50',
      'Jan 2027$0.00',
      'Feb 2027$0.00',
    ])
  })
})

it('says in one sentence what it shows', () => {
  const summary = () => document.querySelector('figcaption')?.textContent
  const { rerender } = render(<PayoffStack {...plan} />)
  expect(summary()).toBe(
    'What you owe each month: 2 debts, debt-free in February 2027; as you pay today in April 2027.',
  )
  rerender(<PayoffStack debts={debts.slice(0, 1)} start="2026-11" />)
  expect(summary()).toBe('What you owe each month: 1 debt, debt-free in January 2027.')
})

it.each([
  ['no debts', []],
  ['nothing owed', [{ ...debts[0], id: 'x', name: 'Card', color: '', balances: [0, 0] }]],
])('says that there is nothing to pay off: %s', (_, none) => {
  render(<PayoffStack debts={none} start="2026-11" />)
  expect(screen.getByText(words.noDebts())).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})

it('shows today alone', () => {
  render(
    <PayoffStack debts={debts.map((debt) => ({ ...debt, balances: debt.balances.slice(0, 1) }))} start="2026-11" />,
  )
  fireEvent.pointerMove(reader(), { pointerType: 'mouse' })
  expect(valueText()).toBe('Today: $4,000.00 owed; Card $1,000.00, Loan $3,000.00')
})

it('leaves no amount anywhere while amounts are hidden', async () => {
  render(
    <PrivacyProvider hidden onHiddenChange={() => undefined}>
      <PayoffStack {...plan} />
    </PrivacyProvider>,
  )
  await screen.findByRole('table')
  expect(valueText()).toBe('Today: amounts hidden')
  expect(document.body.textContent).not.toMatch(/\$|\d,\d|\.\d/)
})

it('renders on a server, table and all, at its usual width', () => {
  const html = renderToString(<PayoffStack {...samplePayoff} />)
  expect(html).toContain('width="928"')
  expect(html).toContain('<table')
})
