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

  it('are in the list of a server that has no real provider only for people who chose them', async () => {
    const alone = await startTestApp()
    const { client } = await newPerson(alone)
    const namesWith = async (useTestInstitutions: boolean) => {
      await client.call('saveProfileSettings', { body: { accountConnectivityType: 1, useTestInstitutions } })
      const { linkToken } = (await client.call('createLink', { body: {} })).data
      const { institutions } = await client.call('sandboxInstitutions', { body: { linkToken } })
      return institutions.map(({ name }) => name)
    }
    const [without, withThem] = [await namesWith(false), await namesWith(true)]
    await alone.stop()
    expect([without.length, withThem.length]).toEqual([5, 14])
    expect([without.includes('Locksmith Bank'), withThem.includes('Locksmith Bank')]).toEqual([false, true])
    expect(withThem).toEqual(expect.arrayContaining(without))
  })

  it('are never offered in production', async () => {
    if (!production) throw new Error('The server did not start')
    expect(await providerFor(production, true)).toBe('plaid')
  })
})
