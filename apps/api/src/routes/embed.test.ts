import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/test-app.ts'
import { makeTestClient, type TestClient } from '../test/test-client.ts'

const MINUTE = 60_000
const PAGE = 'https://intranet.example'
const OTHER_PAGE = 'https://partner.example'

describe('a widget on somebody else’s page', () => {
  let app: TestApp
  let ada: TestClient
  /** The host page: knows no cookie of ours. */
  const page = () => makeTestClient(app.origin)

  beforeAll(async () => {
    app = await startTestApp()
    await app.parts.directory.companies.allowOrigin(app.company.id, PAGE)
    await app.parts.directory.companies.allowOrigin(app.company.id, OTHER_PAGE)
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    ada = await app.signIn('ada@example.test')
  })

  const connect = async () => (await ada.call('embedCode', { body: { widget: 'cash-flow-chart', origin: PAGE } })).code
  const exchange = (code: string, Origin = PAGE) => page().send('embedToken', { body: { code } }, { Origin })
  const connected = async () => page().call('embedToken', { body: { code: await connect() } }, { Origin: PAGE })
  const read = (token: string, Origin = PAGE) =>
    page().send('companyInfo', {}, { Authorization: `Bearer ${token}`, Origin })

  it('reads with a token that a one-time code opened', async () => {
    const { token, expiresAt } = await connected()
    expect(Date.parse(expiresAt) - app.clock.now()).toBe(5 * MINUTE)
    const answer = await read(token)
    expect(answer).toMatchObject({ status: 200, body: { data: { info: { name: 'Test Company' } } } })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(PAGE)
    expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false)
    expect(answer.headers.get('Vary')).toContain('Origin')
  })

  it('is refused on an origin that the company has not allowed', async () => {
    const answer = await ada.send('embedCode', { body: { widget: 'cash-flow-chart', origin: 'https://evil.example' } })
    expect(answer).toMatchObject({ status: 403, body: { code: -1 } })
  })

  it('is refused on an origin that only another company has allowed', async () => {
    const other = await app.parts.directory.companies.save({ code: 'other', name: 'Other', createdAt: 0 })
    await app.parts.directory.companies.allowOrigin(other.id, 'https://other.example')
    const answer = await ada.send('embedCode', { body: { widget: 'cash-flow-chart', origin: 'https://other.example' } })
    expect(answer).toMatchObject({ status: 403 })
  })

  it('gets nothing from a code of another page, an old one, a made-up one', async () => {
    const refused = { status: 400, body: { code: 30001 } }
    expect(await exchange(await connect(), OTHER_PAGE)).toMatchObject(refused)
    expect(await exchange('made-up')).toMatchObject(refused)
    const code = await connect()
    app.clock.advance(2 * MINUTE)
    expect(await exchange(code)).toMatchObject(refused)
  })

  it('uses a code once; the second use ends the renewals of whoever used it first', async () => {
    const code = await connect()
    const first = await page().call('embedToken', { body: { code } }, { Origin: PAGE })
    expect(await exchange(code)).toMatchObject({ status: 400, body: { code: 30001 } })
    expect(await exchange(first.renewalCode)).toMatchObject({ status: 400, body: { code: 30001 } })
  })

  it('opens no more than one token for a code that is used many times at once', async () => {
    const code = await connect()
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  it('renews its token with a code that is new each time', async () => {
    const first = await connected()
    app.clock.advance(4 * MINUTE)
    const second = await page().call('embedToken', { body: { code: first.renewalCode } }, { Origin: PAGE })
    app.clock.advance(2 * MINUTE)
    expect(await read(first.token)).toMatchObject({ status: 401 })
    expect(await read(second.token)).toMatchObject({ status: 200 })
    expect(second.renewalCode).not.toBe(first.renewalCode)
  })

  it('reads nothing with a token of another page, or sent from nowhere', async () => {
    const { token } = await connected()
    expect(await read(token, OTHER_PAGE)).toMatchObject({ status: 401 })
    const withoutOrigin = await page().send('companyInfo', {}, { Authorization: `Bearer ${token}` })
    expect(withoutOrigin).toMatchObject({ status: 401 })
  })

  it('opens only the calls that its widget needs', async () => {
    const { token } = await connected()
    const headers = { Authorization: `Bearer ${token}`, Origin: PAGE }
    expect(await page().send('assignPlanner', { body: {} }, headers)).toMatchObject({ status: 403 })
    expect(await page().send('embedCode', { body: { widget: 'budget-modal', origin: PAGE } }, headers)).toMatchObject({
      status: 403,
    })
  })

  it('reads nothing with a changed, unsigned or cookie-borne token', async () => {
    const { token } = await connected()
    const [header = '', payload = '', signature = ''] = token.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const forged of [
      `${none}.${payload}.`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      '',
    ]) {
      expect(await read(forged)).toMatchObject({ status: 401 })
    }
    const inCookie = await page().send('companyInfo', {}, { Cookie: `session=${token}`, Origin: PAGE })
    expect(inCookie).toMatchObject({ status: 401 })
  })

  it('does not fall back to the session where a token is no good', async () => {
    const answer = await ada.send('companyInfo', {}, { Authorization: 'Bearer stale', Origin: PAGE })
    expect(answer).toMatchObject({ status: 401 })
  })

  it('reads nothing from the moment that the agreement is withdrawn', async () => {
    const { token, renewalCode } = await connected()
    const { userId } = await ada.call('session', {})
    const { embeds } = app.parts.directory
    const agreement = await embeds.agree({
      personId: userId ?? 0,
      widget: 'cash-flow-chart',
      origin: PAGE,
      at: app.clock.now(),
    })
    expect(await embeds.withdraw((userId ?? 0) + 1, agreement.id, app.clock.now())).toBe(false)
    expect(await embeds.withdraw(userId ?? 0, agreement.id, app.clock.now())).toBe(true)
    expect(await read(token)).toMatchObject({ status: 401 })
    expect(await exchange(renewalCode)).toMatchObject({ status: 400 })
  })

  it('may ask before it calls, from allowed origins only', async () => {
    const ask = (Origin: string) =>
      fetch(`${app.origin}/ngapi/v1/company/info`, {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'authorization' },
      })
    const allowed = await ask(PAGE)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(PAGE)
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
    expect((await ask('https://evil.example')).headers.has('Access-Control-Allow-Origin')).toBe(false)
  })

  it('cannot ask for calls that are not open to widgets', async () => {
    const answer = await fetch(`${app.origin}/webapi/v1/planner/assign`, {
      method: 'OPTIONS',
      headers: { Origin: PAGE, 'Access-Control-Request-Method': 'POST' },
    })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([204, 'POST, OPTIONS'])
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false)
  })

  it('may stand in a frame on our own origin without any company’s leave', async () => {
    const { code } = await ada.call('embedCode', { body: { widget: 'cash-flow-chart', origin: app.origin } })
    expect(await exchange(code)).toMatchObject({ status: 400, body: { code: 30001 } })
    const again = await ada.call('embedCode', { body: { widget: 'cash-flow-chart', origin: app.origin } })
    const { token } = await page().call('embedToken', { body: again }, { Origin: app.origin })
    const Authorization = `Bearer ${token}`
    const fromFrame = await page().send(
      'companyInfo',
      {},
      { Authorization, Referer: `${app.origin}/embed/cash-flow-chart` },
    )
    expect(fromFrame).toMatchObject({ status: 200 })
    expect(await read(token)).toMatchObject({ status: 401 })
    const fromElsewhere = await page().send('companyInfo', {}, { Authorization, Referer: `${PAGE}/pay` })
    expect(fromElsewhere).toMatchObject({ status: 401 })
  })
})
