import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlaidProvider } from '../../bank/plaid/plaid-provider.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { makeTestBank } from '../../test/test-bank.ts'
import { makeTestClock, makeTestRandom } from '../../test/test-parts.ts'
import { newPerson } from '../test-person.ts'

/** A server with a real provider, whose one answer here is a link token, and the sandbox beside it. */
function startWithBoth(isProduction: boolean): Promise<TestApp> {
  const clock = makeTestClock()
  const settings = {
    clientId: 'c',
    secret: 's',
    environment: 'sandbox',
    clientName: 'Evenkeel',
    webhookUrl: null,
  } as const
  const plaid = makePlaidProvider({
    settings,
    clock,
    http: () => Promise.resolve(Response.json({ link_token: 'link-sandbox-1', request_id: 'r' })),
  })
  const { twin, wake } = makeTestBank(clock, makeTestRandom())
  if (!twin) throw new Error('The test bank has no sandbox')
  return startTestApp({ clock, parts: { isProduction, bank: { providers: [plaid, twin], twin, wake } } })
}

/** Who makes the link that a person is given. */
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

  it('are offered to whoever chose them, in place of real ones', async () => {
    if (!app) throw new Error('The server did not start')
    expect([await providerFor(app, true), await providerFor(app, false)]).toEqual(['twin', 'plaid'])
  })

  it('are never offered in production', async () => {
    if (!production) throw new Error('The server did not start')
    expect(await providerFor(production, true)).toBe('plaid')
  })
})
