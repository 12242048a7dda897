import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ParsedTransaction } from '../../bank-files/bank-file.ts'
import { type KnownRow, matchRows } from './match-rows.ts'

const row = (values: Partial<ParsedTransaction> = {}): ParsedTransaction => ({
  date: '2026-11-10',
  valueCents: -1_435,
  description: 'Corner Bakery',
  fullDescription: 'CORNER BAKERY 2207',
  providerId: null,
  checkNumber: null,
  line: null,
  category: null,
  ...values,
})

const known = (id: number, values: Partial<KnownRow> = {}): KnownRow => ({
  id,
  date: '2026-11-10',
  valueCents: -1_435,
  description: 'Corner Bakery',
  normalizedDescription: 'corner bakery',
  providerId: null,
  ...values,
})

const kinds = (rows: ParsedTransaction[], there: KnownRow[]) =>
  matchRows(rows, there).map((match) => (match.kind === 'new' ? 'new' : `${match.kind} ${match.known.id}`))

describe('a file’s rows against the account', () => {
  it('the bank’s id with date and value is the same row under any description', () => {
    expect(
      kinds([row({ providerId: 'A' })], [known(1, { providerId: 'A', normalizedDescription: 'renamed' })]),
    ).toEqual(['duplicate 1'])
  })

  it('the same id on another day is another row: some banks count from 1 in every file', () => {
    expect(kinds([row({ providerId: '1', valueCents: -50 })], [known(1, { providerId: '1' })])).toEqual(['new'])
  })

  it('without ids, equal date, value and description are the same row, each known row once', () => {
    expect(kinds([row(), row(), row()], [known(1), known(2)])).toEqual(['duplicate 1', 'duplicate 2', 'new'])
  })

  it('the name that the person sees is the row’s, too, in any letters', () => {
    const renamed = known(1, { description: 'Lunch with Lena', normalizedDescription: 'sq corner bakery' })
    expect(kinds([row({ description: 'lunch with Lena' })], [renamed])).toEqual(['duplicate 1'])
    const theirs = { description: 'Lunch with Lena', providerId: 'F1' }
    expect(kinds([row(theirs)], [{ ...renamed, providerId: 'F2' }])).toEqual(['suspected 1'])
  })

  it('equal rows with different ids are suspected, not dropped', () => {
    expect(kinds([row({ providerId: 'B' })], [known(1, { providerId: 'A' })])).toEqual(['suspected 1'])
  })

  it('different ids on different days are different rows', () => {
    expect(kinds([row({ providerId: 'B', date: '2026-11-11' })], [known(1, { providerId: 'A' })])).toEqual(['new'])
  })

  it('the same value up to three days apart is suspected, the nearest first, four days are not', () => {
    const byHand = (id: number, date: string) => known(id, { date, normalizedDescription: 'lunch' })
    expect(kinds([row()], [byHand(1, '2026-11-07'), byHand(2, '2026-11-12')])).toEqual(['suspected 2'])
    expect(kinds([row()], [byHand(1, '2026-11-07')])).toEqual(['suspected 1'])
    expect(kinds([row()], [byHand(1, '2026-11-06'), byHand(2, '2026-11-14')])).toEqual(['new'])
  })

  it('a doubtful row never takes the place of a sure one', () => {
    expect(kinds([row({ date: '2026-11-09', description: 'Other' }), row()], [known(1)])).toEqual([
      'new',
      'duplicate 1',
    ])
  })

  it('matches a file of a hundred thousand equal rows in linear time', () => {
    const many = Array.from({ length: 100_000 }, (_, id) =>
      known(id, { description: 'Lunch', normalizedDescription: 'lunch' }),
    )
    const matches = matchRows(
      many.map(() => row()),
      many,
    )
    expect(matches.every(({ kind }) => kind === 'suspected')).toBe(true)
  })

  it('a file matched against itself is all duplicates, with ids or without', () => {
    const anyRow = fc.record({
      date: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-05'),
      valueCents: fc.constantFrom(-100, -200, 300),
      description: fc.constantFrom('Bus', 'Tea', 'Pay'),
    })
    fc.assert(
      fc.property(fc.array(anyRow), fc.boolean(), (rows, hasIds) => {
        const parsed = rows.map((values, index) => row({ ...values, providerId: hasIds ? `id ${index}` : null }))
        const there = parsed.map(({ date, valueCents, description, providerId }, id) =>
          known(id, { date, valueCents, providerId, normalizedDescription: description.toLowerCase() }),
        )
        expect(matchRows(parsed, there).every(({ kind }) => kind === 'duplicate')).toBe(true)
      }),
    )
  })
})
