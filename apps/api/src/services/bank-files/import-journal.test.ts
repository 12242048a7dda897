import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderOfx1 } from '../../bank-files/fixtures/render-statement.ts'
import { readChangeRows, findLastChange, readRows } from '../../store/ledger/journal.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { download } from '../../../testing/scenes/test-export.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { everything, importFile } from '../../../testing/scenes/test-import.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const rowCount = 450

const rows = Array.from({ length: rowCount }, (_, row) => ({
  date: `2026-0${1 + (row % 9)}-15`,
  cents: -100 - row,
  text: `"Shop" <${row}>, Café`,
  id: `T${row}`,
}))

async function importMany(person: TestPerson) {
  const { preview, answer } = await importFile(person, renderOfx1(rows, 0))
  const changeId = person.onLedger((ledger) => findLastChange(ledger, 'bank_file', preview.bankFileId)) ?? 0
  return { preview, answer, changeId }
}

/** Returns the number of journal rows of a change that are about transactions. */
function linesIn(person: TestPerson, changeId: number | null): number | undefined {
  const count = sql`select count(*) as lines from change_row where change_id = ${changeId} and table_name = 'entry'`
  return person.onLedger((ledger) => ledger.all<{ lines: number }>(count))[0]?.lines
}

describe('the journal of an import of many rows', () => {
  it('has one line for hundreds of rows, and restores each of them exactly', async () => {
    const person = await newPerson(app)
    const { changeId } = await importMany(person)
    expect(linesIn(person, changeId)).toBe(Math.ceil(rowCount / 200))
    person.onLedger((ledger) => {
      const ofEntries = readChangeRows(ledger, changeId).filter(({ table }) => table === 'entry')
      const stored = readRows(
        ledger,
        'entry',
        ofEntries.map(({ rowId }) => rowId),
      )
      expect(ofEntries).toHaveLength(rowCount)
      expect(ofEntries).toEqual([...stored].map(([rowId, after]) => ({ table: 'entry', rowId, before: null, after })))
    })
  })

  it('undoes the import as a whole, and redoes it exactly', async () => {
    const person = await newPerson(app)
    const before = person.exportAll()
    const { changeId, preview } = await importMany(person)
    const imported = person.exportAll()
    expect(imported['entry']).toHaveLength(rowCount)
    expect(await person.undo(changeId)).toBe(200)
    expect({ ...person.exportAll(), bank_file: [] }).toEqual({ ...before, bank_file: [] })
    const undoing = person.onLedger((ledger) => findLastChange(ledger, 'bank_file', preview.bankFileId))
    expect(await person.undo(undoing)).toBe(200)
    expect(person.exportAll()).toEqual(imported)
    expect(linesIn(person, undoing)).toBe(Math.ceil(rowCount / 200))
  })

  it.each(['undoBankFile', 'deleteAccount'] as const)(
    'is as short for what removes all of the import (%s), and restores it exactly',
    async (name) => {
      const person = await newPerson(app)
      const { preview, answer } = await importMany(person)
      const imported = person.exportAll()
      const changeId = await person.change(name, {
        body: { bankFileId: preview.bankFileId, userAccountId: answer.accounts[0] },
      })
      expect(linesIn(person, changeId)).toBe(Math.ceil(rowCount / 200))
      const recorded = person
        .onLedger((ledger) => readChangeRows(ledger, changeId ?? 0))
        .filter(({ table }) => table === 'entry')
      expect(recorded.every(({ after }) => after === null)).toBe(true)
      expect(new Set(recorded.map(({ before }) => JSON.stringify(before)))).toEqual(
        new Set(imported['entry']?.map((row) => JSON.stringify(row))),
      )
      expect(person.exportAll()['entry']).toEqual([])
      expect(await person.undo(changeId)).toBe(200)
      expect(person.exportAll()).toEqual(imported)
    },
  )

  it('refuses to undo the import after one of its rows was changed', async () => {
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

  it('is written row by row in the export', async () => {
    const person = await newPerson(app)
    await importMany(person)
    const { files } = await download(person.client)
    const history = Object.entries(files).find(([name]) => name.includes('history'))?.[1] ?? ''
    // Once as the description, once as the bank's full description.
    expect(history.match(/Shop/g)).toHaveLength(rowCount * 2)
  })
})
