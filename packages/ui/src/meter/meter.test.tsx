import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Meter } from './meter.tsx'

const widths = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-swatch]')].map(({ style }) => style.width || style.left)

describe('Meter', () => {
  it('is named, and says its reading in words', () => {
    render(<Meter label="Groceries" valueText="$334.62 of $520.00" share={0.64} />)
    const meter = screen.getByRole('meter', { name: 'Groceries' })
    expect(meter.getAttribute('aria-valuetext')).toBe('$334.62 of $520.00')
  })

  it('never runs out of its track', () => {
    const { container } = render(<Meter label="Shopping" valueText="113%" share={1.13} todayShare={1.2} />)
    expect(widths(container)).toEqual(['100%', '100%'])
  })

  it('draws the tick of today at its share of the month', () => {
    const { container } = render(<Meter label="All" valueText="75%" share={0.75} todayShare={0.5} />)
    expect(widths(container)).toEqual(['75%', '50%'])
  })
})
