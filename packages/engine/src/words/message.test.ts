import { describe, expect, expectTypeOf, it } from 'vitest'
import { createMessage, createWording, type Marked } from './message.ts'

const over = createMessage<{ category: string; amount: string; days: number }>((a, w) => [
  a.category,
  ' is ',
  a.amount,
  ' over with ',
  w.plural(a.days, { one: () => [w.number(a.days), ' day'], other: () => [w.number(a.days), ' days'] }),
  ' left.',
])
const see = createMessage<{ link: Marked; page: string }>((a) => ['See ', a.link(['the page ', a.page]), '.'])

describe('a message', () => {
  it.each([
    [1, 'Travel is $5.00 over with 1 day left.'],
    [0, 'Travel is $5.00 over with 0 days left.'],
    [1234, 'Travel is $5.00 over with 1,234 days left.'],
  ])('with %i days', (days, text) => expect(over({ category: 'Travel', amount: '$5.00', days })).toBe(text))

  it('keeps its slots apart, so that a component draws the amount', () => {
    const amount = { secret: '$5.00' }
    const parts = over.parts({ category: 'Travel', amount, days: 1 })
    expect(parts).toEqual(['Travel', ' is ', amount, ' over with ', '1', ' day', ' left.'])
  })

  it('keeps what a mark encloses, as text and as an element', () => {
    expect(see({ page: 'Settings' })).toBe('See the page Settings.')
    const link = (children: readonly unknown[]) => ({ children })
    expect(see.parts({ page: 'Settings', link })).toEqual(['See ', { children: ['the page ', 'Settings'] }, '.'])
  })

  it('asks for its values', () => {
    expectTypeOf(over)
      .parameter(0)
      .toEqualTypeOf<{ readonly category: string; readonly amount: string; readonly days: number }>()
    // @ts-expect-error: the amount is missing
    expect(() => over({ category: 'Travel', days: 1 })).not.toThrow()
    // @ts-expect-error: days are counted
    expect(() => over({ category: 'Travel', amount: '', days: 'two' })).not.toThrow()
  })
})

describe('the wording of a language', () => {
  const forms = { '=0': () => 'none', one: () => 'one', other: () => 'more' }
  it.each([
    [0, 'none'],
    [1, 'one'],
    [2, 'more'],
  ])('takes an exact form first: %i', (count, form) => expect(createWording('en-US').plural(count, forms)).toBe(form))

  it('follows its own plural rules and numbers', () => {
    expect(createWording('fr').plural(0, { one: () => 'une', other: () => 'plusieurs' })).toBe('une')
    expect(createWording('de').number(1234.5)).toBe('1.234,5')
  })

  it('selects by name, else the rest', () => {
    const { select } = createWording('en-US')
    expect(['plan', 'x'].map((kind) => select(kind, { plan: () => 'a plan', other: () => 'a goal' }))).toEqual([
      'a plan',
      'a goal',
    ])
  })

  it('fails aloud without a form', () => expect(() => createWording('en-US').select('x', {})).toThrow(RangeError))
})
