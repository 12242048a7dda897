// Proves: ROUTE-68
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'

const home = { label: 'My goals and finances', href: '#/' }

describe('Breadcrumbs', () => {
  it('link every page but the current one, which is plain text even with an address', () => {
    render(<Breadcrumbs items={[home, { label: 'Transactions', href: '#/transactions' }]} />)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['My goals and finances'])
    expect(screen.getByText('Transactions').getAttribute('aria-current')).toBe('page')
  })

  it('are absent on a page at the top', () => {
    const { container } = render(<Breadcrumbs items={[home]} />)
    expect(container.innerHTML).toBe('')
  })
})
