import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeDescription } from './normalize-description.ts'

describe('normalizeDescription', () => {
  it.each([
    ['GREENLEAF MARKET #0412 11/19', 'greenleaf market'],
    ['Greenleaf   Market 0388', 'greenleaf market'],
    ['FERNWOOD DEPT STORE 0412 PORTLAND OR', 'fernwood dept store portland or'],
    ['MKTPLACE*2K4LL2R83', 'mktplace'],
    ['ACH PAYMENT METRO POWER REF:8837261', 'ach payment metro power'],
    ['Card 1234 Purchase 11-17-2026 12:30 Nori Sushi House', 'card purchase nori sushi house'],
    ['7-ELEVEN 20391', '7-eleven'],
    ["Joe's Diner & Bar", "joe's diner bar"],
    ['Café Ｎｏｒｄ', 'café nord'],
  ])('%j is %j', (text, plain) => expect(normalizeDescription(text)).toBe(plain))

  it('distinguishes one check from the next', () => {
    expect(normalizeDescription('CHECK #1001')).toBe('check 1001')
    expect(normalizeDescription('Check 1002')).not.toBe(normalizeDescription('Check 1001'))
  })

  it('keeps a text that has only numbers', () => {
    expect(normalizeDescription(' 0412  11/19 ')).toBe('0412 11/19')
    expect(normalizeDescription('   ')).toBe('')
  })

  it('changes nothing the second time', () => {
    const word = fc.constantFrom(
      'Market',
      '#0412',
      '11/19',
      "O'Neil",
      '*',
      '7-eleven',
      'check',
      '№',
      'A1B2C3',
      '(12)',
      '½',
      'İ',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(text, (description) => {
        const once = normalizeDescription(description)
        expect(normalizeDescription(once)).toBe(once)
      }),
    )
  })

  it('ignores case and spaces', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        expect(normalizeDescription(`  ${words.join('   ').toUpperCase()} `)).toBe(
          normalizeDescription(words.join(' ')),
        )
      }),
    )
  })
})
