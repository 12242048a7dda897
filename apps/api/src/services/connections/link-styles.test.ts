// Proves: CONN-16, QUOVO-01 to QUOVO-05
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { createTestClock } from '../../../testing/test-parts.ts'
import { newLinkedPerson, runDueWork } from '../../../testing/scenes/sync-test-bank.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'

const clock = createTestClock()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock })
})
afterAll(() => app.stop())

const linkInFrame = async (client: TestClient) =>
  void (await client.call('saveProfileSettings', { body: { accountConnectivityType: 0, useTestInstitutions: false } }))

/** Creates a person who has one bank and links in the frame from now on. */
async function newFramedPerson() {
  const person = await newLinkedPerson(app)
  await linkInFrame(person.client)
  return person
}

/** Does what the frame's link dialog does with its token, up to the connection. */
async function linkByToken({ client }: Pick<TestPerson, 'client'>, connectionId?: number) {
  const { token } = await client.call('quovoIframeToken', {
    query: connectionId === undefined ? {} : { connectionId: String(connectionId) },
  })
  const { isRepair } = await client.call('sandboxInstitutions', { body: { linkToken: token } })
  await client.call('sandboxLogin', {
    body: { linkToken: token, institutionId: 'twin_harbor', userName: 'user_good', password: 'pass_good' },
  })
  return { isRepair, ...(await client.call('sandboxFinish', { body: { linkToken: token } })) }
}

const busy = { acctSyncInProgress: true, transSyncInProgress: true }
const idle = { acctSyncInProgress: false, transSyncInProgress: false }

describe('linking in the frame', () => {
  it('links, syncs and repairs by the older set of calls, with the same results', async () => {
    const person = await newPerson(app)
    const { client } = person
    await linkInFrame(client)
    expect(await client.call('quovoStylesName', {})).toEqual({ name: 'evenkeel' })
    const { publicToken, isRepair } = await linkByToken(person)
    expect(isRepair).toBe(false)
    const { accountConnectionId: connectionId } = await client.call('createConnection', { body: { publicToken } })
    expect(await client.call('quovoSyncStatus', {})).toEqual(busy)
    await runDueWork(app)
    expect(await client.call('quovoSyncStatus', {})).toEqual(idle)
    expect((await client.call('transactions', { body: {} })).total).toBeGreaterThan(400)

    expect(await client.call('quovoSyncAccount', { body: { connectionId } })).toEqual({})
    expect(await client.call('quovoSyncStatus', {})).toEqual(busy)
    await runDueWork(app)
    const plain = { headers: { 'X-XSRF-TOKEN': 'none', RequestVerificationToken: 'none' } }
    expect((await client.fetch('/ngapi/v1/quovo/sync-all-accounts', plain)).status).toBe(403)
    expect(await client.call('quovoSyncAll', {})).toEqual({})
    expect(await client.call('quovoSyncStatus', {})).toEqual(busy)

    await client.call('sandboxControl', { body: { connectionId, state: 'login' } })
    await runDueWork(app)
    expect(await client.call('connectionStatus', { body: { connectionId } })).toMatchObject({ needsRepair: true })
    expect((await linkByToken(person, connectionId)).isRepair).toBe(true)
    await client.call('restoreConnection', { body: { accountId: connectionId } })
    await runDueWork(app)
    expect(await client.call('connectionStatus', { body: { connectionId } })).toMatchObject({
      needsRepair: false,
      issue: null,
    })
    await client.call('deleteConnection', { body: { connectionId } })
    expect(await client.call('connections', {})).toEqual([])
  })

  it('is refused to people who link in the provider’s dialog, and vice versa', async () => {
    const [framed, plain] = [await newFramedPerson(), await newLinkedPerson(app)]
    const older = async ({ client, connectionId }: typeof framed) => [
      await client.send('quovoIframeToken', { query: {} }),
      await client.send('quovoIframeToken', { query: { connectionId: String(connectionId) } }),
      await client.send('quovoStylesName', {}),
      await client.send('quovoSyncAccount', { body: { connectionId } }),
      await client.send('quovoSyncAll', {}),
      await client.send('quovoSyncStatus', {}),
    ]
    const newer = async ({ client, connectionId: accountId }: typeof framed) => [
      await client.send('connectionSettings', {}),
      await client.send('createLink', { body: {} }),
      await client.send('createLink', { body: { accountId } }),
      await client.send('syncConnection', { body: { accountId } }),
      await client.send('fullSync', { body: {} }),
      await client.send('fullSync', { body: { accountId } }),
      await client.send('connectionPublicToken', { body: { accountId } }),
    ]
    const refusals = [
      ...(await older(plain)),
      ...(await newer(framed)),
      await framed.client.send('resumeLink', { body: { handle: 'h' } }),
    ]
    expect(refusals.map(({ status, body }) => [status, body])).toEqual(
      refusals.map(() => [
        403,
        {
          code: -1,
          message: 'Unknown error encountered',
          sentence: { key: 'unknownError', values: [] },
        },
      ]),
    )
    expect([await plain.client.call('anySync', {}), await framed.client.call('anySync', {})]).toMatchObject([
      { syncInProgress: false },
      { syncInProgress: false },
    ])
    expect((await older(framed)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await newer(plain)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200])
    // Another person's connection is answered like an unknown one, in either style.
    expect((await framed.client.send('quovoSyncAccount', { body: { connectionId: plain.connectionId } })).status).toBe(
      404,
    )
    expect((await plain.client.send('quovoSyncAccount', { body: { connectionId: framed.connectionId } })).status).toBe(
      404,
    )
  })

  it('is the company’s setting until the person chooses', async () => {
    const { id: companyId } = await app.parts.directory.companies.save({
      code: 'framed',
      name: 'Framed',
      accountConnectivityType: 0,
      createdAt: 0,
    })
    await app.addPerson('framed@evenkeel.example', { companyId })
    const client = await app.signIn('framed@evenkeel.example')
    expect(await client.call('profileSettings', {})).toEqual({ accountConnectivityType: 0, useTestInstitutions: false })
    expect((await client.send('createLink', { body: {} })).status).toBe(403)
    expect((await client.call('quovoIframeToken', { query: {} })).token).toMatch(/^link-twin-/)
    await client.call('saveProfileSettings', { body: { accountConnectivityType: 1, useTestInstitutions: false } })
    expect((await client.send('quovoIframeToken', { query: {} })).status).toBe(403)
    expect((await client.send('createLink', { body: {} })).status).toBe(200)
  })
})
