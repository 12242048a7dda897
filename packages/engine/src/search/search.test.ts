import { expect, it } from 'vitest'
import { parseSearch } from './parse-search.ts'
import { containsWords, textWords } from './text-words.ts'

const range = (fromCents: number, toCents: number | null) => ({
  words: [],
  amount: { fromCents, toCents },
  isEither: false,
})

it.each([
  ['58.77', range(5877, 5877)],
  ['$1,204.50', range(120_450, 120_450)],
  ['-58.77', range(5877, 5877)],
  ['>100', range(10_001, null)],
  ['>= 100', range(10_000, null)],
  ['<20', range(0, 1999)],
  ['<0', range(0, 0)],
  ['20-30', range(2000, 3000)],
  ['30.5 to 20', range(2000, 3050)],
  ['0388', { words: ['0388'], amount: { fromCents: 38_800, toCents: 38_800 }, isEither: true }],
  ['Greenleaf  mark', { words: ['greenleaf', 'mark'], amount: null, isEither: false }],
  ['Café "OR" *', { words: ['cafe', 'or'], amount: null, isEither: false }],
  ['  ', { words: [], amount: null, isEither: false }],
])('%j is read as %j', (text, search) => {
  expect(parseSearch(text)).toEqual(search)
})

it('words are found next to each other, the last one by its beginning', () => {
  const words = textWords('SQ *CORNER BAKERY 0021')
  expect(['corner bak', 'bakery 0021', 'sq', ''].map((text) => containsWords(words, textWords(text)))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['corn bakery', 'akery'].map((text) => containsWords(words, textWords(text)))).toEqual([false, false])
})
