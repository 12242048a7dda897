import { textWords } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { narrowedByRareWord } from './rare-words.ts'
import { idOfText } from './text-places.ts'

let app: TestApp
let person: TestPerson
const shops = ['Greenleaf Market', 'GREENLEAF#21 Café', 'Nori, Sushi House', 'Über 2go', '24/7 Market']

beforeAll(async () => {
  app = await startTestApp()
  person = await newPerson(app)
  for (let row = 0; row < 90; row += 1)
    await person.addRow({
      description: `${shops[row % shops.length]} card ${row < 70 ? `7${row}` : row}`,
      value: -1 - row,
    })
})
afterAll(() => app.stop())

const searched = (words: readonly string[]) =>
  person
    .onLedger((ledger) =>
      ledger.all<{ id: number }>(
        sql`select ${idOfText} as id from entry_text where entry_text match ${words.map((word) => `${word}*`).join(' ')} order by 1`,
      ),
    )
    .map(({ id }) => id)
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
    fc.property(fc.array(typed, { minLength: 1, maxLength: 3 }), (parts) => {
      const words = textWords(parts.join(' '))
      expect(narrowed(words) ?? searched(words)).toEqual(searched(words))
    }),
  )
})

it('leaves a search alone that many rows have, or that has the beginning of many words', () => {
  const many = [['card'], ['car'], ['7'], ['card', '7']]
  expect(many.map(narrowed)).toEqual(many.map(() => undefined))
  expect(narrowed(['market', '755'])).toHaveLength(1)
  expect(narrowed(['greenleaf', 'nori'])).toEqual([])
  expect(narrowed(['nowhere'])).toEqual([])
})

it('finds every row of words whose rows become few or many, though it looks anew only after a number of changes', () => {
  const remove = (id: number) =>
    person.onLedger((ledger) => ledger.run(sql`delete from entry where id = ${id}`), 'write')
  const seen: boolean[] = []
  for (const id of searched(['card']).slice(45)) {
    expect(narrowed(['greenleaf'])).toEqual(searched(['greenleaf']))
    seen.push(narrowed(['card']) === undefined)
    remove(id)
  }
  expect(seen).toEqual(Array.from({ length: 45 }, () => true))
  // More changes than are noted one by one.
  for (let time = 0; time < 2; time += 1)
    person.onLedger((ledger) => ledger.run(sql`update entry set is_hidden = not is_hidden`), 'write')
  expect(narrowed(['card'])).toEqual(searched(['card']))
})
