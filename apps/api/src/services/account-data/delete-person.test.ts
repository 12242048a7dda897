// Proves: API-82, API-116, STAFF-04, STAFF-09
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { ledgerPath } from '../../store/ledger-files.ts'
import { signInAs } from '../../../testing/sign-in-as.ts'
import { startTestApp, testPassword, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import * as words from '../../words/mails.generated.ts'

const email = 'demo@evenkeel.example'
const canary = 'Zanzibar-Quill-9137'

let app: TestApp
let maya: TestClient
let id: number
afterAll(() => app.stop())
beforeEach(async () => {
  await app?.stop()
  app = await startTestApp()
  await seedDemo(app.parts)
  maya = await app.signIn(email)
  id = (await maya.call('session', {})).userId ?? 0
})

const leave = (client: TestClient, password?: string) => client.send('deleteAccountData', { body: { password } })

/** Stores a text of Maya's in everything that can hold one. */
async function plantCanaries(): Promise<void> {
  const name = { firstName: canary, lastName: canary, email: email, phone: '503-555-0199' }
  await maya.call('createTransaction', { body: { date: '2026-11-20', value: -1, categoryId: 6, description: canary } })
  await maya.call('saveContactInformation', {
    body: { ...name, street1: canary, city: 'Salem', state: 'OR', zipCode: '97301' },
  })
  await maya.call('setInterestFlag', { body: { interestFlag: 3 } })
  const planner = await app.parts.directory.people.byEmail('planner@evenkeel.example')
  const served = (await app.parts.directory.people.byId(id))?.companyId
  const staff = await signInAs(app, 'robin@evenkeel.example', 2, served)
  const { accessId } = await staff.client.call('grantAccess', {
    params: { userId: String(id) },
    body: { reason: canary, endsAt: '2026-11-22T12:00:00Z' },
  })
  await maya.call('decideAccess', { body: { accessId, isAllowed: true } })
  await staff.client.call('addStaffInteraction', { params: { userId: String(id) }, body: { type: 3, note: canary } })
  await staff.client.call('addStaffTask', { params: { userId: String(id) }, body: { title: canary, dueDate: null } })
  await app.parts.directory.audit.add({
    at: 1,
    actorId: planner?.id ?? 0,
    personId: id,
    event: 'staff-call',
    call: 'staffPlan',
  })
}

/** Returns the files of the data folder that contain a text, even in the free space of a database. */
function filesWith(text: string): string[] {
  const files = globSync('**/*.sqlite*', { cwd: app.folder })
  return files.filter((file) => readFileSync(join(app.folder, file)).includes(text))
}

describe('leaving', () => {
  it('needs the password: a wrong one is 20007 on the field, changes nothing, and guesses are limited', async () => {
    expect(await leave(maya, 'Wrong-Harbor-42')).toMatchObject({
      status: 400,
      body: {
        code: 20007,
        message: 'Current password is incorrect',
        Items: [{ Field: 'password', Errors: ['Current password is incorrect'] }],
      },
    })
    expect((await maya.call('accounts', { body: {} })).length).toBeGreaterThan(0)
    for (let time = 0; time < 9; time += 1) await leave(maya, 'Wrong-Harbor-42')
    expect((await leave(maya, testPassword)).status).toBe(429)
  })

  it('needs the password from a person who has one, even right after a sign-in', async () => {
    expect(await leave(maya)).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'password', Errors: ['Field required'] }] },
    })
  })

  it('needs a session and the origin of our own page', async () => {
    expect((await leave(await app.visit(), testPassword)).status).toBe(401)
    expect(
      (await maya.send('deleteAccountData', { body: { password: testPassword } }, { 'X-XSRF-TOKEN': 'x' })).status,
    ).toBe(403)
  })

  it('leaves nothing behind: no row with the id, no file, no text', async () => {
    await plantCanaries()
    expect(filesWith(canary).length).toBeGreaterThan(1)
    expect(existsSync(ledgerPath(app.folder, id))).toBe(true)

    expect(await leave(maya, testPassword)).toMatchObject({ status: 200, body: {} })

    expect(existsSync(ledgerPath(app.folder, id))).toBe(false)
    for (const word of [canary, email, 'Maya', 'Reyes']) expect([word, filesWith(word)]).toEqual([word, []])
    const { directory } = app.parts
    expect(await directory.people.byId(id)).toBeUndefined()
    expect(await directory.audit.ofPerson(id, 1)).toEqual([])
    expect(await directory.staff.grantsOn(id)).toEqual([])
    expect(await directory.staff.interactions(id)).toEqual([])
    expect(await directory.widgetGrants.everOf(id)).toEqual([])
    expect(await directory.interests.ofPerson(id)).toEqual([])
    expect(await directory.ledgerWork.due(Number.MAX_SAFE_INTEGER, 100)).not.toContain(id)
  })

  it('is not undone by a request in progress: a body that arrives later is answered 401 and not kept', async () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ date: '2026-11-20', value: -1, categoryId: 6, description: canary }),
    )
    const gone = Promise.withResolvers<undefined>()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.slice(0, 9)),
      async pull(controller) {
        await gone.promise
        controller.enqueue(bytes.slice(9))
        controller.close()
      },
    })
    // By the time the person has left, the request is either accepted or refused for having no session.
    const inPieces = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' }
    const late = maya.fetch('/webapi/v1/transactions/create', inPieces)
    expect((await leave(maya, testPassword)).status).toBe(200)
    gone.resolve(undefined)
    expect((await late).status).toBe(401)
    expect(existsSync(ledgerPath(app.folder, id))).toBe(false)
    expect(filesWith(canary)).toEqual([])
  })

  it('is not undone by a bank that answers later', async () => {
    const asked = Promise.withResolvers<undefined>()
    const answers = Promise.withResolvers<undefined>()
    for (const provider of app.parts.bank?.providers ?? []) {
      const item = provider.item.bind(provider)
      Object.assign(provider, {
        item: async (token: string) => (asked.resolve(undefined), await answers.promise, item(token)),
      })
    }
    await maya.send('fullSync', { body: {} })
    const reading = app.runDueWork()
    await asked.promise
    expect((await leave(maya, testPassword)).status).toBe(200)
    answers.resolve(undefined)
    await reading.catch(() => undefined)
    expect(existsSync(ledgerPath(app.folder, id))).toBe(false)
  })

  it('ends every session at once, and the email can register again', async () => {
    const elsewhere = await app.signIn(email)
    const answer = await leave(maya, testPassword)
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"')
    for (const client of [maya, elsewhere]) expect((await client.send('accounts', { body: {} })).status).toBe(401)
    expect(
      (await (await app.visit()).send('login', { body: { userName: email, password: testPassword } })).body.code,
    ).toBe(30001)
    expect(await app.addPerson(email)).toMatchObject({ email: email })
  })

  it('ends the bank logins at their provider, ends the planner’s access, and mails the person', async () => {
    const planner = await app.parts.directory.people.byEmail('planner@evenkeel.example')
    const isInView = () => app.parts.directory.planners.isAssigned(planner?.id ?? 0, id)
    expect(await isInView()).toBe(true)
    const ended: string[] = []
    const [provider] = app.parts.bank?.providers ?? []
    if (!provider) throw new Error('The test has no bank')
    const remove = provider.remove.bind(provider)
    Object.assign(provider, { remove: async (token: string) => (ended.push(token), remove(token)) })
    await leave(maya, testPassword)
    expect(ended.length).toBeGreaterThan(1)
    expect(await isInView()).toBe(false)
    expect(app.parts.outbox?.messages()[0]).toMatchObject({ to: email, subject: words.deletedSubject() })
  })

  it('leaves everyone else’s data as it was', async () => {
    const sam = await app.signIn('sam@evenkeel.example')
    const before = await sam.call('accounts', { body: {} })
    await leave(maya, testPassword)
    expect(await sam.call('accounts', { body: {} })).toEqual(before)
  })

  it('completes even if the bank does not answer', async () => {
    const [provider] = app.parts.bank?.providers ?? []
    Object.assign(provider ?? {}, {
      remove: async () => {
        throw new Error('The bank is not there')
      },
    })
    expect((await leave(maya, testPassword)).status).toBe(200)
  })
})
