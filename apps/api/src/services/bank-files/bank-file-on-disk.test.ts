import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLedgerFiles } from '../../store/ledger-files.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { newPerson } from '../test-person.ts'
import { importFile, statement } from './test-import.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('what was acknowledged', () => {
  it('is read back to the cent by another process on the same folder', async () => {
    const person = await newPerson(app)
    await importFile(person, statement())
    const userId = (await person.client.call('session', {})).userId ?? 0
    const other = openLedgerFiles(app.folder)
    const sum = other.open(userId).transact((ledger) => ledger.get<[number]>('select sum(value_cents) from entry'))
    other.close()
    expect(Object.values(sum)).toEqual([241_111])
  })
})
