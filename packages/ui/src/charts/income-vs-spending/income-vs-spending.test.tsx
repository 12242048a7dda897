import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { IncomeVsSpending } from './income-vs-spending.tsx'

const widths = () =>
  [...document.querySelectorAll<HTMLElement>('td > span[aria-hidden]')].map((bar) => bar.style.width)

it('is a table of two figures, whose bars share a scale', () => {
  render(<IncomeVsSpending totalIncomes={1000} totalExpenses={2500.5} caption="November so far" />)
  expect(screen.getByRole('table', { name: 'Income and spending, November so far' })).toBeTruthy()
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['Income$1,000.00', 'Spending$2,500.50'])
  expect(widths()).toEqual(['39.99%', '100%'])
})

it('says a refunded month without a bar', () => {
  render(<IncomeVsSpending totalIncomes={1000} totalExpenses={-45.5} caption="November so far" />)
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['Income$1,000.00', 'Spending−$45.50'])
  expect(widths()).toEqual(['100%'])
})
