import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFile } from '../../testing/scenes/test-import.ts'
import { newPerson } from '../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { renderOfx1 } from '../bank-files/fixtures/render-statement.ts'
import { keptSumFaults } from '../../testing/probes/kept-sums-check.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Rows of one cent to 4.50 dollars, out and in; a quarter of the least is below a cent. */
const rows = Array.from({ length: 450 }, (_, at) => ({
  date: '2026-11-10',
  cents: at % 3 === 0 ? at + 1 : -at - 1,
  text: `WILLOW BOOKS ${at}`,
  id: `W${at}`,
}))
const split = [
  { categoryId: 8, percent: 25 },
  { categoryId: 7, percent: 33 },
]
const partsOf = (cents: number) =>
  split.map(({ percent }) => Math.trunc((cents * percent) / 100)).filter((part) => part !== 0)

it('a rule splits hundreds of past rows by percent to the cent, in sums and search, and undo takes it back exactly', async () => {
  const person = await newPerson(app)
  await importFile(person, renderOfx1(rows, 0))
  const before = person.exportAll()
  const changeId = await person.change('createRule', {
    body: { rule: { text: 'willow', split, tags: ['Study'] }, appliesToPast: true },
  })
  const entries = person.onLedger((ledger) =>
    ledger.all<{ id: number; source: number | null; cents: number; provider: string | null; tags: string }>(
      'select id, source_entry_id as source, value_cents as cents, provider_id as provider, tags from entry order by id',
    ),
  )
  const found = entries
    .filter(({ source }) => source === null)
    .map(({ id, cents }) => [cents, ...entries.filter(({ source }) => source === id).map((part) => part.cents)])
  const expected = rows.map(({ cents }) => {
    const parts = partsOf(cents)
    return [cents - parts.reduce((sum, part) => sum + part, 0), ...parts]
  })
  expect(found).toEqual(expected)
  expect(entries.filter(({ source, provider }) => source !== null && provider !== null)).toEqual([])
  expect(new Set(entries.map(({ tags }) => tags))).toEqual(new Set(['\nStudy\n']))
  expect(person.onLedger(keptSumFaults)).toEqual([])
  const { total } = await person.client.call('transactions', { body: { search: 'study', pageSize: 1 } })
  expect(total).toBe(entries.length)
  expect(await person.undo(changeId)).toBe(200)
  expect(person.exportAll()).toEqual(before)
})
