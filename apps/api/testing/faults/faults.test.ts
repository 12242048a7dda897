// Proves: ASVS-2.3.3, ASVS-16.5.2, ASVS-16.5.3
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { ledgerPath } from '../../src/store/ledger-files.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import type { TestOptions } from '../test-host.ts'
import type { TestClient } from '../test-client.ts'
import { openLedger } from '../ledger-of.ts'

const email = 'ada@example.test'

let app: TestApp | undefined
afterEach(() => app?.stop())

/** Starts an app with a person who is signed in and has written something, so that all databases are open. */
async function startWithAda(options: TestOptions = {}) {
  const started = await startTestApp({ ...options, runtime: 'node' })
  app = started
  const ada = await started.signIn(email)
  const { userId } = await ada.call('session', {})
  if (userId === null || userId === undefined) throw new Error('Ada is not signed in')
  await spend(ada, 'First')
  return { app: started, ada, userId }
}

const newTransaction = (description: string) => ({ date: '2026-11-20', value: -4.5, categoryId: 1, description })

const spend = (client: TestClient, description: string) =>
  client.call('createTransaction', { body: newTransaction(description) })
const trySpending = async (client: TestClient, description: string) => {
  const { status, headers } = await client.send('createTransaction', { body: newTransaction(description) })
  return [status, headers.get('Retry-After')]
}
const descriptions = async (client: TestClient) =>
  (await client.call('transactions', { body: { pageSize: 500 } })).items
    .map(({ description }) => description)
    .toSorted()

/** Holds the write lock of a database as another process would. */
function lock(path: string): () => void {
  const other = new Sqlite(path)
  other.exec('BEGIN IMMEDIATE')
  return () => {
    other.exec('ROLLBACK')
    other.close()
  }
}

describe('a locked ledger', () => {
  it('answers writes with 503 and serves reads while it lasts, and answers writes after', async () => {
    const { app, ada, userId } = await startWithAda()
    const unlock = lock(ledgerPath(app.folder, userId))
    expect(await trySpending(ada, 'Refused')).toEqual([503, '2'])
    expect(await descriptions(ada)).toEqual(['First'])
    unlock()
    await spend(ada, 'Second')
    expect(await descriptions(ada)).toEqual(['First', 'Second'])
  })

  it('is waited for while others are answered, and written to once', async () => {
    let isWaiting: () => void = () => {}
    const waits = new Promise<void>((resolve) => (isWaiting = resolve))
    const waitAndTell = async (milliseconds: number) => {
      isWaiting()
      await pause(milliseconds)
    }
    const { app, ada, userId } = await startWithAda({ parts: { pause: waitAndTell } })
    const unlock = lock(ledgerPath(app.folder, userId))
    const written = trySpending(ada, 'Waited')
    await waits
    const ben = await app.signIn('ben@example.test')
    await spend(ben, 'Meanwhile')
    unlock()
    expect(await written).toEqual([200, null])
    expect(await descriptions(ada)).toEqual(['First', 'Waited'])
  })
})

describe('a locked directory', () => {
  it('answers sign-ins with 503 while it lasts, and accepts them after', async () => {
    const { app, ada } = await startWithAda()
    const unlock = lock(join(app.folder, 'directory.sqlite'))
    const client = await app.visit()
    const signIn = () => client.send('login', { body: { userName: email, password: 'Quiet-Harbor-42' } })
    expect((await signIn()).status).toBe(503)
    expect(await descriptions(ada)).toEqual(['First'])
    unlock()
    expect((await signIn()).status).toBe(200)
  })
})

describe('a full disk', () => {
  it('answers writes with 503 and serves reads while it lasts; nothing acknowledged is lost', async () => {
    const { app, ada, userId } = await startWithAda()
    const ledger = await openLedger(app.parts, userId)
    const allow = (pages: number) =>
      ledger.transact((ledger) => ledger.all(sql.raw(`PRAGMA max_page_count = ${pages}`)))
    allow(1)
    const acknowledged = ['First']
    let refusals = 0
    for (let number = 0; refusals < 3; number += 1) {
      const [status] = await trySpending(ada, `Full ${number}`)
      if (status === 200) acknowledged.push(`Full ${number}`)
      else refusals += 1
      expect([200, 503]).toContain(status)
    }
    expect(await descriptions(ada)).toEqual(acknowledged.toSorted())
    allow(1_000_000)
    await spend(ada, 'After')
    expect(await descriptions(ada)).toEqual([...acknowledged, 'After'].toSorted())
    expect(app.log.map(({ event }) => event)).toContain('store-unavailable')
  })
})

describe('a clock that jumps', () => {
  it('back eleven hours and forward again loses no write, doubles none, and fails nothing', async () => {
    const { app, ada } = await startWithAda()
    const once = (description: string) =>
      ada.send('createTransaction', { body: newTransaction(description) }, { 'Idempotency-Key': description })
    expect((await once('Before')).status).toBe(200)
    app.clock.set('2026-11-21T01:00:00Z')
    expect([(await once('Before')).status, (await once('Earlier')).status]).toEqual([200, 200])
    app.clock.set('2026-11-21T12:00:05Z')
    expect((await once('Earlier')).status).toBe(200)
    expect(await descriptions(ada)).toEqual(['Before', 'Earlier', 'First'])
  })

  it('back most of a day ends sessions too, and no write is lost', async () => {
    const { app, ada } = await startWithAda()
    app.clock.set('2026-11-20T13:00:00Z')
    expect((await ada.send('transactions', { body: {} })).status).toBe(401)
    expect(await descriptions(await app.signIn(email))).toEqual(['First'])
  })

  it('a year ahead ends sessions, and people sign in again', async () => {
    const { app, ada } = await startWithAda()
    app.clock.set('2027-11-21T12:00:00Z')
    expect((await ada.send('transactions', { body: {} })).status).toBe(401)
    app.clock.set('2026-11-21T12:00:00Z')
    expect(await descriptions(await app.signIn(email))).toEqual(['First'])
  })
})
