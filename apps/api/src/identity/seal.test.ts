import { describe, expect, it } from 'vitest'
import { makeTestRandom } from '../test/test-app.ts'
import { makeSeal } from './seal.ts'

const seal = makeSeal(new Uint8Array(32).fill(7), makeTestRandom())
const secret = new TextEncoder().encode('a small secret')

describe('a sealed secret', () => {
  it('opens for whom it belongs to, and looks different each time', async () => {
    const [one, other] = [await seal.close(secret, 'Ada'), await seal.close(secret, 'Ada')]
    expect(one).not.toBe(other)
    expect(new TextDecoder().decode(await seal.open(one, 'Ada'))).toBe('a small secret')
  })

  it('opens for nobody else, under no other key, and not when it was changed', async () => {
    const sealed = await seal.close(secret, 'Ada')
    await expect(seal.open(sealed, 'Eve')).rejects.toBeInstanceOf(Error)
    await expect(makeSeal(new Uint8Array(32).fill(8), makeTestRandom()).open(sealed, 'Ada')).rejects.toBeInstanceOf(
      Error,
    )
    const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`
    await expect(
      seal.open(
        changed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
        'Ada',
      ),
    ).rejects.toBeInstanceOf(Error)
  })
})
