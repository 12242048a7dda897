import { describe, expect, it } from 'vitest'
import { createSystemRandom } from './system-random.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

describe('the system’s random bytes', () => {
  it('have the requested length, and never repeat, over many pools', () => {
    const random = createSystemRandom()
    const lengths = Array.from({ length: 5_000 }, (_, index) => 12 + (index % 3) * 10)
    const ids = lengths.map((length) => random.bytes(length))
    expect(ids.map(({ length }) => length)).toEqual(lengths)
    expect(new Set(ids.map(text)).size).toBe(ids.length)
  })

  it('can be as many as a pool has, or more', () => {
    const random = createSystemRandom()
    const all = [random.bytes(4_096), random.bytes(4_096), random.bytes(10_000)]
    expect(all.map(({ length }) => length)).toEqual([4_096, 4_096, 10_000])
    // A byte that is never filled would stay 0 in each of them.
    const zeros = all.map((bytes) => bytes.filter((byte) => byte === 0).length / bytes.length)
    for (const share of zeros) expect(share).toBeLessThan(0.02)
    expect(text(all[0] ?? new Uint8Array())).not.toBe(text(all[1] ?? new Uint8Array()))
  })

  it('do not change when earlier ones are changed', () => {
    const random = createSystemRandom()
    const first = random.bytes(32)
    const copy = text(first)
    random.bytes(32).fill(7)
    expect(text(first)).toBe(copy)
    first.fill(0)
    expect(text(random.bytes(32))).not.toBe('00'.repeat(32))
  })
})
