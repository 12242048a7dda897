import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NetWorthBars } from './net-worth-bars.tsx'

const months = [
  { name: 'October', shortName: 'Oct', owned: 100, owed: -40, net: 60 },
  { name: 'November', shortName: 'Nov', owned: 120, owed: 0, net: 120 },
]
const words = {
  summary: 'Net worth by month.',
  label: 'Net worth by month',
  names: { month: 'Month', net: 'Net worth', owned: 'You own', owed: 'You owe' },
  months,
  marks: [],
}

it('says all figures of a month', () => {
  render(<NetWorthBars {...words} />)
  expect(screen.getByRole('slider', { name: 'Net worth by month' }).getAttribute('aria-valuetext')).toBe(
    'November: Net worth $120.00, You own $120.00, You owe $0.00',
  )
})

it('has every figure beside the month where there is room, net worth last', () => {
  render(<NetWorthBars {...words} />)
  expect(screen.getByText('November').parentElement?.textContent).toBe(
    'NovemberYou own$120.00You owe$0.00Net worth$120.00',
  )
})

it('draws a bar for what is owned and one for what is owed, and none for nothing', () => {
  const { container } = render(<NetWorthBars {...words} />)
  expect(container.querySelectorAll('rect')).toHaveLength(3)
})

it('names each month under its bar where all have room, else those that it is told', () => {
  const { container, rerender } = render(<NetWorthBars {...words} />)
  const names = () =>
    [...container.querySelectorAll('svg text')].map((name) => name.textContent).filter((name) => !name.includes('$'))
  expect(names()).toEqual(['Oct', 'Nov'])
  const many = Array.from({ length: 24 }, (_, index) => ({
    ...{ name: `${index}`, shortName: `m${index}` },
    ...{ owned: 100, owed: -40, net: 60 },
  }))
  rerender(
    <NetWorthBars
      {...words}
      months={many}
      marks={[
        { at: 0, text: 'First' },
        { at: 23, text: 'Last' },
      ]}
    />,
  )
  expect(names()).toEqual(['First', 'Last'])
})

it('has its months as a table, the newest first', () => {
  render(<NetWorthBars {...words} view="table" />)
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'MonthYou ownYou oweNet worth',
    'November$120.00$0.00$120.00',
    'October$100.00−$40.00$60.00',
  ])
})
