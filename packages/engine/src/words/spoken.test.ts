import { describe, expect, it } from 'vitest'
import { inLanguage } from './language.ts'
import { createSpoken } from './spoken.ts'

const left = createSpoken<{ days: number }>(
  (a, w) => [w.plural(a.days, { one: () => '1 day', other: () => [w.number(a.days), ' days'] }), ' left'],
  {
    'es-US': (a, w) => [
      w.plural(a.days, { one: () => 'Queda 1 día', other: () => ['Quedan ', w.number(a.days), ' días'] }),
    ],
  },
)

describe('a text of the server', () => {
  it('is in the language of the person, and before and after that in English', () => {
    expect(left({ days: 2 })).toBe('2 days left')
    expect(inLanguage('es-US', () => [left({ days: 1 }), left({ days: 2 })])).toEqual(['Queda 1 día', 'Quedan 2 días'])
    expect(left({ days: 2 })).toBe('2 days left')
  })

  it('is in English where a language has no text of its own', () =>
    expect(inLanguage('fr-CA', () => left({ days: 1 }))).toBe('1 day left'))

  it('leaves the language as it was when it fails', () => {
    const fail = () => {
      throw new Error('no')
    }
    expect(() => inLanguage('es-US', fail)).toThrow('no')
    expect(left({ days: 1 })).toBe('1 day left')
  })
})
