import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AsOf } from './as-of.tsx'

describe('AsOf', () => {
  it('says how old a figure is, without an action for a fresh one', () => {
    render(<AsOf when="9:41 AM" action={<a href="#/fix">Fix connection</a>} />)
    expect(screen.getByText('As of 9:41 AM')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows the action of a stale one', () => {
    render(<AsOf when="11/14/2026" stale action={<a href="#/fix">Fix connection</a>} />)
    expect(screen.getByRole('link', { name: 'Fix connection' })).toBeTruthy()
  })
})
