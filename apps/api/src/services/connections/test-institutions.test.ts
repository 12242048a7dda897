import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlaidProvider } from '../../bank/plaid/plaid-provider.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestBank } from '../../../testing/test-bank.ts'
import { createTestClock, createTestRandom } from '../../../testing/test-parts.ts'
import { newPerson } from '../../../testing/scenes/test-person.ts'

/** Starts a server with the sandbox and a real provider that answers only requests for link tokens. */
function startWithBoth(isProduction: boolean): Promise<TestApp> {
  const clock = createTestClock()
  const settings = {
    clientId: 'c',
    secret: 's',
    environment: 'sandbox',
    clientName: 'Evenkeel',
    webhookUrl: null,
  } as const
  const plaid = createPlaidProvider({
    settings,
    clock,
    http: () => Promise.resolve(Response.json({ link_token: 'link-sandbox-1', request_id: 'r' })),
  })
  const { sandbox, wake } = createTestBank(clock, createTestRandom())
  if (!sandbox) throw new Error('The test bank has no sandbox')
  return startTestApp({ clock, parts: { isProduction, bank: { providers: [plaid, sandbox], sandbox, wake } } })
}

/** Returns the provider of the link token that a person gets. */
async function providerFor(app: TestApp, useTestInstitutions: boolean): Promise<string> {
  const { client } = await newPerson(app)
  await client.send('saveProfileSettings', { body: { accountConnectivityType: 1, useTestInstitutions } })
  return (await client.call('createLink', { body: {} })).data.provider
}

describe('test institutions (CONN-17)', () => {
  let [app, production]: [TestApp | undefined, TestApp | undefined] = [undefined, undefined]
  beforeAll(async () => {
    ;[app, production] = await Promise.all([startWithBoth(false), startWithBoth(true)])
  })
  afterAll(() => Promise.all([app?.stop(), production?.stop()]))

  it('are offered to people who chose them, in place of real ones', async () => {
    if (!app) throw new Error('The server did not start')
    expect([await providerFor(app, true), await providerFor(app, false)]).toEqual(['twin', 'plaid'])
  })

  it('are never offered in production', async () => {
    if (!production) throw new Error('The server did not start')
    expect(await providerFor(production, true)).toBe('plaid')
  })
})
