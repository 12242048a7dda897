import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VisuallyHidden } from './visually-hidden.tsx'

it('is part of the name of the element around it, and not hidden from screen readers', () => {
  render(
    <button type="button">
      <span aria-hidden>?</span>
      <VisuallyHidden>Help</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Help' })).toBeDefined()
})
