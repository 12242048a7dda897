import { describe, expect, it } from 'vitest'
import { textMemory } from './text-memory.ts'

/** Counts how often a result was made. */
function counting() {
  const memory = textMemory<string>()
  let made = 0
  const make = (text: string, result: string | null = `of ${text}`) =>
    memory(text, () => {
      made += 1
      return result
    })
  return { make, made: () => made }
}

describe('a memory of texts', () => {
  it('makes a result once for each text', () => {
    const { make, made } = counting()
    expect([make('a'), make('b'), make('a')]).toEqual(['of a', 'of b', 'of a'])
    expect(made()).toBe(2)
  })

  it('keeps no null: a text that is not valid yet may be later', () => {
    const { make, made } = counting()
    expect([make('a', null), make('a')]).toEqual([null, 'of a'])
    expect(made()).toBe(2)
  })

  it('keeps no long text, and only the newest of very many', () => {
    const { make, made } = counting()
    const long = 'x'.repeat(2_049)
    expect([make(long), make(long)]).toEqual([`of ${long}`, `of ${long}`])
    expect(made()).toBe(2)
    for (let index = 0; index <= 10_000; index += 1) make(String(index))
    expect(made()).toBe(10_003)
    make('10000')
    expect(made()).toBe(10_003)
    make('0')
    expect(made()).toBe(10_004)
  })
})
