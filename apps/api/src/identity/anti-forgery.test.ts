// Proves: API-03, API-04
// Proves: ASVS-3.5.1, ASVS-3.5.2, ASVS-3.5.3
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'

const forgeryHeaders = ['X-XSRF-TOKEN', 'RequestVerificationToken'] as const

describe('the anti-forgery tokens', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({
      files: { portal: { 'index.html': '<!doctype html>', 'sign-in.html': '<!doctype html>' } },
    })
    await app.addPerson('ada@example.test')
  })
  afterAll(() => app.stop())

  it.each(forgeryHeaders)('are both needed on a write: %s', async (header) => {
    const ada = await app.signIn('ada@example.test')
    expect(await ada.send('accounts', { body: {} })).toMatchObject({ status: 200 })
    for (const value of ['', 'made.up']) {
      const answer = await ada.send('accounts', { body: {} }, { [header]: value })
      expect(answer).toMatchObject({ status: 403, body: { code: -1 } })
    }
  })

  it('are named in the refusal, with where they come from; the message stays the catalog’s', async () => {
    const ada = await app.signIn('ada@example.test')
    const answer = await ada.send('accounts', { body: {} }, { 'X-XSRF-TOKEN': '' })
    const help =
      'Send the cookie XSRF-TOKEN and its value in the header X-XSRF-TOKEN, and the cookie RequestVerificationToken and its value in the header RequestVerificationToken. GET /webapi/v1/auth/session sets both cookies; signing in or out replaces them.'
    expect(answer.body).toMatchObject({ code: -1, message: 'Unknown error encountered', help })
    const elsewhere = await ada.send('accounts', { body: {} }, { Origin: 'https://evil.example' })
    expect(elsewhere.body).toMatchObject({ help: expect.stringContaining('another site’s page made this call') })
  })

  it('are needed to sign in, too', async () => {
    const visitor = await app.visit()
    const login = { body: { userName: 'ada@example.test', password: testPassword } }
    expect(await visitor.send('login', login, { 'X-XSRF-TOKEN': '' })).toMatchObject({ status: 403 })
    expect(await visitor.send('login', login)).toMatchObject({ status: 200 })
  })

  it('of a visitor or of another session are refused, even as a matching pair', async () => {
    const ada = await app.signIn('ada@example.test')
    const others = [await app.visit(), await app.signIn('eve@example.test')]
    for (const other of others) {
      const session = ada.cookies.get('session') ?? ''
      const planted = [...other.cookies].filter(([name]) => name !== 'session').map((pair) => pair.join('='))
      const headers = {
        Cookie: [`session=${session}`, ...planted].join('; '),
        'X-XSRF-TOKEN': other.cookies.get('XSRF-TOKEN') ?? '',
        RequestVerificationToken: other.cookies.get('RequestVerificationToken') ?? '',
      }
      expect(await ada.send('accounts', { body: {} }, headers)).toMatchObject({ status: 403 })
    }
  })

  it('are refused from another browser: valid ones of another visitor do not match its cookies', async () => {
    const [visitor, other] = [await app.visit(), await app.visit()]
    const login = { body: { userName: 'ada@example.test', password: testPassword } }
    const headers = Object.fromEntries(
      forgeryHeaders.map((header) => [
        header,
        other.cookies.get(header === 'X-XSRF-TOKEN' ? 'XSRF-TOKEN' : header) ?? '',
      ]),
    )
    expect(await visitor.send('login', login, headers)).toMatchObject({ status: 403 })
    expect(await visitor.send('login', login)).toMatchObject({ status: 200 })
  })

  it('are not required by calls that write nothing', async () => {
    const ada = await app.signIn('ada@example.test')
    expect(await ada.send('companyInfo', {}, { 'X-XSRF-TOKEN': '' })).toMatchObject({ status: 200 })
  })

  it('change at sign-in and at sign-out, and stay the same in between', async () => {
    const ada = await app.visit()
    const asVisitor = ada.cookies.get('XSRF-TOKEN')
    await ada.call('login', { body: { userName: 'ada@example.test', password: testPassword } })
    const signedIn = ada.cookies.get('XSRF-TOKEN')
    await ada.call('session', {})
    expect(ada.cookies.get('XSRF-TOKEN')).toBe(signedIn)
    await ada.fetch('/logout.aspx')
    expect(new Set([asVisitor, signedIn, ada.cookies.get('XSRF-TOKEN')]).size).toBe(3)
  })

  it('come with a page, too', async () => {
    const answer = await fetch(`${app.origin}/login`)
    const cookies = answer.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'XSRF-TOKEN',
      'RequestVerificationToken',
      'evenkeel-role',
    ])
    expect(cookies.every((cookie) => !cookie.includes('HttpOnly') && cookie.includes('SameSite=Lax'))).toBe(true)
  })

  it('do not help a page of another site', async () => {
    const ada = await app.signIn('ada@example.test')
    const tries = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ]
    for (const headers of tries) {
      expect(await ada.send('accounts', { body: {} }, headers)).toMatchObject({ status: 403 })
    }
    const own = { 'Sec-Fetch-Site': 'same-origin', Origin: app.origin }
    expect(await ada.send('accounts', { body: {} }, own)).toMatchObject({ status: 200 })
  })

  it('are checked after the session: an ended session is a 401, never a 403', async () => {
    const visitor = await app.visit()
    expect(await visitor.send('accounts', { body: {} }, { 'X-XSRF-TOKEN': '' })).toMatchObject({ status: 401 })
  })
})
