import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PrivacyProvider } from '../privacy/privacy.tsx'
import { BudgetMeter } from './budget-meter.tsx'

describe('BudgetMeter', () => {
  it('says what is left of how much', () => {
    const { container } = render(<BudgetMeter name="Groceries" spent={334.62} target={520} />)
    expect(container.textContent).toContain('$185.38 left')
    expect(container.textContent).toContain('$334.62 of $520.00')
    expect(container.querySelector('svg')).toBeNull()
  })

  it('says with icon and word that too much was spent', () => {
    const { container } = render(<BudgetMeter name="Shopping" spent={226.14} target={200} />)
    expect(container.textContent).toContain('$26.14 over')
    expect(container.querySelector('svg')).not.toBeNull()
    expect(container.querySelector('.bg-danger')).not.toBeNull()
  })

  it('is not over when exactly all is spent, despite floating point', () => {
    const { container } = render(<BudgetMeter name="Gifts" spent={0.1 + 0.2} target={0.3} />)
    expect(container.textContent).toContain('$0.00 left')
    expect(container.querySelector('.bg-danger')).toBeNull()
  })

  it('hides its amounts from assistive technology too while they are hidden', () => {
    render(
      <PrivacyProvider hidden onHiddenChange={vi.fn<(hidden: boolean) => void>()}>
        <BudgetMeter name="Groceries" spent={334.62} target={520} />
      </PrivacyProvider>,
    )
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('$••• of $•••')
  })
})
