import { describe, expect, test } from 'vitest'
import { type TextRule, textFault } from './text-fault.ts'

const label = 'Please enter a valid label.'
const latin = 'Only Basic Latin and Latin-1 Supplement characters are supported'
const email = 'Please enter a valid email address.'

test.each<[TextRule['type'], string, string | undefined]>([
  ['alphanumeric', 'ab1', undefined],
  ['alphanumeric', 'a-b', label],
  ['alphanumeric', 'a b', label],
  ['alphabetical', 'José', undefined],
  ['alphabetical', 'Łukasz', latin],
  ['alphanumericAmpersand', 'A&B 1', undefined],
  ['alphanumericAmpersand', 'A<B', label],
  ['email', 'a@b.co', undefined],
  ['email', 'a@b', email],
  ['email', 'a b@c.d', email],
  ['email', `${'a'.repeat(56)}@b.co`, email],
  ['password', ' ', undefined],
])('%s %j: %j (FIELD-01 to FIELD-05)', (type, value, fault) => {
  expect(textFault({ type }, value)).toBe(fault)
})

describe('an empty text', () => {
  test('is right where it is optional, and asked for where it is required', () => {
    expect(textFault({ type: 'email' }, '')).toBeUndefined()
    expect(textFault({ type: 'email', required: true }, '')).toBe('Field required')
  })

  test('is also one of spaces, but not in a password, from which nothing is trimmed', () => {
    expect(textFault({ type: 'alphabetical', required: true }, '  ')).toBe('Field required')
    expect(textFault({ type: 'password', required: true }, '  ')).toBeUndefined()
  })
})
