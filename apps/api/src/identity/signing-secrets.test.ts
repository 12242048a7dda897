// Proves: ASVS-11.2.2
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { type RunningServer, serve } from '../hosts/node/serve.ts'
import { pageOrigin, connectFrame, openFrame } from '../../testing/widget-frame.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'
import { createWidgetTokens } from './widget-token.ts'
import { createTickets } from './tickets.ts'
import { readKeys } from './keys.ts'

const secret = randomBytes(32)
const newest = 'a newer secret of this test, which is long enough'.replaceAll(' ', '-')

let app: TestApp
const servers: RunningServer[] = []
beforeAll(async () => {
  app = await startTestApp({ parts: { keys: readKeys(secret) } })
  await app.parts.directory.companies.allowOrigin(app.company.id, pageOrigin)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await app.stop()
})

/** The same folder served with these secrets for signing, to the same browser. */
async function continueWith(signing: readonly string[], browser: TestClient): Promise<TestClient> {
  const server = await serve(createApp({ ...app.parts, keys: readKeys(secret, signing) }), 0, '127.0.0.1')
  servers.push(server)
  const client = createTestClient(`http://127.0.0.1:${server.port}`)
  for (const [name, value] of browser.cookies) client.cookies.set(name, value)
  return client
}

const spend = (client: TestClient) =>
  client.send('createTransaction', { body: { date: '2026-10-05', value: -1, categoryId: 1, description: 'x' } })

describe('a new secret for sessions and links', () => {
  it('signs no one out while the former one counts: reads and writes go on, also back at a server that has only heard of it', async () => {
    const before = await app.signIn('ada@example.test')
    const after = await continueWith([newest, 'secret'], before)
    expect((await after.send('companyInfo')).status).toBe(200)
    expect((await spend(after)).status).toBe(200)
    // Servers are started again one after the other: the one before knows the newest as its second.
    await after.call('login', { body: { userName: 'ada@example.test', password: testPassword } })
    const beside = await continueWith(['secret', newest], after)
    expect((await spend(beside)).status).toBe(200)
    // With the former one left out, what the newest signed goes on.
    const later = await continueWith([newest], after)
    expect((await spend(later)).status).toBe(200)
  })

  it('ends what a former one signed once that is left out, and asks a known device for no more than the password', async () => {
    const before = await app.signIn('ben@example.test')
    const after = await continueWith([newest], before)
    expect((await after.send('companyInfo')).status).toBe(401)
    await after.call('session', {})
    const signIn = await after.send('login', { body: { userName: 'ben@example.test', password: testPassword } })
    expect(signIn.status).toBe(200)
    expect(app.parts.outbox?.messages().filter(({ to }) => to === 'ben@example.test')).toEqual([])
  })

  it('keeps links in mails and widgets on other pages connected', async () => {
    const ada = await app.signIn('ada@example.test')
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['accounts'])
    const token = await frame.token('accounts')
    const ticket = createTickets(app.parts).issue('email-undo', { personId: 1 }, 60_000)
    const readWith = async (signing: readonly string[]) => {
      const parts = { ...app.parts, keys: readKeys(secret, signing) }
      return [
        createTickets(parts).read('email-undo', ticket).state,
        (await createWidgetTokens(parts).read(token))?.widget,
      ]
    }
    expect(await readWith([newest, 'secret'])).toEqual(['good', 'accounts'])
    expect(await readWith([newest])).toEqual(['invalid', undefined])
  })

  it('changes nothing of what is stored', () => {
    const [one, other] = [readKeys(secret), readKeys(secret, [newest])]
    for (const purpose of [
      'roster',
      'sso-subject',
      'bank-item',
      'recovery-code',
      'authenticator',
      'audit',
      'device',
    ] as const)
      expect(other.sign(purpose, 'x')).toBe(one.sign(purpose, 'x'))
    expect(other.sign('session', 'x')).not.toBe(one.sign('session', 'x'))
  })
})
