import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VisuallyHidden } from './visually-hidden.tsx'

it('is part of the name of what it stands in, and not hidden from whoever listens', () => {
  render(
    <button type="button">
      <span aria-hidden>?</span>
      <VisuallyHidden>Help</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Help' })).toBeDefined()
})
