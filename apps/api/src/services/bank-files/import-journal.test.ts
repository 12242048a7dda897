import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderOfx1 } from '../../bank-files/fixtures/render-statement.ts'
import { changeRowsOf, lastChangeOf, readRows } from '../../store/ledger/journal.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { download } from '../account-data/test-export.ts'
import { newPerson, type TestPerson } from '../test-person.ts'
import { everything, importFile } from './test-import.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const ROWS = 450

const rows = Array.from({ length: ROWS }, (_, row) => ({
  date: `2026-0${1 + (row % 9)}-15`,
  cents: -100 - row,
  text: `"Shop" <${row}>, Café`,
  id: `T${row}`,
}))

async function importMany(person: TestPerson) {
  const { preview, answer } = await importFile(person, renderOfx1(rows, 0))
  const changeId = person.onLedger((ledger) => lastChangeOf(ledger, 'bank_file', preview.bankFileId)) ?? 0
  return { preview, answer, changeId }
}

/** How many lines of a change are about transactions. */
function linesIn(person: TestPerson, changeId: number | null): number | undefined {
  const count = sql`select count(*) as lines from change_row where change_id = ${changeId} and table_name = 'entry'`
  return person.onLedger((ledger) => ledger.all<{ lines: number }>(count))[0]?.lines
}

describe('the journal of an import of many rows', () => {
  it('has a line for hundreds of rows, and says each of them as it is in the database', async () => {
    const person = await newPerson(app)
    const { changeId } = await importMany(person)
    expect(linesIn(person, changeId)).toBe(Math.ceil(ROWS / 200))
    person.onLedger((ledger) => {
      const ofEntries = changeRowsOf(ledger, changeId).filter(({ table }) => table === 'entry')
      const stored = readRows(
        ledger,
        'entry',
        ofEntries.map(({ rowId }) => rowId),
      )
      expect(ofEntries).toHaveLength(ROWS)
      expect(ofEntries).toEqual([...stored].map(([rowId, after]) => ({ table: 'entry', rowId, before: null, after })))
    })
  })

  it('takes it back as a whole, and brings it back as it was', async () => {
    const person = await newPerson(app)
    const before = person.exportAll()
    const { changeId, preview } = await importMany(person)
    const imported = person.exportAll()
    expect(imported['entry']).toHaveLength(ROWS)
    expect(await person.undo(changeId)).toBe(200)
    expect({ ...person.exportAll(), bank_file: [] }).toEqual({ ...before, bank_file: [] })
    const undoing = person.onLedger((ledger) => lastChangeOf(ledger, 'bank_file', preview.bankFileId))
    expect(await person.undo(undoing)).toBe(200)
    expect(person.exportAll()).toEqual(imported)
    expect(linesIn(person, undoing)).toBe(Math.ceil(ROWS / 200))
  })

  it.each(['undoBankFile', 'deleteAccount'] as const)(
    'what took all of it away (%s) is as short, says each row as it was, and brings it back',
    async (name) => {
      const person = await newPerson(app)
      const { preview, answer } = await importMany(person)
      const imported = person.exportAll()
      const changeId = await person.change(name, {
        body: { bankFileId: preview.bankFileId, userAccountId: answer.accounts[0] },
      })
      expect(linesIn(person, changeId)).toBe(Math.ceil(ROWS / 200))
      const told = person
        .onLedger((ledger) => changeRowsOf(ledger, changeId ?? 0))
        .filter(({ table }) => table === 'entry')
      expect(told.every(({ after }) => after === null)).toBe(true)
      expect(new Set(told.map(({ before }) => JSON.stringify(before)))).toEqual(
        new Set(imported['entry']?.map((row) => JSON.stringify(row))),
      )
      expect(person.exportAll()['entry']).toEqual([])
      expect(await person.undo(changeId)).toBe(200)
      expect(person.exportAll()).toEqual(imported)
    },
  )

  it('refuses to take it back once one of its rows was changed', async () => {
    const person = await newPerson(app)
    const { changeId } = await importMany(person)
    const [row] = (await everything(person)).items
    await person.client.call('setTransactionVisibility', {
      body: { transactionId: row?.userTransactionId ?? 0, isHidden: true },
    })
    const before = person.exportAll()
    expect(await person.undo(changeId)).toBe(400)
    expect(person.exportAll()).toEqual(before)
  })

  it('is told row by row in the export', async () => {
    const person = await newPerson(app)
    await importMany(person)
    const { files } = await download(person.client)
    const history = Object.entries(files).find(([name]) => name.includes('history'))?.[1] ?? ''
    // Once as it is listed, once with all that the bank says.
    expect(history.match(/Shop/g)).toHaveLength(ROWS * 2)
  })
})
