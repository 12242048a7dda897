// Proves: API-23, API-25
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakePlaid, type Persona, readPersona } from '../../bank/plaid/fixtures/fake-plaid.fixture.ts'
import { readPersonas } from '../../bank/plaid/fixtures/plaid-document.fixture.ts'
import { createPlaidProvider } from '../../bank/plaid/plaid-provider.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, type TestClock } from '../../../testing/test-parts.ts'
import { hearWebhook } from '../connections/webhook.ts'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import { runDueWork } from '../../../testing/scenes/sync-test-bank.ts'

let app: TestApp | undefined
afterEach(() => app?.stop())

async function startWithPlaid(person: Persona, clock: TestClock) {
  const fake = await createFakePlaid(person, () => clock.now())
  const settings = {
    clientId: 'c',
    secret: 's',
    environment: 'sandbox',
    clientName: 'Evenkeel',
    webhookUrl: null,
  } as const
  const provider = createPlaidProvider({ settings, http: fake.http, clock })
  const started = await startTestApp({ clock, parts: { bank: { providers: [provider], wake: () => undefined } } })
  app = started
  const linked = await newPerson(started)
  const { accountConnectionId } = await linked.client.call('createConnection', {
    body: { publicToken: 'public-sandbox-1' },
  })
  await runDueWork(started)
  return { app: started, fake, person: linked, accountConnectionId }
}

const roundToWholeCents = (dollars: number) => Math.round(dollars * 100)

describe('a person of Plaid’s sandbox', () => {
  it.each(readPersonas())('is imported with equal totals: %s', async (_name, value) => {
    const persona = readPersona(value)
    const { app: started, person } = await startWithPlaid(persona, createTestClock())
    const accounts = await person.client.call('accounts', { body: {} })
    expect(accounts).toHaveLength(persona.override_accounts.length)
    const rows = persona.override_accounts.flatMap(({ transactions = [] }) => transactions)
    const entries = person.exportAll()['entry'] ?? []
    expect(entries).toHaveLength(rows.length)
    const sum = entries.reduce<number>((cents, entry) => cents + Number(Reflect.get(Object(entry), 'value_cents')), 0)
    expect(sum).toBe(0 - rows.reduce((cents, { amount }) => cents + roundToWholeCents(amount), 0))
    // Debts are negative, to the cent.
    const owed = (type: string) => (type === 'credit' || type === 'loan' ? -1 : 1)
    const stated = persona.override_accounts.map(
      ({ type, starting_balance, liability }) =>
        owed(type) * roundToWholeCents(starting_balance ?? liability?.principal ?? 0),
    )
    expect(accounts.map(({ balance }) => roundToWholeCents(balance)).toSorted((a, b) => a - b)).toEqual(
      stated.toSorted((a, b) => a - b),
    )
    expect(started.log).toEqual([])
  })
})

const anyPerson = () => readPersona(readPersonas()[0]?.[1])

describe('a webhook', () => {
  const send = (started: TestApp, { headers, body }: { headers: Headers; body: string }) =>
    fetch(`${started.origin}/webapi/v1/account-connections/webhook`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...Object.fromEntries(headers) },
    })

  it('causes one sync, however often it is sent, and another a minute later', async () => {
    const clock = createTestClock()
    const { app: started, fake, person } = await startWithPlaid(anyPerson(), clock)
    const item = findItemId(person.exportAll())
    const pulls = () => fake.sent.filter(({ path }) => path === '/accounts/get').length
    const before = pulls()
    const webhook = await fake.webhook(item)
    expect((await send(started, webhook)).status).toBe(200)
    // The rest of ten thousand are sent without the network; the code path is the same.
    for (let copy = 1; copy < 10_000; copy += 1) await hearWebhook(started.parts, webhook.headers, webhook.body)
    expect(await runDueWork(started)).toBe(1)
    expect(await runDueWork(started)).toBe(0)
    expect(pulls() - before).toBe(1)
    // Valid ones in a row that all differ: one sync now, and one more after a minute.
    for (let second = 1; second <= 20; second += 1) {
      clock.advance(1000)
      expect((await send(started, await fake.webhook(item))).status).toBe(200)
      await runDueWork(started)
    }
    expect(pulls() - before).toBe(1)
    clock.advance(60_000)
    await runDueWork(started)
    expect(pulls() - before).toBe(2)
  })

  it('causes no sync if it is forged, old, altered or unsigned', async () => {
    const clock = createTestClock()
    const { app: started, fake, person } = await startWithPlaid(anyPerson(), clock)
    const item = findItemId(person.exportAll())
    const other = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
    const now = Math.floor(clock.now() / 1000)
    const good = await fake.webhook(item)
    const bad = [
      await fake.webhook(item, { privateKey: other.privateKey }),
      await fake.webhook(item, { iat: now - 301 }),
      await fake.webhook(item, { iat: now + 3600 }),
      await fake.webhook(item, { body: good.body.replace('TRANSACTIONS', 'ITEM') }),
      await fake.webhook(item, { body: `${good.body} ` }),
      await fake.webhook(item, { alg: 'none' }),
      await fake.webhook(item, { alg: 'HS256' }),
      await fake.webhook(item, { kid: 'key-2' }),
      { ...good, headers: new Headers() },
      { ...good, headers: new Headers({ 'Plaid-Verification': 'a.b.c' }) },
    ]
    expect(await Promise.all(bad.map(async (webhook) => (await send(started, webhook)).status))).toEqual(
      bad.map(() => 403),
    )
    expect(await runDueWork(started)).toBe(0)
    // A valid one about an unknown login is accepted and has no effect.
    expect((await send(started, await fake.webhook('item-of-nobody'))).status).toBe(200)
    expect(await runDueWork(started)).toBe(0)
    expect((await send(started, good)).status).toBe(200)
    expect(await runDueWork(started)).toBe(1)
  })
})

/** Returns the item id of a test's person, from the ledger. */
function findItemId(tables: Record<string, unknown[]>): string {
  const [row] = tables['account_connection'] ?? []
  return String(Reflect.get(Object(row), 'item_id'))
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /sqlite(-wal|-shm)?$/.test(name))
    .map((name) => join(folder, name))

describe('the database files of a linked person', () => {
  it('contain no access token, link token or public token in any byte', async () => {
    const { app: started, fake, person } = await startWithPlaid(anyPerson(), createTestClock())
    const { data } = await person.client.call('createLink', { body: {} })
    await person.client.call('fullSync', { body: {} })
    await runDueWork(started)
    const secrets = fake.answers.flatMap(({ path, body }) => {
      const field = { '/item/public_token/exchange': 'access_token', '/link/token/create': 'link_token' }[path]
      return field ? [String(Reflect.get(Object(body), field))] : []
    })
    expect(secrets).toEqual([expect.stringMatching(/^access-sandbox-/), data.linkToken])
    const bytes = Buffer.concat(filesIn(started.folder).map((file) => readFileSync(file)))
    const name = (await person.client.call('accounts', { body: {} }))[0]?.name ?? ''
    // The search finds a text that is in the same files.
    expect(bytes.includes(Buffer.from(name))).toBe(true)
    for (const secret of [...secrets, 'public-sandbox-1', data.handle]) {
      for (const form of [secret, Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex')])
        expect(bytes.includes(Buffer.from(form))).toBe(false)
    }
  })
})
