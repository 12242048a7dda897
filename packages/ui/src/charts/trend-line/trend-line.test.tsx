import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TrendLine, type TrendLineProps } from './trend-line.tsx'

const props: TrendLineProps = {
  summary: 'Your net worth, month by month.',
  label: 'Net worth by month',
  names: { month: 'Month', value: 'Net worth' },
  points: [
    { name: 'Oct', value: 70_000 },
    { name: 'Nov', value: 77_440.46 },
  ],
  marks: [{ at: 1, text: 'Nov' }],
}

it('has its figures as a table for people who do not see the line', async () => {
  render(<TrendLine {...props} />)
  const table = await screen.findByRole('table', { name: 'Net worth by month' })
  expect(table.textContent).toContain('Nov$77,440.46')
  expect(screen.getByText('Your net worth, month by month.')).toBeDefined()
})

it('as an example says only its sentence, and has no color of its own', () => {
  const { container } = render(<TrendLine {...props} isExample />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(container.querySelector('.stroke-accent')).toBeNull()
})
