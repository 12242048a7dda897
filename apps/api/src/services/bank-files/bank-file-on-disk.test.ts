import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLedgerFiles } from '../../store/ledger-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import { importFile, statement } from '../../../testing/scenes/test-import.ts'
import { findOwner } from '../../../testing/ledger-of.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('an acknowledged import', () => {
  it('can be read to the cent by another process on the same folder', async () => {
    const person = await newPerson(app)
    await importFile(person, statement())
    const userId = (await person.client.call('session', {})).userId ?? 0
    const other = openLedgerFiles(app.folder)
    const sum = other
      .open(await findOwner(app.parts, userId))
      .transact((ledger) => ledger.get<[number]>('select sum(value_cents) from entry'))
    other.close()
    expect(Object.values(sum)).toEqual([241_111])
  })
})
