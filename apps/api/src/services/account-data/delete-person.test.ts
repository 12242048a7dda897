import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDemo } from '../../seed/seed-demo.ts'
import { ledgerPath } from '../../store/ledger-files.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../test/test-app.ts'
import type { TestClient } from '../../test/test-client.ts'

const EMAIL = 'demo@evenkeel.example'
const CANARY = 'Zanzibar-Quill-9137'

let app: TestApp
let maya: TestClient
let id: number
afterAll(() => app.stop())
beforeEach(async () => {
  await app?.stop()
  app = await startTestApp()
  await seedDemo(app.parts)
  maya = await app.signIn(EMAIL)
  id = (await maya.call('session', {})).userId ?? 0
})

const leave = (client: TestClient, password?: string) => client.send('deleteAccountData', { body: { password } })

/** Puts something of Maya's into everything that can hold it. */
async function plantCanaries(): Promise<void> {
  const name = { firstName: CANARY, lastName: CANARY, email: EMAIL, phone: '503-555-0199' }
  await maya.call('createTransaction', { body: { date: '2026-11-20', value: -1, categoryId: 6, description: CANARY } })
  await maya.call('saveContactInformation', {
    body: { ...name, street1: CANARY, city: 'Salem', state: 'OR', zipCode: '97301' },
  })
  await maya.call('setInterestFlag', { body: { interestFlag: 3 } })
  const planner = await app.parts.directory.people.byEmail('planner@evenkeel.example')
  const staff = await signInAs(app, 'robin@evenkeel.example', 2)
  await staff.client.call('grantAccess', {
    params: { userId: String(id) },
    body: { reason: CANARY, endsAt: '2026-11-22T12:00:00Z' },
  })
  await staff.client.call('addStaffInteraction', { params: { userId: String(id) }, body: { type: 3, note: CANARY } })
  await staff.client.call('addStaffTask', { params: { userId: String(id) }, body: { title: CANARY, dueDate: null } })
  await app.parts.directory.audit.add({
    at: 1,
    actorId: planner?.id ?? 0,
    personId: id,
    event: 'staff-call',
    call: 'staffPlan',
  })
}

/** The files of the data folder in which a text stands, in the free space of a database too. */
function filesWith(text: string): string[] {
  const files = globSync('**/*.sqlite*', { cwd: app.folder })
  return files.filter((file) => readFileSync(join(app.folder, file)).includes(text))
}

describe('leaving', () => {
  it('needs the password: a wrong one is 20007 on the field, changes nothing, and cannot be guessed for ever', async () => {
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
    expect((await leave(maya, TEST_PASSWORD)).status).toBe(429)
  })

  it('needs the password of whoever has one, however short ago they signed in', async () => {
    expect(await leave(maya)).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'password', Errors: ['Field required'] }] },
    })
  })

  it('needs a session and our own page', async () => {
    expect((await leave(await app.visit(), TEST_PASSWORD)).status).toBe(401)
    expect(
      (await maya.send('deleteAccountData', { body: { password: TEST_PASSWORD } }, { 'X-XSRF-TOKEN': 'x' })).status,
    ).toBe(403)
  })

  it('leaves nothing behind: no row with the id, no file, no word', async () => {
    await plantCanaries()
    expect(filesWith(CANARY).length).toBeGreaterThan(1)
    expect(existsSync(ledgerPath(app.folder, id))).toBe(true)

    expect(await leave(maya, TEST_PASSWORD)).toMatchObject({ status: 200, body: {} })

    expect(existsSync(ledgerPath(app.folder, id))).toBe(false)
    for (const word of [CANARY, EMAIL, 'Maya', 'Reyes']) expect([word, filesWith(word)]).toEqual([word, []])
    const { directory } = app.parts
    expect(await directory.people.byId(id)).toBeUndefined()
    expect(await directory.audit.ofPerson(id, 1)).toEqual([])
    expect(await directory.staff.grantsOn(id)).toEqual([])
    expect(await directory.staff.interactions(id)).toEqual([])
    expect(await directory.embeds.ofPerson(id)).toEqual([])
    expect(await directory.interests.ofPerson(id)).toEqual([])
    expect(await directory.ledgerWork.due(Number.MAX_SAFE_INTEGER, 100)).not.toContain(id)
  })

  it('is not undone by what was under way: a body that comes after it is answered 401 and kept nowhere', async () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ date: '2026-11-20', value: -1, categoryId: 6, description: CANARY }),
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
    // It has been let in by the time that the person has left, or else is refused for having no session any more.
    const inPieces = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' }
    const late = maya.fetch('/webapi/v1/transactions/create', inPieces)
    expect((await leave(maya, TEST_PASSWORD)).status).toBe(200)
    gone.resolve(undefined)
    expect((await late).status).toBe(401)
    expect(existsSync(ledgerPath(app.folder, id))).toBe(false)
    expect(filesWith(CANARY)).toEqual([])
  })

  it('is not undone by a bank that answers after it', async () => {
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
    expect((await leave(maya, TEST_PASSWORD)).status).toBe(200)
    answers.resolve(undefined)
    await reading.catch(() => undefined)
    expect(existsSync(ledgerPath(app.folder, id))).toBe(false)
  })

  it('ends every session at once, and the email can register anew', async () => {
    const elsewhere = await app.signIn(EMAIL)
    const answer = await leave(maya, TEST_PASSWORD)
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"')
    for (const client of [maya, elsewhere]) expect((await client.send('accounts', { body: {} })).status).toBe(401)
    expect(
      (await (await app.visit()).send('login', { body: { userName: EMAIL, password: TEST_PASSWORD } })).body.code,
    ).toBe(30001)
    expect(await app.addPerson(EMAIL)).toMatchObject({ email: EMAIL })
  })

  it('ends the bank logins at their provider, takes the planner’s view away, and tells the person', async () => {
    const planner = await app.parts.directory.people.byEmail('planner@evenkeel.example')
    const isInView = () => app.parts.directory.planners.isAssigned(planner?.id ?? 0, id)
    expect(await isInView()).toBe(true)
    const ended: string[] = []
    const [provider] = app.parts.bank?.providers ?? []
    if (!provider) throw new Error('The test has no bank')
    const remove = provider.remove.bind(provider)
    Object.assign(provider, { remove: async (token: string) => (ended.push(token), remove(token)) })
    await leave(maya, TEST_PASSWORD)
    expect(ended.length).toBeGreaterThan(1)
    expect(await isInView()).toBe(false)
    expect(app.parts.outbox?.messages()[0]).toMatchObject({ to: EMAIL, subject: 'Your Evenkeel account was deleted' })
  })

  it('leaves everybody else as they were', async () => {
    const sam = await app.signIn('sam@evenkeel.example')
    const before = await sam.call('accounts', { body: {} })
    await leave(maya, TEST_PASSWORD)
    expect(await sam.call('accounts', { body: {} })).toEqual(before)
  })

  it('goes on where the bank does not answer', async () => {
    const [provider] = app.parts.bank?.providers ?? []
    Object.assign(provider ?? {}, {
      remove: async () => {
        throw new Error('The bank is not there')
      },
    })
    expect((await leave(maya, TEST_PASSWORD)).status).toBe(200)
  })
})
