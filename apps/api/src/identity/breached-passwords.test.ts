// Proves: ASVS-6.2.12
import { describe, expect, it } from 'vitest'
import { isOftenGuessed } from './breached-passwords.ts'

describe('long passwords that are often guessed', () => {
  it.each([
    'correct horse battery staple',
    'The-Quick-Brown-Fox-1!',
    'aaaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    '123456789012345678',
    '987654321098765432',
    'qwertyuiopasdfgh',
    'MyPassword is password',
    '1qaz2wsx3edc4rfv',
    '----------------',
  ])('are known: %s', (password) => {
    expect(isOftenGuessed(password)).toBe(true)
  })

  it.each([
    'seven grey herons wading',
    'Tin roof, wet Tuesday, no bus',
    'kubu-lemari-tangga-hijau',
    'my cat walked over qwerty once',
  ])('are not: %s', (password) => {
    expect(isOftenGuessed(password)).toBe(false)
  })
})
