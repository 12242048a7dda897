// Proves: ASVS-3.3.2, ASVS-3.3.3, ASVS-10.3.3, ASVS-10.4.1, ASVS-10.4.2, ASVS-10.4.3, ASVS-10.4.5, ASVS-10.4.8, ASVS-10.4.9, ASVS-10.7.1, ASVS-10.7.3
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { findCode } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { connectFrame, openFrame, pageOrigin, type WidgetFrame, wish } from '../../testing/widget-frame.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const otherPage = 'https://other.intranet.example'
const november = { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59.999Z' }

describe('a widget in our frame on another page', () => {
  let app: TestApp
  let ada: TestClient

  beforeAll(async () => {
    app = await startTestApp()
    for (const origin of [pageOrigin, otherPage])
      await app.parts.directory.companies.allowOrigin(app.company.id, origin)
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    ada = await app.signIn('ada@example.test')
  })

  const refused = { status: 400, body: { code: 30001 } }

  it('connects with a code and a key, and reads with a token that the key proves', async () => {
    const frame = await openFrame(app)
    const { code } = await ada.call('agreeEmbed', { body: wish(frame, ['cash-flow-chart', 'accounts']) })
    const connected = await frame.connect(code)
    expect(connected).toMatchObject({
      status: 200,
      body: { widgets: ['cash-flow-chart', 'accounts'], showsListLength: false },
    })
    expect(connected.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-wg-[0-9a-f]{8}=[\w.-]+; Path=\/; SameSite=None; Partitioned; Secure; HttpOnly; Max-Age=7776000$/,
      ),
    ])
    const token = await frame.token('accounts')
    expect(await frame.call('accounts', { body: {} }, token)).toEqual([])
    expect((await frame.send('accounts', { body: {} }, token)).headers.has('Access-Control-Allow-Origin')).toBe(false)
  })

  it('says with a token in which language the person reads, once they have chosen one', async () => {
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['goals'])
    const language = async () => {
      const body = { widget: 'goals', origin: pageOrigin } as const
      return (await frame.send('embedToken', { body })).body
    }
    expect(await language()).toMatchObject({ language: null })
    await ada.call('saveLanguage', { body: { language: 'es-US' } })
    expect(await language()).toMatchObject({ language: 'es-US' })
  })

  it('learns before the consent whether the company has allowed the page (A20)', async () => {
    expect(await ada.call('embedPage', { body: { origin: pageOrigin } })).toEqual({ isAllowed: true })
    expect(await ada.call('embedPage', { body: { origin: 'https://evil.example' } })).toEqual({ isAllowed: false })
    const stranger = await openFrame(app, 'https://evil.example')
    expect(await ada.send('agreeEmbed', { body: wish(stranger, ['goals']) })).toMatchObject({ status: 403 })
  })

  it('A14: a code opens nothing for another key, without a key, twice, after 61 seconds, or on another page', async () => {
    const frame = await openFrame(app)
    const newCode = async () => (await ada.call('agreeEmbed', { body: wish(frame, ['goals']) })).code
    const thief = await openFrame(app)
    expect(await thief.connect(await newCode())).toMatchObject(refused)
    const body = { code: await newCode(), origin: pageOrigin }
    expect(await frame.client.send('connectEmbed', { body })).toMatchObject(refused)
    const code = await newCode()
    expect(await frame.connect(code)).toMatchObject({ status: 200 })
    expect(await frame.connect(code)).toMatchObject(refused)
    const late = await newCode()
    app.clock.advance(61_000)
    expect(await frame.connect(late)).toMatchObject(refused)
    const asked = await newCode()
    const elsewhere = { body: { code: asked, origin: otherPage } }
    expect(await frame.send('connectEmbed', elsewhere)).toMatchObject(refused)
    // Another page does not use it up (F30).
    expect(await frame.connect(asked)).toMatchObject({ status: 200 })
    expect(await frame.connect('made-up')).toMatchObject(refused)
  })

  it('returns the tokens of all widgets of the agreement with that of one, and of no other', async () => {
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['accounts', 'goals'])
    const { others } = await frame.call('embedToken', { body: { widget: 'goals', origin: frame.origin } })
    expect(others.map(({ widget }) => widget)).toEqual(['accounts'])
    expect(await frame.call('accounts', { body: {} }, others[0]?.token ?? '')).toEqual([])
  })

  it('A15: a token ends after five minutes', async () => {
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['goals'])
    const token = await frame.token('goals')
    app.clock.advance(5 * minuteMs - 1000)
    expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 200 })
    app.clock.advance(1000)
    expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 401 })
  })

  it('A15: a replaced cookie works for 60 seconds; used later it ends the grant, and the token with it', async () => {
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['goals'])
    const first = new Map(frame.client.cookies)
    const token = await frame.token('goals')
    expect(frame.client.cookies).not.toEqual(first)
    const newest = new Map(frame.client.cookies)
    const useOld = () =>
      frame.send('embedToken', { body: { widget: 'goals', origin: pageOrigin } }, undefined, {
        Cookie: [...first].map((pair) => pair.join('=')).join('; '),
      })
    app.clock.advance(minuteMs)
    expect(await useOld()).toMatchObject({ status: 200 })
    expect(frame.client.cookies, 'gets the newest again').toEqual(newest)
    expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 200 })
    app.clock.advance(1)
    expect(await useOld()).toMatchObject({ status: 401 })
    expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 401 })
    expect(await frame.send('embedToken', { body: { widget: 'goals', origin: pageOrigin } })).toMatchObject({
      status: 401,
    })
  })

  describe('in a browser that keeps no cookie for frames of another site', () => {
    const withoutCookie = async (frame: WidgetFrame, renewal: string) =>
      frame.send('embedToken', { body: { widget: 'goals', origin: pageOrigin } }, undefined, {
        Cookie: '',
        'Evenkeel-Renewal': renewal,
      })
    const connectGoals = async () => {
      const frame = await openFrame(app)
      const { code } = await ada.call('agreeEmbed', { body: wish(frame, ['goals']) })
      const { renewal } = await frame.call('connectEmbed', { body: { code, origin: pageOrigin } })
      return { frame, renewal }
    }

    it('goes on with what the frame keeps in memory, which is new at every token', async () => {
      const { frame, renewal } = await connectGoals()
      const first = await withoutCookie(frame, renewal)
      expect(first).toMatchObject({ status: 200, body: { renewal: expect.any(String) } })
      const { token, renewal: next } = z.object({ token: z.string(), renewal: z.string() }).parse(first.body)
      expect(next).not.toBe(renewal)
      expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 200 })
      expect(await withoutCookie(frame, next)).toMatchObject({ status: 200 })
      app.clock.advance(minuteMs + 1)
      expect(await withoutCookie(frame, renewal), 'a copy from before').toMatchObject({ status: 401 })
      expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 401 })
    })

    it('A2: what it keeps is worthless without the key, and a made-up one opens nothing', async () => {
      const { frame, renewal } = await connectGoals()
      expect(await withoutCookie(await openFrame(app), renewal)).toMatchObject({ status: 401 })
      expect(await withoutCookie(frame, `${renewal}x`)).toMatchObject({ status: 401 })
      expect(await withoutCookie(frame, '1.1')).toMatchObject({ status: 401 })
      expect(await withoutCookie(frame, renewal)).toMatchObject({ status: 200 })
    })
  })

  it('asks for tokens of all its frames at once, and each of them goes on', async () => {
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['goals', 'accounts', 'next-steps'])
    const names = ['goals', 'accounts', 'next-steps', 'goals', 'accounts', 'next-steps'] as const
    expect(await Promise.all(names.map((name) => frame.token(name)))).toHaveLength(6)
    expect(await Promise.all(names.map((name) => frame.token(name)))).toHaveLength(6)
    app.clock.advance(5 * minuteMs)
    expect(await frame.token('goals')).toEqual(expect.any(String))
  })

  it('A2: token and cookie are worthless without the key, and the key without the cookie', async () => {
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['goals'])
    const token = await frame.token('goals')
    const server = await openFrame(app)
    for (const Origin of [pageOrigin, app.origin]) {
      expect(await server.send('myGoals', {}, token, { Origin })).toMatchObject({ status: 401 })
      const bearer = { Authorization: `Bearer ${token}`, Origin }
      expect(await server.client.send('myGoals', {}, bearer)).toMatchObject({ status: 401 })
    }
    const Cookie = [...frame.client.cookies].map((pair) => pair.join('=')).join('; ')
    const body = { widget: 'goals', origin: pageOrigin }
    expect(await server.send('embedToken', { body }, undefined, { Cookie })).toMatchObject({ status: 401 })
    const proof = await frame.proof('embedToken')
    expect(await server.client.send('embedToken', { body }, { DPoP: proof })).toMatchObject({ status: 401 })
    expect(await frame.token('goals')).toEqual(expect.any(String))
  })

  it('A18: a changed email ends the widgets on other pages, and every other session (F17)', async () => {
    const [mover, elsewhere] = [await app.signIn('mover@example.test'), await app.signIn('mover@example.test')]
    const frame = await openFrame(app)
    await connectFrame(mover, frame, ['goals'])
    const token = await frame.token('goals')
    const email = 'moved@example.test'
    await mover.call('sendEmailCode', { body: { email } })
    const { verificationToken } = await mover.call('verifyEmailCode', { body: { email, code: findCode(app, email) } })
    const names = { firstName: 'Test', lastName: 'Person' }
    const form = { ...names, email, verificationToken, password: testPassword }
    expect(await mover.send('saveContactInformation', { body: form })).toMatchObject({ status: 200 })
    expect(await elsewhere.send('companyInfo')).toMatchObject({ status: 401 })
    expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 401 })
    expect((await frame.send('embedToken', { body: { widget: 'goals', origin: pageOrigin } })).status).not.toBe(200)
    expect(await mover.send('companyInfo')).toMatchObject({ status: 200 })
  })

  it('A12: a token is refused from every other origin, even with the key', async () => {
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['spending-chart'])
    const token = await frame.token('spending-chart')
    const { host, port } = new URL(app.origin)
    const others = [
      'null',
      pageOrigin,
      otherPage,
      `${app.origin}.evil.example`,
      `http://127.0.0.1:${port}0`,
      `https://${host}`,
      `${app.origin}/`,
      app.origin.replace(`:${port}`, `.:${port}`),
      app.origin.toUpperCase(),
      `http://user@${host}`,
      `http://evil-${host}`,
    ]
    for (const Origin of others) {
      const answer = await frame.send('spending', { body: november }, token, { Origin })
      expect([Origin, answer.status]).toEqual([Origin, 401])
    }
    const cross = { 'Sec-Fetch-Site': 'cross-site' }
    expect(await frame.send('spending', { body: november }, token, cross)).toMatchObject({ status: 401 })
    expect(await frame.send('spending', { body: november }, token, { Origin: app.origin })).toMatchObject({
      status: 200,
    })
  })

  it('does not mix two pages of one site: key, cookie and grant are each page’s own', async () => {
    const frame = await openFrame(app)
    const other = await openFrame(app, otherPage, frame.client)
    await connectFrame(ada, frame, ['goals'])
    const body = { widget: 'goals', origin: pageOrigin }
    expect(await other.send('embedToken', { body })).toMatchObject({ status: 401 })
    expect(await other.send('embedToken', { body: { ...body, origin: otherPage } })).toMatchObject({ status: 401 })
    expect(await frame.send('embedToken', { body: { ...body, origin: otherPage } })).toMatchObject({ status: 401 })
    await connectFrame(ada, other, ['accounts'])
    expect(frame.client.cookies.size).toBe(2)
    expect(await frame.token('goals')).toEqual(expect.any(String))
    expect(await other.send('embedToken', { body: { ...body, origin: otherPage } })).toMatchObject({ status: 403 })
  })

  it('reads no other cookie, and no call but those of the grant reads this one', async () => {
    const frame = await openFrame(app, pageOrigin, ada)
    await connectFrame(ada, frame, ['goals'])
    const Cookie = [...ada.cookies].filter(([name]) => name.startsWith('__Host-wg-')).map((pair) => pair.join('='))
    const stranger = await openFrame(app)
    expect(await stranger.client.send('myGoals', {}, { Cookie: Cookie.join('; ') })).toMatchObject({ status: 401 })
    await ada.fetch('/logout.aspx')
    expect(await frame.token('goals'), 'without a session').toEqual(expect.any(String))
  })

  it('A17: what is withdrawn ends at the next call: a widget, a page, everything', async () => {
    const [frame, other] = [await openFrame(app), await openFrame(app, otherPage)]
    await connectFrame(ada, frame, ['goals', 'accounts'])
    await connectFrame(ada, other, ['goals'])
    const tokens = { goals: await frame.token('goals'), accounts: await frame.token('accounts') }
    const ofOther = await other.token('goals')
    const read = async () => [
      (await frame.send('myGoals', {}, tokens.goals)).status,
      (await frame.send('accounts', { body: {} }, tokens.accounts)).status,
      (await other.send('myGoals', {}, ofOther)).status,
    ]
    const agreements = await ada.call('embedAgreements', {})
    const { agreementId = 0 } =
      agreements.find(({ origin, widgets }) => origin === pageOrigin && widgets.length === 2) ?? {}
    expect(await read()).toEqual([200, 200, 200])
    await ada.call('withdrawEmbedAgreement', { body: { agreementId, widget: 'goals' } })
    expect(await read()).toEqual([401, 200, 200])
    await ada.call('withdrawEmbedAgreement', { body: { agreementId } })
    expect(await read()).toEqual([401, 401, 200])
    expect(await ada.send('withdrawEmbedAgreement', { body: { agreementId } })).toMatchObject({ status: 404 })
    await ada.call('withdrawEmbedAgreement', { body: {} })
    expect(await read()).toEqual([401, 401, 401])
    expect(await ada.call('embedAgreements', {})).toEqual([])
    const eve = await app.signIn('eve@example.test')
    expect(await eve.send('withdrawEmbedAgreement', { body: { agreementId } })).toMatchObject({ status: 404 })
  })

  it('ends a page by the frame’s own sign-out', async () => {
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['goals'])
    const token = await frame.token('goals')
    const stranger = await openFrame(app)
    expect(await stranger.send('endEmbed', { body: { origin: pageOrigin } })).toMatchObject({ status: 200 })
    expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 200 })
    expect(await frame.call('endEmbed', { body: { origin: pageOrigin } })).toEqual({})
    expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 401 })
    expect([...frame.client.cookies.keys()].some((name) => name.includes('wg-'))).toBe(false)
  })

  it.each([
    ['90 days on the person’s own computer', {}, 90 * dayMs],
    ['30 days without a stored key', { isKeyStored: false }, 30 * dayMs],
    ['12 hours on a computer that others use', { isOwnComputer: false }, dayMs / 2],
  ])('ends after %s', async (_, choices, lasting) => {
    const frame = await openFrame(app)
    const agreedAt = app.clock.now()
    await connectFrame(ada, frame, ['goals'], choices)
    const { endsAt } = await frame.call('embedToken', { body: { widget: 'goals', origin: pageOrigin } })
    expect(Date.parse(endsAt) - agreedAt).toBe(lasting)
  })

  it('ends after 30 days without a read, and not while it reads', async () => {
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['goals'])
    app.clock.advance(29 * dayMs)
    expect(await frame.call('myGoals', {}, await frame.token('goals'))).toEqual([])
    app.clock.advance(29 * dayMs)
    expect(await frame.token('goals')).toEqual(expect.any(String))
    app.clock.advance(dayMs)
    const again = await frame.send('embedToken', { body: { widget: 'goals', origin: pageOrigin } })
    expect(again).toMatchObject({ status: 401 })
  })

  it('ends with the sign-out on a computer that others use, and goes on where it is the person’s own', async () => {
    const [own, shared] = [await openFrame(app), await openFrame(app, otherPage)]
    await connectFrame(ada, own, ['goals'])
    await connectFrame(ada, shared, ['goals'], { isOwnComputer: false })
    const tokens = [await own.token('goals'), await shared.token('goals')] as const
    const elsewhere = await app.signIn('ada@example.test')
    await elsewhere.fetch('/logout.aspx')
    expect(await shared.send('myGoals', {}, tokens[1]), 'another browser').toMatchObject({ status: 200 })
    await ada.fetch('/logout.aspx')
    expect(await own.send('myGoals', {}, tokens[0])).toMatchObject({ status: 200 })
    expect(await shared.send('myGoals', {}, tokens[1])).toMatchObject({ status: 401 })
  })
})
