import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectOfRules, fitsRule, isNarrow, type Rule, type RuleRow, setsSomething, toReadyRule } from './rule.ts'

const row: RuleRow = {
  fullDescription: 'SQ *CORNER BAKERY 0021 PORTLAND OR',
  description: 'Corner Bakery',
  valueCents: -1620,
  accountId: 3,
}
const fits = (rule: Rule) => fitsRule(toReadyRule(rule), row)

it.each<[Rule, boolean]>([
  [{ text: 'corner bakery' }, true],
  [{ text: 'Corner Bak' }, true],
  [{ text: 'bakery corner' }, false],
  [{ text: 'ner bakery' }, false],
  [{ payee: 'CORNER bakery' }, true],
  [{ payee: 'corner' }, false],
  [{ text: 'bakery', fromCents: 1620, toCents: 1620 }, true],
  [{ text: 'bakery', fromCents: 1621 }, false],
  [{ text: 'bakery', toCents: 1619 }, false],
  [{ text: 'bakery', accountId: 3 }, true],
  [{ text: 'bakery', accountId: 4 }, false],
])('%j fits the row: %s', (rule, expected) => {
  expect(fits(rule)).toBe(expected)
})

it('a rule that looks at nothing is not narrow', () => {
  expect([{}, { text: ' *- ' }, { payee: '' }].map(isNarrow)).toEqual([false, false, false])
  expect([{ text: 'a' }, { fromCents: 0 }, { accountId: 1 }].map(isNarrow)).toEqual([true, true, true])
})

it('a rule sets something with a category, a name, a tag, hiding, or a part of a split', () => {
  const nothing: Rule[] = [{ text: 'a' }, { categoryId: null, payeeName: ' ', tags: [], isHidden: false, split: [] }]
  expect(nothing.map(setsSomething)).toEqual([false, false])
  const something: Rule[] = [
    ...[{ categoryId: 4 }, { ownCategoryId: 1 }, { payeeName: 'Bakery' }],
    ...[{ tags: ['Bread'] }, { isHidden: true }, { split: [{ categoryId: 4, percent: 40 }] }],
  ]
  expect(something.map(setsSomething)).toEqual(something.map(() => true))
})

it('the first rule in order that fits decides, whatever comes after it', () => {
  const rule = fc.record({
    text: fc.constantFrom('corner', 'bakery', 'nothing'),
    categoryId: fc.integer({ min: 4, max: 25 }),
  })
  fc.assert(
    fc.property(fc.array(rule), (rules) => {
      const expected = rules.find(({ text }) => text !== 'nothing')?.categoryId ?? null
      expect(effectOfRules(rules.map(toReadyRule), row).categoryId).toBe(expected)
    }),
  )
})

describe('a payee that was renamed twice', () => {
  /** The newest rule is in front, as the person's are. */
  const nameBy = (...rules: readonly Rule[]) => effectOfRules(rules.map(toReadyRule), row)

  it('has its last name from then on, whatever the first rename looked at', () => {
    const again = { payee: 'The corner', payeeName: 'Rosa’s bakery' }
    expect(nameBy(again, { payee: 'Corner Bakery', payeeName: 'The corner' }).payeeName).toBe('Rosa’s bakery')
    expect(nameBy(again, { text: 'corner bakery', payeeName: 'The corner' }).payeeName).toBe('Rosa’s bakery')
    expect(nameBy(again).payeeName).toBeNull()
  })

  it('has its first name again after it was renamed back, and only then', () => {
    const there = { payee: 'Corner Bakery', payeeName: 'The corner' }
    const back = { payee: 'The corner', payeeName: 'Corner Bakery' }
    expect(nameBy(back, there).payeeName).toBe('Corner Bakery')
    expect(nameBy(there, back).payeeName).toBe('The corner')
  })

  it('is known to other rules by each of its names', () => {
    const renames = [
      { payee: 'The corner', payeeName: 'Rosa’s bakery' },
      { payee: 'Corner Bakery', payeeName: 'The corner' },
    ]
    for (const payee of ['Corner Bakery', 'The corner', 'Rosa’s bakery'])
      expect(nameBy({ payee, categoryId: 6 }, ...renames).categoryId).toBe(6)
  })
})
