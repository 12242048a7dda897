// Proves: FIELD-01, WCAG-1.3.5, WCAG-3.3.8
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

test('the button shows and hides the typed text, and its name says which of the two it does', async () => {
  render(
    <PasswordField
      label="Password"
      value="Quiet-Harbor-42"
      onChange={() => undefined}
      autoComplete="current-password"
    />,
  )
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})
