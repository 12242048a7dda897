// Proves: WIDGET-02
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { PrivacyProvider } from '../../privacy/privacy.tsx'
import { Doughnut, DoughnutLegend, type DoughnutProps, type DoughnutSlice, type RenderSliceLink } from './doughnut.tsx'

const slices: DoughnutSlice[] = [
  { id: 'stocks', label: 'Stocks', value: 600, color: 'var(--color-chart-1)' },
  { id: 'bonds', label: 'Bonds', value: 300, color: 'var(--color-chart-2)' },
  { id: 'cash', label: 'Cash', value: 100, color: 'var(--color-chart-3)' },
]

function Harness(props: Partial<DoughnutProps>) {
  const [active, setActive] = useState<string | null>(null)
  const shared = { slices, label: 'Allocation', active, onActiveChange: setActive, ...props }
  return <Doughnut caption="All funds" {...shared} />
}

const paths = () => document.querySelectorAll('svg path')

describe('the ring', () => {
  it('shows the total with its caption, and says each slice', () => {
    render(<Harness />)
    expect(screen.getByText('All funds').previousSibling?.textContent).toBe('$1,000.00')
    expect(within(screen.getByRole('group', { name: 'Allocation' })).getAllByRole('img')).toHaveLength(3)
    expect(screen.getByRole('img', { name: 'Bonds: $300.00, 30%' })).toBeTruthy()
  })

  it('is one tab stop that arrows move around, filling the middle; Enter opens', async () => {
    const user = userEvent.setup()
    const onOpen = vi.fn<(id: string) => void>()
    render(<Harness onOpen={onOpen} />)
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Stocks: $600.00, 60%')
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Cash: $100.00, 10%')
    expect(screen.getByText('Cash', { selector: 'figure > div > div > span' }).previousSibling?.textContent).toBe(
      '$100.00',
    )
    await user.keyboard('{Enter}')
    expect(onOpen.mock.calls).toEqual([['cash']])
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Stocks: $600.00, 60%')
  })

  it('draws one slice as a whole ring, and no slices as an empty one', () => {
    const { rerender } = render(<Harness slices={slices.slice(0, 1)} />)
    expect(paths()).toHaveLength(1)
    // A full ring is two circles, each drawn as two half turns.
    expect(paths()[0]?.getAttribute('d')?.match(/A/g)).toHaveLength(4)
    rerender(<Harness slices={[]} />)
    expect(paths()).toHaveLength(1)
    expect(screen.queryAllByRole('img')).toEqual([])
    expect(screen.getByText('Allocation. No data yet.')).toBeTruthy()
  })

  it('hides amounts but not percents', () => {
    render(
      <PrivacyProvider hidden onHiddenChange={() => undefined}>
        <Harness />
      </PrivacyProvider>,
    )
    expect(screen.getByRole('img', { name: 'Bonds: amount hidden, 30%' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('$')
  })

  it('renders on a server', () => {
    expect(renderToString(<Harness />)).toContain('Bonds: $300.00, 30%')
  })
})

describe('the legend', () => {
  const link: RenderSliceLink = ({ id }, { className, children }) => (
    <a href={`#/${id}`} className={className} onClick={() => followed(id)}>
      {children}
    </a>
  )
  const followed = vi.fn<(id: string) => void>()

  it('is the table of the ring', () => {
    render(<DoughnutLegend slices={slices} label="Allocation" renderLink={link} />)
    const rows = within(screen.getByRole('table', { name: 'Allocation' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'NameAmountShare',
      'Stocks$600.0060%',
      'Bonds$300.0030%',
      'Cash$100.0010%',
    ])
  })

  it('follows the link of a slice from anywhere on its row', async () => {
    render(<DoughnutLegend slices={slices} label="Allocation" renderLink={link} />)
    expect(screen.getByRole('link', { name: 'Stocks' }).getAttribute('href')).toBe('#/stocks')
    await userEvent.click(screen.getByText('$600.00'))
    expect(followed.mock.calls).toEqual([['stocks']])
  })

  it('highlights the slice of the row under the mouse', async () => {
    const onActiveChange = vi.fn<(id: string | null) => void>()
    render(<DoughnutLegend slices={slices} label="Allocation" onActiveChange={onActiveChange} renderLink={link} />)
    const user = userEvent.setup()
    await user.hover(screen.getByText('Bonds'))
    expect(onActiveChange).toHaveBeenLastCalledWith('bonds')
    await user.unhover(screen.getByText('Bonds'))
    expect(onActiveChange).toHaveBeenLastCalledWith(null)
  })
})
