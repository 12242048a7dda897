// Proves: API-20, API-21, API-26, API-27
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import { runDueSyncs } from './run-due-syncs.ts'
import { linkBank, newLinkedPerson, runDueWork } from '../../../testing/scenes/sync-test-bank.ts'
import { findOwner } from '../../../testing/ledger-of.ts'

let app: TestApp | undefined
afterEach(() => app?.stop())

describe('a sync', () => {
  it('that fails while storing leaves neither rows nor cursor, and the next one stores both', async () => {
    const started = await startTestApp()
    app = started
    const person = await newPerson(started)
    const { accountConnectionId: connectionId } = await linkBank(person.client)
    person.onLedger((ledger) =>
      ledger.run(
        `create trigger broken before update of cursor on account_connection begin select raise(abort, 'broken'); end`,
      ),
    )
    await runDueWork(started)
    expect([person.exportAll()['entry'], person.exportAll()['account_connection']]).toMatchObject([
      [],
      [{ cursor: null, issue: 'unavailable', is_syncing_transactions: 0 }],
    ])
    expect(started.log).toHaveLength(1)
    person.onLedger((ledger) => ledger.run('drop trigger broken'))
    await person.client.call('syncConnection', { body: { accountId: connectionId } })
    await runDueWork(started)
    expect(person.exportAll()['entry']?.length).toBeGreaterThan(400)
    expect(await person.client.call('connectionStatus', { body: { connectionId } })).toMatchObject({
      issue: null,
      hasSyncIssue: false,
    })
  })

  it('that runs twice at once stores once', async () => {
    const started = await startTestApp()
    app = started
    const person = await newPerson(started)
    await linkBank(person.client)
    const { userId } = await person.client.call('session', {})
    const owner = await findOwner(started.parts, userId ?? 0)
    await Promise.all([runDueSyncs(started.parts, owner), runDueSyncs(started.parts, owner)])
    const once = person.exportAll()['entry']
    await person.client.call('fullSync', { body: {} })
    await runDueWork(started)
    expect(person.exportAll()['entry']).toEqual(once)
    expect(started.log).toEqual([])
  })

  it('of a connection that was deleted meanwhile stores nothing', async () => {
    const started = await startTestApp()
    app = started
    const person = await newLinkedPerson(started)
    await person.client.call('fullSync', { body: {} })
    const { userId } = await person.client.call('session', {})
    const running = runDueSyncs(started.parts, await findOwner(started.parts, userId ?? 0))
    await person.client.call('deleteConnection', { body: { connectionId: person.connectionId } })
    await running
    expect([
      person.exportAll()['entry'],
      person.exportAll()['account'],
      person.exportAll()['account_connection'],
    ]).toEqual([[], [], []])
    expect(started.log).toEqual([])
  })

  it('is not run for a company that no longer allows linking banks', async () => {
    const started = await startTestApp()
    app = started
    const person = await newLinkedPerson(started)
    await person.client.call('syncConnection', { body: { accountId: person.connectionId } })
    await started.parts.directory.companies.save({
      code: started.company.code,
      name: started.company.name,
      level1: true,
      createdAt: 0,
    })
    const before = person.exportAll()['entry']
    await runDueWork(started)
    expect(await person.client.call('anySync', {})).toMatchObject({ syncInProgress: false })
    expect(person.exportAll()['entry']).toEqual(before)
  })
})
