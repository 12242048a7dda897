import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFile } from '../../../testing/scenes/test-import.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { renderOfx1 } from '../../bank-files/fixtures/render-statement.ts'
import { ledgerMigrations } from './migrations.generated.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const rows = ['ALONE', 'BACK AGAIN', 'UNDONE', 'BY RULE', 'BY RULE', 'ALONE THEN RULE', 'UNTOUCHED'].map(
  (text, place) => ({ date: '2026-11-10', cents: -1_000 - place, text: `${text} SHOP`, id: `${place}` }),
)

const names = (person: TestPerson) =>
  person.onLedger((ledger) =>
    ledger
      .values<[string, string, number]>(sql`select full_description, description, is_name_own from entry order by id`)
      .map(([text, name, isOwn]) => [text, name, isOwn === 1]),
  )

it('marks the names that a person gave one row alone before such names were marked, and no others', async () => {
  const person = await newPerson(app)
  await importFile(person, renderOfx1(rows, 0))
  const ids = person.onLedger((ledger) => ledger.values<[number]>(sql`select id from entry order by id`).flat())
  const rename = (place: number, description: string) =>
    person.change('updateTransaction', { body: { userTransactionId: ids[place], description } })
  const renameAll = (place: number, payeeName: string) =>
    person.change('changeTransactions', { body: { select: { transactionIds: [ids[place]] }, change: { payeeName } } })
  await rename(0, 'Rent')
  const [, before = ''] = names(person)[1] ?? []
  await rename(1, 'For a while')
  await rename(1, String(before))
  await person.undo(await rename(2, 'A mistake'))
  await renameAll(3, 'The rule')
  await rename(5, 'Mine')
  await renameAll(5, 'Of all')
  const now = names(person)
  person.onLedger((ledger) => {
    ledger.run(sql`update entry set is_name_own = 0`)
    ledger.run(sql.raw(ledgerMigrations.find(({ name }) => name === '0034_own_names')?.sql ?? ''))
  })
  expect(names(person)).toEqual(now)
  expect(now.filter(([, , isOwn]) => isOwn)).toEqual([['ALONE SHOP', 'Rent', true]])
})
