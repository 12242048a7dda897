import { textWords } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { narrowedByRareWord } from './rare-words.ts'

let app: TestApp
let person: TestPerson
const shops = ['Greenleaf Market', 'GREENLEAF#21 Café', 'Nori, Sushi House', 'Über 2go', '24/7 Market']

beforeAll(async () => {
  app = await startTestApp()
  person = await newPerson(app)
  for (let row = 0; row < 90; row += 1)
    await person.addRow({ description: `${shops[row % shops.length]} ${row < 70 ? `7${row}` : row}`, value: -1 - row })
})
afterAll(() => app.stop())

const narrowed = (words: readonly string[]) => person.onLedger((ledger) => narrowedByRareWord(ledger, { words }).ids)

it('finds by a rare number what the search finds by all words, whatever their order, case, and accents', () => {
  const typed = fc.constantFrom(
    'greenleaf',
    'green',
    'CAFE',
    'nori',
    'uber',
    'market 2',
    '21',
    '75',
    '8',
    '24',
    '2',
    '7',
  )
  fc.assert(
    fc.property(fc.array(typed, { minLength: 2, maxLength: 3 }), (parts) => {
      const words = textWords(parts.join(' '))
      const searched = person.onLedger((ledger) =>
        ledger.all<{ id: number }>(
          sql`select rowid as id from entry_text where entry_text match ${words.map((word) => `${word}*`).join(' ')} order by rowid`,
        ),
      )
      expect(narrowed(words) ?? searched.map(({ id }) => id)).toEqual(searched.map(({ id }) => id))
    }),
  )
})

it('leaves a search alone that has one word, no number, or a number of many rows', () => {
  expect([narrowed(['75']), narrowed(['greenleaf', 'market']), narrowed(['market', '7'])]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(narrowed(['market', '755'])).toHaveLength(1)
})
