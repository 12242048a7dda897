import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { IconButton } from './icon-button.tsx'

describe('IconButton', () => {
  it('has its label as its name', () => {
    render(<IconButton icon="refresh" label="Refresh" />)
    expect(screen.getByRole('button', { name: 'Refresh' }).hasAttribute('aria-pressed')).toBe(false)
  })

  it('says whether it is on, if it is a toggle', () => {
    render(<IconButton icon="eye" label="Hide amounts" pressed={false} />)
    expect(screen.getByRole('button', { name: 'Hide amounts', pressed: false })).toBeTruthy()
  })
})
