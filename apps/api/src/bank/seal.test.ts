import { describe, expect, it } from 'vitest'
import { makeKeys } from '../identity/keys.ts'
import { makeTestRandom } from '../test/test-parts.ts'
import { accessTokenContext, linkTokenContext, makeTokenSeal } from './seal.ts'

const sealOf = (seed: string) =>
  makeTokenSeal({ keys: makeKeys(makeTestRandom(seed).bytes(32)), random: makeTestRandom('iv') })
const seal = sealOf('secret')
const context = accessTokenContext(7, 7_000_000_001)

describe('a sealed token', () => {
  it('opens again where it was sealed', async () => {
    const sealed = await seal.seal('access-1 ü', context)
    expect(sealed).toMatch(/^v1\.[\w-]{16}\.[\w-]+$/)
    expect(sealed).not.toContain('access')
    expect(await seal.open(sealed, context)).toBe('access-1 ü')
  })

  it('is another text each time', async () => {
    expect(await seal.seal('access-1', context)).not.toBe(await seal.seal('access-1', context))
  })

  it.each([
    ['another person', accessTokenContext(8, 7_000_000_001)],
    ['another connection', accessTokenContext(7, 7_000_000_002)],
    ['another purpose', linkTokenContext(7, '7000000001')],
  ])('does not open for %s', async (_who, other) => {
    await expect(seal.open(await seal.seal('access-1', context), other)).rejects.toThrow('not sealed here')
  })

  it('does not open under another secret, nor altered, nor made up', async () => {
    const sealed = await seal.seal('access-1', context)
    await expect(sealOf('other').open(sealed, context)).rejects.toThrow('not sealed here')
    const [version, iv, bytes = ''] = sealed.split('.')
    const altered = Buffer.from(bytes, 'base64url')
    altered[0] = (altered[0] ?? 0) ^ 1
    await expect(seal.open([version, iv, altered.toString('base64url')].join('.'), context)).rejects.toThrow(
      'not sealed here',
    )
    await expect(seal.open('v2.a.b', context)).rejects.toThrow('does not know')
    await expect(seal.open('', context)).rejects.toThrow('does not know')
  })
})
