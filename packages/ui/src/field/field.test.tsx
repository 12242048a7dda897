// Proves: FIELD-16, FIELD-17, WCAG-3.3.1, WCAG-3.3.2, WCAG-1.3.1
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field, type FieldProps } from './field.tsx'

const renderField = (props: Partial<FieldProps> = {}) => {
  render(
    <Field label="Name" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  )
  return screen.getByRole('textbox')
}

test('the label names the control', () => {
  renderField()
  expect(screen.getByLabelText('Name')).toBe(screen.getByRole('textbox'))
})

test('a hint describes the control, and an error takes its place', () => {
  const input = renderField({ hint: 'As on your card', error: 'Field required' })
  const described = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Field required')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('As on your card')).toBeNull()
})

test('without hint and error nothing describes the control', () => {
  const input = renderField()
  expect(input.getAttribute('aria-describedby')).toBeNull()
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

test('a required field shows an asterisk that is not read out, and says it is required', () => {
  const input = renderField({ required: true })
  expect(screen.getByText('Name').textContent).toBe('Name *')
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
})

test("an optional field says '(optional)'", () => {
  renderField({ optional: true })
  expect(screen.getByText('Name').textContent).toBe('Name (optional)')
})

test('a hidden label still names the control', () => {
  renderField({ hideLabel: true })
  expect(screen.getByLabelText('Name')).toBeDefined()
})
