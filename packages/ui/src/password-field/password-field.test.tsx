import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

test('the button shows and hides what was typed, and says what it will do', async () => {
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
