import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TrendLine, type TrendLineProps, layOutTrend, trendTicks } from './trend-line.tsx'

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

it('ends the only name of its axis where the drawing ends, so that it is not cut', () => {
  const { container } = render(<TrendLine {...props} points={props.points.slice(1)} marks={[{ at: 0, text: 'Nov' }]} />)
  const names = [...container.querySelectorAll('text')].filter(({ textContent }) => textContent === 'Nov')
  expect(names.map((name) => name.getAttribute('text-anchor'))).toEqual(['end'])
})

it.each([
  ['a year of growth', [58_900.34, 68_200, 77_440.46], [50_000, 60_000, 70_000, 80_000]],
  ['an example', [33_000, 42_600], [30_000, 35_000, 40_000, 45_000]],
  ['a debt', [-4_200, -3_100], [-4_500, -4_000, -3_500, -3_000]],
  ['from owing to owning', [-900, 1_100], [-1_000, 0, 1_000, 2_000]],
  ['always the same', [5_000, 5_000], [5_000, 5_050]],
  ['nothing at all', [0, 0], [0, 5]],
])('draws %s between round amounts', (_, values, ticks) => {
  expect(trendTicks(values)).toEqual(ticks)
})

it('has every value on or between its lines, for any values', () => {
  for (let seed = 1; seed < 400; seed += 1) {
    const values = Array.from(
      { length: 1 + (seed % 13) },
      (_, index) => Math.sin(seed * 12.9 + index) * 10 ** (seed % 9),
    )
    const plot = layOutTrend(values, 584)
    expect(plot.ticks.length).toBeGreaterThan(1)
    expect(plot.ticks.length).toBeLessThan(6)
    for (const { y } of plot.places) {
      expect(y).toBeGreaterThanOrEqual(7.999)
      expect(y).toBeLessThanOrEqual(132.001)
    }
  }
})

it('puts a lone value at the right', () => {
  expect(layOutTrend([12], 584).places.map(({ x }) => x)).toEqual([574])
})
