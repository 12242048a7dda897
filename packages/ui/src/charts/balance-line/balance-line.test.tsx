import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { BalanceLine } from './balance-line.tsx'

const points = [
  { name: 'Nov 1', value: null, isKnown: false },
  { name: 'Nov 2', value: 100, isKnown: true },
  { name: 'Nov 3', value: 80.5, isKnown: false },
]
const words = {
  summary: 'A balance.',
  label: 'Balance by day',
  name: 'Balance',
  dayName: 'Day',
  unknown: 'Not known',
  points,
  listed: [0, 1, 2],
  marks: [{ at: 0, text: 'Nov 1' }],
}

it('is read day by day with the keys, and says where nothing is known', async () => {
  render(<BalanceLine {...words} />)
  const chart = screen.getByRole('slider', { name: 'Balance by day' })
  expect(chart.getAttribute('aria-valuetext')).toBe('Nov 3: $80.50')
  chart.focus()
  await userEvent.keyboard('{Home}')
  expect(chart.getAttribute('aria-valuetext')).toBe('Nov 1: Not known')
})

it('draws what is only carried on as a dashed line', () => {
  const { container } = render(<BalanceLine {...words} />)
  expect(container.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1)
})

it('has its days as a table, the newest first', () => {
  render(<BalanceLine {...words} view="table" />)
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayBalance',
    'Nov 3$80.50',
    'Nov 2$100.00',
    'Nov 1–',
  ])
})
