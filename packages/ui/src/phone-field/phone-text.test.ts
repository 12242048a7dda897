import { expect, test } from 'vitest'
import { phoneDigits, withDashes } from './phone-text.ts'

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
