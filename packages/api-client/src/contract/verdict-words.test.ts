import { type VerdictSentence, type VerdictSentenceKey, verdictSentenceKeys, verdictWords } from '@evenkeel/engine'
import { describe, expect, it } from 'vitest'
import { briefVerdict, verdictParts, verdictText, verdictWord } from './verdict-words.ts'

const sentence = (key: VerdictSentenceKey, rest: Partial<VerdictSentence> = {}): VerdictSentence => ({
  key,
  values: {},
  amounts: {},
  months: {},
  ...rest,
})

describe('the words of a verdict', () => {
  it('have a text for every key', () => {
    for (const word of verdictWords) expect(verdictWord(word)).toMatch(/^[A-Z]/)
    const values = { pace: 'sooner', cost: 'less', pay: 'same', months: 2, percent: 5, todaysPercent: 6, futures: 41 }
    for (const key of verdictSentenceKeys) expect(verdictText(sentence(key, { values })).length).toBeGreaterThan(4)
  })

  it.each([
    [
      sentence('savingsLast', { values: { age: 92, futures: 41 } }),
      'Your savings last to age 92 in 41 of 100 futures.',
    ],
    [sentence('savesAsToday', { values: { percent: 6 } }), 'You save 6%, as today.'],
    [
      sentence('spareAtRetirement', { values: { age: 65 }, amounts: { amount: 9933 } }),
      'With average returns you have $9,933 to spare at 65.',
    ],
    [
      sentence('comparedWithToday', {
        values: { months: 31, pace: 'sooner', cost: 'less', pay: 'same' },
        amounts: { interest: 812.98, payment: 1238.4 },
      }),
      '31 months sooner and $812.98 less interest than what you pay today, for the same $1,238.40 a month.',
    ],
    [
      sentence('comparedWithToday', {
        values: { months: 1, pace: 'later', cost: 'more', pay: 'less' },
        amounts: { interest: 10, payment: 0.5 },
      }),
      '1 month later and $10 more interest than what you pay today, for $0.50 a month less.',
    ],
    [
      sentence('minimumsAlone', { months: { month: '2036-12' }, amounts: { interest: 9035.33 } }),
      'Minimums alone: December 2036, $9,035.33 interest.',
    ],
    [sentence('monthsSaved', { values: { months: 3.6, target: 3 } }), '3.6 months of expenses saved; you need 3.'],
    [
      sentence('budgetCategoryOver', {
        values: { category: 'Shopping' },
        amounts: { left: 276.86, total: 1400, over: 26.14 },
      }),
      '$276.86 left of $1,400; Shopping is $26.14 over.',
    ],
    [sentence('waitCovered', { values: { months: 3 } }), 'Your savings cover the 3 months’ wait.'],
    [
      sentence('canSpend', { values: { futures: 41 }, amounts: { amount: 5230 } }),
      'You can spend $5,230 a month; your plan lasts in 41 of 100 futures.',
    ],
  ])('say %o', (said, text) => {
    expect(verdictText(said)).toBe(text)
  })

  it('are brief in a narrow list', () => {
    expect(briefVerdict({ word: 'offTrack', figure: { value: 41, unit: 'futures' } })).toBe('Off track, 41 of 100')
    expect(briefVerdict({ word: 'full', figure: { value: 3.6, unit: 'months' } })).toBe('Full')
  })

  it('leave amounts to the screen, which may hide them', () => {
    const parts = verdictParts(sentence('coverGap', { amounts: { gap: 496_000 } }), (value) => ({ value }))
    expect(parts).toEqual(['Gap ', { value: 496_000 }, '.'])
  })
})
