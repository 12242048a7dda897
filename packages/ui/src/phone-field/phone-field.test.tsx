// Proves: FIELD-11, WCAG-1.3.5
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PhoneField, phoneDigits, withDashes } from './phone-field.tsx'

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

test.each([
  ['(212) 555-0100', '2125550100'],
  ['212.555.0100', '2125550100'],
  ['+1 212 555 0100', '2125550100'],
  ['12125550100', '2125550100'],
  ['212-555-01009', '2125550100'],
  ['123-456-78901', '1234567890'],
  ['call me', ''],
])('%j has the digits %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})

test.each([
  ['', ''],
  ['212', '212'],
  ['2125', '212-5'],
  ['2125550100', '212-555-0100'],
])('%j is shown as %j', (digits, text) => {
  expect(withDashes(digits)).toBe(text)
})
