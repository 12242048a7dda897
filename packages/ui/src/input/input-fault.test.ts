import { describe, expect, test } from 'vitest'
import { inputFault, type InputRule } from './input-fault.ts'

const phone = 'Please enter a valid phone number.'

test.each([
  ['212-555-0100', undefined],
  ['012-555-0100', phone],
  ['212-555-010', phone],
  ['', undefined],
])('the phone number %j: %j (FIELD-11)', (value, fault) => {
  expect(inputFault({ type: 'phone', value })).toBe(fault)
})

test('a required select needs a value that is not empty (FIELD-12)', () => {
  expect(['', null, 'rent'].map((value) => inputFault({ type: 'select', required: true, value }))).toEqual([
    'Field required',
    'Field required',
    undefined,
  ])
  expect(inputFault({ type: 'select', value: null })).toBeUndefined()
})

describe('a validator of its own', () => {
  const validate = () => 'Please provide a valid name.'
  const rules: InputRule[] = [
    { type: 'alphanumericAmpersand', required: true, value: '<', validate },
    { type: 'phone', value: '', validate },
    { type: 'date', value: '13/01/2020', validate },
    { type: 'select', required: true, value: null, validate },
    { type: 'numeric', required: true, value: null, validate },
    { type: 'currency', value: 5, subtype: 'negative', validate },
    { type: 'percentage', value: -1, validate },
  ]

  test.each(rules)('speaks in place of the default rule of $type (FIELD-24)', (rule) => {
    expect(inputFault(rule)).toBe('Please provide a valid name.')
  })

  test('settles the matter where it says that nothing is wrong', () => {
    expect(
      inputFault({ type: 'alphanumericAmpersand', required: true, value: 'Card •• 1', validate: () => null }),
    ).toBeUndefined()
    expect(inputFault({ type: 'select', required: true, value: null, validate: () => null })).toBeUndefined()
  })

  test('leaves what it has nothing against to the default rule', () => {
    expect(inputFault({ type: 'email', value: 'a@b', validate: () => undefined })).toBe(
      'Please enter a valid email address.',
    )
  })
})
