// Proves: FIELD-11, WCAG-1.3.5
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PhoneField } from './phone-field.tsx'

function Held() {
  const [value, setValue] = useState('212-555-0100')
  return <PhoneField label="Phone" value={value} onChange={setValue} />
}

const input = () => screen.getByLabelText<HTMLInputElement>('Phone')

test('backspace deletes digits across the dashes, and letters are refused', async () => {
  render(<Held />)
  await userEvent.type(input(), '{Backspace>5/}x99')
  expect(input().value).toBe('212-559-9')
})

test('a phone keyboard and the browser’s autofill are offered', () => {
  render(<Held />)
  expect(input().type).toBe('tel')
  expect(input().autocomplete).toBe('tel-national')
})
