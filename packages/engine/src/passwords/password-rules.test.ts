// Proves: CONST-36, PWD-01 to PWD-05
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordFault, passwordFaults, userNameParts } from './password-rules.ts'

const standard = (password: string, userName = 'anna@corp.com') => passwordFault('standard', password, userName)
const long = (password: string) => passwordFault('long', password, 'anna@corp.com')

describe('the standard password rule', () => {
  it('accepts 10 characters of four kinds, not 9', () => {
    expect(standard('Quiet-Ha42')).toBeNull()
    expect(standard('Quiet-H42')).toBe(20001)
  })

  it('requires both cases, a digit and a special character', () => {
    expect([standard('quiet-harbor-42'), standard('QUIET-HARBOR-42')]).toEqual([20002, 20002])
    expect(standard('Quiet-Harbor-two')).toBe(20004)
    expect(standard('QuietHarbor42')).toBe(20003)
  })

  it('does not count a space or a letter of another alphabet as a special character', () => {
    expect(standard('Quiet Harbor 42')).toBe(20003)
    expect(standard('QuietHarborß42')).toBe(20003)
    expect(standard('QuietHarbor42€')).toBeNull()
  })

  it('refuses parts of the user name in any case', () => {
    expect([standard('Anna-Harbor-42'), standard('Quiet-cORP-42')]).toEqual([20005, 20005])
    expect(standard('Quiet-Dot.com-42')).toBeNull()
  })

  it('returns the first broken rule, length before all others', () => {
    expect(standard('anna')).toBe(20001)
  })

  it('counts an emoji as one character', () => {
    expect(standard('Aa1-🙂🙂🙂🙂🙂')).toBe(20001)
    expect(standard('Aa1-🙂🙂🙂🙂🙂🙂')).toBeNull()
  })
})

describe('passwordFaults', () => {
  it('returns every broken rule, in the order of the rules', () => {
    expect(passwordFaults('standard', 'anna', 'anna@corp.com')).toEqual([20001, 20002, 20004, 20003, 20005])
    expect(passwordFaults('standard', 'Quiet-Harbor', 'anna@corp.com')).toEqual([20004])
    expect(passwordFaults('long', 'anna', 'anna@corp.com')).toEqual([20001, 20005])
    expect(passwordFaults('standard', 'Quiet-Ha42', 'anna@corp.com')).toEqual([])
  })
})

describe('the long password rule', () => {
  it('accepts 15 characters of any kind, not 14', () => {
    expect(long('quiet harbor wa')).toBeNull()
    expect(long('quiet harbor w')).toBe(20001)
  })

  it('refuses parts of the user name, too', () => {
    expect(long('my name is anna ok')).toBe(20005)
  })
})

describe('the parts of a user name', () => {
  it('are the pieces of 3 characters or more on both sides, without the top-level domain', () => {
    expect(userNameParts('Anna.Lee_x+tag-one@Mail.Corp-Works.co')).toEqual([
      'anna',
      'lee',
      'tag',
      'one',
      'mail',
      'corp',
      'works',
    ])
  })

  it('are never in an accepted password', () => {
    const words = fc.stringMatching(/^[a-z]{3,8}$/)
    fc.assert(
      fc.property(words, words, fc.constantFrom('.', '_', '-', '+'), (one, other, between) => {
        const userName = `${one}${between}${other}@corp.example`
        expect(passwordFault('standard', `Zz-9${one.toUpperCase()}9-Zz`, userName)).toBe(20005)
        expect(passwordFault('long', `0000000000 ${other} 000`, userName)).toBe(20005)
      }),
    )
  })
})
