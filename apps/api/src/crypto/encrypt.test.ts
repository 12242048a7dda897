// Proves: ASVS-11.2.2, ASVS-11.3.1, ASVS-11.3.3
import { describe, expect, it } from 'vitest'
import { createTestRandom } from '../../testing/test-parts.ts'
import { accessTokenContext, linkTokenContext } from '../bank/bank-parts.ts'
import { createKeys } from '../identity/keys.ts'
import { createEncryptor, createTextEncryptor, keyringFor } from './encrypt.ts'

const key = (id: string, fill: number) => ({ id, bytes: new Uint8Array(32).fill(fill) })
const random = createTestRandom('iv')
const encryptor = createTextEncryptor(createEncryptor({ current: key('2026a', 7), older: [] }, random))
const context = accessTokenContext(7, 7_000_000_001)
const notOurs = 'was not encrypted with one of our keys'

/** Changes one bit in the part of `text` at `index`. */
function tampered(text: string, index: number): string {
  const parts = text.split('.')
  const bytes = Buffer.from(parts[index] ?? '', 'base64url')
  bytes[0] = (bytes[0] ?? 0) ^ 1
  return parts.with(index, bytes.toString('base64url')).join('.')
}

describe('an encrypted text', () => {
  it('names its key, and reads back in the same context', async () => {
    const text = await encryptor.encrypt('access-1 ü', context)
    expect(text).toMatch(/^k2026a\.[\w-]{16}\.[\w-]+$/)
    expect(text).not.toContain('access')
    expect(await encryptor.decrypt(text, context)).toBe('access-1 ü')
  })

  it('is different each time', async () => {
    expect(await encryptor.encrypt('access-1', context)).not.toBe(await encryptor.encrypt('access-1', context))
  })

  it.each([
    ['another person', accessTokenContext(8, 7_000_000_001)],
    ['another connection', accessTokenContext(7, 7_000_000_002)],
    ['another purpose', linkTokenContext(7, '7000000001')],
  ])('does not decrypt for %s', async (_who, other) => {
    await expect(encryptor.decrypt(await encryptor.encrypt('access-1', context), other)).rejects.toThrow(notOurs)
  })

  it('does not decrypt after a change to any of its parts', async () => {
    const text = await encryptor.encrypt('access-1', context)
    for (const changed of [
      tampered(text, 1),
      tampered(text, 2),
      `${text.slice(0, -8)}`,
      'k2026a..',
      'k2026a.AAAA.AAAA',
    ])
      await expect(encryptor.decrypt(changed, context)).rejects.toThrow(notOurs)
  })

  it('does not decrypt with another key of the same id, nor with an unknown id', async () => {
    const text = await encryptor.encrypt('access-1', context)
    const other = createTextEncryptor(createEncryptor({ current: key('2026a', 8), older: [] }, random))
    await expect(other.decrypt(text, context)).rejects.toThrow(notOurs)
    await expect(encryptor.decrypt(text.replace('2026a', '2025b'), context)).rejects.toThrow(notOurs)
  })

  it.each(['v2.a.b', 'k1.a', 'k1.a.b.c', 'a.b', ' '])('is not %j', async (text) => {
    await expect(encryptor.decrypt(text, context)).rejects.toThrow(notOurs)
  })

  it('is not an empty text', async () => {
    await expect(encryptor.decrypt('', context)).rejects.toThrow(notOurs)
  })

  it('stays readable after the key changes, while new texts get the new key', async () => {
    const before = await encryptor.encrypt('access-1', context)
    const keyring = { current: key('2027a', 9), older: [key('2025b', 3), key('2026a', 7)] }
    const after = createTextEncryptor(createEncryptor(keyring, random))
    expect(await after.decrypt(before, context)).toBe('access-1')
    expect(await after.encrypt('access-1', context)).toMatch(/^k2027a\./)
  })
})

/** Made by release 0.1.0 of the two former encryptors, with a secret of 32 bytes of 7. */
const keys = createKeys(new Uint8Array(32).fill(7))
const formerTexts = [
  {
    purpose: 'authenticator',
    context: 'person:7',
    plain: '12345678901234567890',
    text: 'CxYhLDdCTVhjbnmEksN6KsdHRs0TwOS2yX21hJFn48jF4xVv9KNjgksYh0uvQGhs',
  },
  {
    purpose: 'staff-note',
    context: 'note of 7',
    plain: 'Asked about the 401(k) ü',
    text: 'l6KtuMPO2eTv-gUQkyegYARXLFA__n70QtmJm_NNV9lUysgJxR3jFqcFvON5ibWQgPbuiZs',
  },
  {
    purpose: 'bank-token',
    context,
    plain: 'access-1 ü',
    text: 'v1.GyYxPEdSXWhzfomU.UyTD8Kk2viEzoLVRQoc2hp5j3Fm2YXJ34egF',
  },
] as const

describe('a text of an earlier release', () => {
  it.each(formerTexts)('still reads: $purpose', async ({ purpose, context: owner, plain, text }) => {
    const { current } = keyringFor(keys, purpose)
    for (const keyring of [
      { current, older: [] },
      { current: key('2027a', 9), older: [key('2025b', 3), current] },
    ])
      expect(await createTextEncryptor(createEncryptor(keyring, random)).decrypt(text, owner)).toBe(plain)
  })

  it.each(formerTexts)('is bound to its context, and refused after a change: $purpose', async (former) => {
    const old = createTextEncryptor(createEncryptor(keyringFor(keys, former.purpose), random))
    await expect(old.decrypt(former.text, `${former.context}0`)).rejects.toThrow(notOurs)
    const changed = tampered(former.text, former.text.split('.').length - 1)
    await expect(old.decrypt(changed, former.context)).rejects.toThrow(notOurs)
  })
})
