// Proves: PWD-06
// Proves: ASVS-6.2.4, ASVS-6.2.11, ASVS-6.2.12
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const names = ['Evenkeel', 'Test Company', 'test']

describe('a password on lists of stolen ones', () => {
  it.each([
    'Password1!',
    'Welcome2026!',
    'P@ssw0rd2026',
    'Summer2026!!',
    '!!Dragon123',
    'Evenkeel-2026!',
    'TestCompany#1',
  ])('is %s', (password) => expect(isCommonPassword(password, names)).toBe(true))

  it.each(['Quiet-Harbor-42', 'Correct-Horse-7', 'Calm-Seas-2026!', 'seven gray herons wading', 'Straße-und-Brücke-9'])(
    'is not %s',
    (password) => expect(isCommonPassword(password, names)).toBe(false),
  )
})
