import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toLines } from './journal-runs.ts'
import { toRowChanges } from './journal.ts'
import type { JournaledTable, RowChange, StoredRow } from './journal-rows.ts'

const side = fc.option(
  fc.record({
    text: fc.string({ unit: 'binary' }),
    cents: fc.option(fc.integer()),
    rate: fc.double({ noNaN: true, noDefaultInfinity: true }).map((rate) => rate + 0),
  }),
)
const table = fc.constantFrom<JournaledTable>('entry', 'entry', 'entry', 'balance_day', 'account')

/** Row changes: neighbors often in one table, and often alike. */
const changes: fc.Arbitrary<RowChange[]> = fc
  .array(fc.record({ table, before: side, after: side, times: fc.integer({ min: 1, max: 260 }) }), { maxLength: 5 })
  .map((kinds) =>
    kinds
      .filter(({ before, after }) => before ?? after)
      .flatMap(({ times, ...kind }) => Array.from({ length: times }, () => kind)),
  )
  .map((rows) =>
    rows.map((row, index) => ({
      table: row.table,
      rowId: index,
      before: row.before && { id: index, ...row.before },
      after: row.after && { id: index, ...row.after },
    })),
  )

const read = (lines: ReturnType<typeof toLines>) =>
  lines.flatMap(({ table: tableName, ...line }) => toRowChanges({ tableName, ...line }))

it('lines of the journal list what happened row by row, in order, even when rows share a line', () => {
  fc.assert(
    fc.property(changes, (rows) => {
      expect(read(toLines(rows))).toEqual(rows)
    }),
  )
})

it('up to 200 transactions with the same kind of change share a line; accounts have one line each', () => {
  const created = (name: JournaledTable, count: number, from = 0): RowChange[] =>
    Array.from({ length: count }, (_, index) => ({
      table: name,
      rowId: from + index,
      before: null,
      after: { id: from + index },
    }))
  expect(toLines(created('entry', 401)).map(({ rowId }) => rowId)).toEqual([0, 200, 400])
  expect(toLines(created('account', 3))).toHaveLength(3)
  const gone = created('entry', 5, 10).map(({ after, ...row }) => ({ ...row, before: after, after: null }))
  expect(toLines([...created('entry', 5), ...gone, ...created('balance_day', 5)])).toHaveLength(3)
})

it('a line stays below the two megabytes that a row may have on the edge, even with very long texts', () => {
  const row = (id: number): StoredRow => ({
    id,
    description: '\u{1F4B0}'.repeat(500),
    full_description: '漢'.repeat(1000),
    normalized_description: '漢'.repeat(1000),
    provider_description: '漢'.repeat(1000),
  })
  const changed = Array.from({ length: 450 }, (_, id): RowChange => ({
    table: 'entry',
    rowId: id,
    before: row(id),
    after: { ...row(id), value_cents: 1 },
  }))
  const lines = toLines(changed)
  expect(read(lines)).toEqual(changed)
  for (const { before, after } of lines) expect(Buffer.byteLength(`${before}${after}`)).toBeLessThan(1_600_000)
})
