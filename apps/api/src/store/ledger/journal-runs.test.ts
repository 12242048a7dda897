import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linesOf } from './journal-runs.ts'
import { type JournaledTable, type RowChange, rowChangesOf, type StoredRow } from './journal.ts'

const side = fc.option(
  fc.record({
    text: fc.string({ unit: 'binary' }),
    cents: fc.option(fc.integer()),
    rate: fc.double({ noNaN: true, noDefaultInfinity: true }).map((rate) => rate + 0),
  }),
)
const table = fc.constantFrom<JournaledTable>('entry', 'entry', 'entry', 'balance_day', 'account')

/** Rows in which something happened: neighbours often of one table, and often alike. */
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

const read = (lines: ReturnType<typeof linesOf>) =>
  lines.flatMap(({ table: tableName, ...line }) => rowChangesOf({ tableName, ...line }))

it('lines of the journal say row by row what happened, in its order, whoever shares a line', () => {
  fc.assert(
    fc.property(changes, (rows) => {
      expect(read(linesOf(rows))).toEqual(rows)
    }),
  )
})

it('transactions share a line with up to 200 that did the same; accounts have one each', () => {
  const created = (name: JournaledTable, count: number, from = 0): RowChange[] =>
    Array.from({ length: count }, (_, index) => ({
      table: name,
      rowId: from + index,
      before: null,
      after: { id: from + index },
    }))
  expect(linesOf(created('entry', 401)).map(({ rowId }) => rowId)).toEqual([0, 200, 400])
  expect(linesOf(created('account', 3))).toHaveLength(3)
  const gone = created('entry', 5, 10).map(({ after, ...row }) => ({ ...row, before: after, after: null }))
  expect(linesOf([...created('entry', 5), ...gone, ...created('balance_day', 5)])).toHaveLength(3)
})

it('a line stays below the two megabytes that a row may have on the edge, however long its texts are', () => {
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
  const lines = linesOf(changed)
  expect(read(lines)).toEqual(changed)
  for (const { before, after } of lines) expect(Buffer.byteLength(`${before}${after}`)).toBeLessThan(1_600_000)
})
