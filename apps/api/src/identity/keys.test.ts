// Proves: ASVS-6.5.3, ASVS-7.2.3, ASVS-9.2.2, ASVS-11.2.3, ASVS-11.4.1, ASVS-11.5.1
import { describe, expect, it } from 'vitest'
import { createTestRandom } from '../../testing/test-app.ts'
import { isSameSecret, createKeys, randomToken, readSignedValue, signedValue } from './keys.ts'

const keys = createKeys(new Uint8Array(32).fill(7))
const otherKeys = createKeys(new Uint8Array(32).fill(8))

describe('signed values', () => {
  it('return what was signed', () => {
    expect(readSignedValue(keys, 'session', signedValue(keys, 'session', 'abc.def'))).toBe('abc.def')
  })

  it('are refused for another purpose, under another secret, or after a change', () => {
    const signed = signedValue(keys, 'session', 'abc')
    expect(readSignedValue(keys, 'device', signed)).toBeNull()
    expect(readSignedValue(otherKeys, 'session', signed)).toBeNull()
    expect(readSignedValue(keys, 'session', signed.replace('abc', 'abd'))).toBeNull()
  })

  it.each([undefined, '', '.', 'abc', '.abc', 'abc.'])('are not made of %j', (value) => {
    expect(readSignedValue(keys, 'session', value)).toBeNull()
  })

  it('need a secret of 32 bytes', () => {
    expect(() => createKeys(new Uint8Array(31))).toThrow('at least 32 bytes')
  })
})

describe('secrets', () => {
  it('are the same only when every character is', () => {
    expect([
      isSameSecret('abc', 'abc'),
      isSameSecret('abc', 'abd'),
      isSameSecret('abc', 'abcd'),
      isSameSecret('', ''),
    ]).toEqual([true, false, false, true])
  })

  it('have 256 bits and differ', () => {
    const random = createTestRandom()
    const [one, other] = [randomToken(random), randomToken(random)]
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(one).not.toBe(other)
  })
})
