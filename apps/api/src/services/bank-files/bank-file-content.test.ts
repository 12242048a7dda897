import { expect, it } from 'vitest'
import { writeContent } from './bank-file-content.ts'

const row = (line: number) => ({
  date: '2026-01-25',
  valueCents: -100,
  description: 'Coffee "to go"',
  fullDescription: 'Coffee, \u00e9t\u00e9',
  providerId: null,
  checkNumber: null,
  line,
  category: null,
})
const account = (key: string, rows: number) => ({
  key,
  name: 'Checking',
  typeName: null,
  currency: 'USD',
  balanceCents: null,
  balanceAsOf: null,
  transactions: Array.from({ length: rows }, (_, index) => row(index + 1)),
})

it.each([0, 1, 2])(
  'a read file of %i accounts is kept as the JSON that it would be at once, no piece above a row',
  (count) => {
    const accounts = Array.from({ length: count }, (_, index) => account(`key-${index}`, index * 1000))
    const content = { isOpen: false, unreadableCount: 0, answers: null, accounts }
    const pieces = [...writeContent(content)]
    expect(JSON.parse(pieces.join(''))).toEqual(content)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(300)
  },
)
