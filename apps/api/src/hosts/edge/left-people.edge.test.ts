import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signInAs } from '../../../testing/sign-in-as.ts'
import { startTestApp, testPassword, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const canary = 'Zanzibar-Quill-9137'
const coffee = { body: { date: '2026-11-20', value: -4.5, categoryId: 1, description: canary } }

let app: TestApp
let ada: TestClient
let personId: number
beforeEach(async () => {
  app = await startTestApp({ runtime: 'workerd' })
  ada = await app.signIn('ada@example.test')
  personId = (await ada.call('session', {})).userId ?? 0
  await ada.call('createTransaction', coffee)
})
afterEach(() => app.stop())

const directoryPath = () => join(app.folder, 'directory.sqlite')
const leave = () => ada.call('deleteAccountData', { body: { password: testPassword } })
const isKnown = async () => (await app.parts.directory.people.byEmail('ada@example.test')) !== undefined

function inDirectory(work: (file: Sqlite.Database) => void): void {
  const file = new Sqlite(directoryPath(), { timeout: 60_000 })
  work(file)
  file.close()
}

/** Runs work, and then puts the directory back to before it, as the platform's point-in-time recovery does. */
async function putBackAfter(work: () => Promise<unknown>): Promise<void> {
  const copy = `${directoryPath()}.before`
  inDirectory((file) => file.prepare('VACUUM INTO ?').run(copy))
  await work()
  inDirectory((file) => {
    file.prepare('ATTACH ? AS before').run(copy)
    const tables = file
      .prepare<[], string>("SELECT name FROM before.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all()
    file.pragma('foreign_keys = OFF')
    for (const table of tables)
      file.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM before.${table};`)
  })
}

/** Every row of a database as text. */
function textOf(path: string): string {
  const file = new Sqlite(path, { readonly: true, timeout: 60_000 })
  const tables = file.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()
  const rows = tables.map((table) => file.prepare(`SELECT * FROM "${table}"`).all())
  file.close()
  return JSON.stringify(rows)
}

describe('a person who has left', () => {
  it('is removed again with their next call where the directory was put back to a moment before', async () => {
    const cookies = [...ada.cookies]
    await putBackAfter(leave)
    for (const [name, value] of cookies) ada.cookies.set(name, value)
    expect([await isKnown(), (await ada.call('session', {})).isSignedIn]).toEqual([true, true])
    expect((await ada.send('transactions', { body: {} })).status).toBe(401)
    expect(await isKnown()).toBe(false)
  })

  it('is removed again by the timer where they never come back', async () => {
    await putBackAfter(leave)
    await app.parts.directory.ledgerWork.scheduleMissing(app.clock.now())
    expect(await app.runDueWork()).toBe(1)
    expect(await isKnown()).toBe(false)
  })

  it('is removed again where an operator had the directory follow its ledgers first', async () => {
    const cookies = [...ada.cookies]
    await putBackAfter(leave)
    inDirectory((file) => file.exec("UPDATE person_ledger SET state = 'behind' WHERE state = 'there'"))
    for (const [name, value] of cookies) ada.cookies.set(name, value)
    expect((await ada.send('transactions', { body: {} })).status).toBe(401)
    expect(await isKnown()).toBe(false)
  })

  it('can register anew, with another ledger', async () => {
    await leave()
    const again = await app.signIn('ada@example.test')
    await again.call('createTransaction', coffee)
    expect((await again.call('transactions', { body: {} })).total).toBe(1)
    expect(await app.runDueWork()).toBeGreaterThanOrEqual(0)
    expect(await isKnown()).toBe(true)
  })

  it('who did not leave stays refused, not removed, where only the ledger is gone', async () => {
    const bob = await app.signIn('bob@example.test')
    const bobsId = (await bob.call('session', {})).userId ?? 0
    inDirectory((file) => file.prepare("UPDATE person_ledger SET state = 'there' WHERE person_id = ?").run(bobsId))
    expect((await bob.send('transactions', { body: {} })).status).toBe(503)
    expect(await app.parts.directory.people.byEmail('bob@example.test')).toBeDefined()
  })
})

describe('the directory on the edge', () => {
  it('holds no word that planners and staff wrote about a person, and no reason', async () => {
    const companyId = (await app.parts.directory.people.byId(personId))?.companyId
    const { client: staff } = await signInAs(app, 'robin@evenkeel.example', 2, companyId)
    const params = { userId: String(personId) }
    const { accessId } = await staff.call('grantAccess', {
      params,
      body: { reason: canary, endsAt: '2026-11-22T12:00:00Z' },
    })
    await ada.call('decideAccess', { body: { accessId, isAllowed: true } })
    await staff.call('addStaffInteraction', { params, body: { type: 3, note: canary } })
    await staff.call('addStaffTask', { params, body: { title: canary, dueDate: null } })
    expect((await staff.call('staffInteractions', { params }))[0]?.note).toBe(canary)
    expect(textOf(directoryPath())).not.toContain(canary)
  })
})
