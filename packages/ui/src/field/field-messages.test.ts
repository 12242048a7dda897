// Proves: FORM-20 to FORM-22
import { expect, test } from 'vitest'
import { fieldMessages } from './field-messages.ts'

test('the default messages are those of the specification, letter by letter', () => {
  const { atLeast, atMost, ...texts } = fieldMessages
  expect(texts).toEqual({
    required: 'Field required',
    numeric: 'Please enter a valid number.',
    numericNonZero: 'Please enter a non-zero number.',
    phone: 'Please enter a valid phone number.',
    email: 'Please enter a valid email address.',
    currency: 'Please enter a valid value.',
    currencyPositive: 'Please enter a positive value.',
    currencyNegative: 'Please enter a negative value.',
    currencyNonZero: 'Please enter a non-zero value.',
    percentage: 'Please enter a valid percentage.',
    percentagePositive: 'Please enter a positive percentage.',
    percentageNegative: 'Please enter a negative percentage.',
    alphabetical: 'Only Basic Latin and Latin-1 Supplement characters are supported',
    alphanumeric: 'Please enter a valid label.',
    date: 'Please enter a valid date.',
    dateField: 'Please enter a valid date',
    dateFieldMaximum: 'Please enter a date in the past',
    dateFieldMinimum: 'Please enter a valid date. You cannot be older than 130.',
  })
  expect(atLeast('$1.00')).toBe('Please enter a value of at least $1.00.')
  expect(atMost('100')).toBe('Please enter a value of at most 100.')
})
