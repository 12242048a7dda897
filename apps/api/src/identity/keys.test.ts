import { describe, expect, it } from 'vitest'
import { makeTestRandom } from '../test/test-app.ts'
import { isSameSecret, makeKeys, randomToken, readSignedValue, signedValue } from './keys.ts'

const keys = makeKeys(new Uint8Array(32).fill(7))
const otherKeys = makeKeys(new Uint8Array(32).fill(8))

describe('signed values', () => {
  it('give back what was signed', () => {
    expect(readSignedValue(keys, 'session', signedValue(keys, 'session', 'abc.def'))).toBe('abc.def')
  })

  it('are worth nothing for another purpose, under another secret, or changed', () => {
    const signed = signedValue(keys, 'session', 'abc')
    expect(readSignedValue(keys, 'device', signed)).toBeNull()
    expect(readSignedValue(otherKeys, 'session', signed)).toBeNull()
    expect(readSignedValue(keys, 'session', signed.replace('abc', 'abd'))).toBeNull()
  })

  it.each([undefined, '', '.', 'abc', '.abc', 'abc.'])('are not made of %j', (value) => {
    expect(readSignedValue(keys, 'session', value)).toBeNull()
  })

  it('need a secret of 32 bytes', () => {
    expect(() => makeKeys(new Uint8Array(31))).toThrow('at least 32 bytes')
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
    const random = makeTestRandom()
    const [one, other] = [randomToken(random), randomToken(random)]
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(one).not.toBe(other)
  })
})
