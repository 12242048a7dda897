// Proves: WIDGET-05
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sampleLink, sampleSpending } from './spending.fixture.tsx'
import { SpendingChart } from './spending-chart.tsx'

const props = {
  categories: sampleSpending,
  caption: 'November so far',
  onOpen: () => undefined,
  renderLink: sampleLink,
}

it('lists the top five and Other, which add up to the total in the middle', () => {
  render(<SpendingChart {...props} />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Rent$1,650.0058%',
    'Groceries$334.6212%',
    'Shopping$226.148%',
    'Dining out$187.457%',
    'Utilities$148.905%',
    'Other$299.0610%',
  ])
  expect(screen.getByText('November so far').previousSibling?.textContent).toBe('$2,846.17')
})

it('opens a category from its slice and from the link of its row, and everything from Other', async () => {
  const onOpen = vi.fn<(id: string | null) => void>()
  render(<SpendingChart {...props} onOpen={onOpen} />)
  await userEvent.click(screen.getByRole('button', { name: 'Shopping: $226.14, 8%' }))
  await userEvent.click(screen.getByRole('button', { name: 'Other: $299.06, 10%' }))
  expect(onOpen.mock.calls).toEqual([['3'], [null]])
  expect(screen.getByRole('link', { name: 'Rent' }).getAttribute('href')).toBe('#/spending/1')
  expect(screen.getByRole('link', { name: 'Other' }).getAttribute('href')).toBe('#/spending/')
})

it('highlights the slice of the row under the mouse and says its amount in the middle', async () => {
  render(<SpendingChart {...props} />)
  await userEvent.hover(screen.getByText('$187.45'))
  expect(screen.queryByText('November so far')).toBeNull()
  expect(screen.getAllByText('$187.45')).toHaveLength(2)
})
