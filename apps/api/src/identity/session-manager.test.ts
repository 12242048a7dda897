// Proves: API-76, ROUTE-62, SESS-04
// Proves: ASVS-3.3.1, ASVS-3.3.2, ASVS-3.3.3, ASVS-3.3.4, ASVS-7.2.1, ASVS-7.2.2, ASVS-7.2.3, ASVS-7.2.4, ASVS-7.3.1, ASVS-7.3.2, ASVS-7.4.1, ASVS-14.3.1, ASVS-15.3.7, ASVS-16.3.1
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'

const minuteMs = 60_000
const login = { body: { userName: 'ada@example.test', password: testPassword } }

describe('a session', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp()
    await app.addPerson('ada@example.test')
  })
  afterEach(() => app.stop())

  it('is needed for everything that is not public', async () => {
    const visitor = await app.visit()
    const answer = await visitor.send('companyInfo')
    expect(answer).toMatchObject({ status: 401, body: { code: -1, message: 'Unknown error encountered' } })
  })

  it('ends 30 minutes after the last act', async () => {
    const ada = await app.signIn('ada@example.test')
    app.clock.advance(29 * minuteMs)
    expect(await ada.send('companyInfo')).toMatchObject({ status: 200 })
    app.clock.advance(29 * minuteMs)
    expect(await ada.send('companyInfo')).toMatchObject({ status: 200 })
    app.clock.advance(30 * minuteMs)
    expect(await ada.send('companyInfo')).toMatchObject({ status: 401 })
  })

  it('is not kept alive by polls', async () => {
    const ada = await app.signIn('ada@example.test')
    for (let minute = 0; minute < 30; minute += 5) {
      expect(await ada.call('session', {})).toMatchObject({ isSignedIn: true })
      app.clock.advance(5 * minuteMs)
    }
    expect(await ada.call('session', {})).toMatchObject({ isSignedIn: false })
  })

  it('ends after 12 hours whatever happens in it', async () => {
    const ada = await app.signIn('ada@example.test')
    for (let hours = 0.25; hours < 12; hours += 0.25) {
      app.clock.advance(15 * minuteMs)
      expect(await ada.send('companyInfo')).toMatchObject({ status: 200 })
    }
    app.clock.advance(15 * minuteMs)
    expect(await ada.send('companyInfo')).toMatchObject({ status: 401 })
  })

  it('gets a new id at sign-in, and the old id is refused', async () => {
    const ada = await app.signIn('ada@example.test')
    const before = ada.cookies.get('session') ?? ''
    await ada.call('login', login)
    expect(ada.cookies.get('session')).not.toBe(before)
    const thief = await app.visit()
    thief.cookies.set('session', before)
    expect(await thief.send('companyInfo')).toMatchObject({ status: 401 })
  })

  it('ends with signing out, on the server too', async () => {
    const ada = await app.signIn('ada@example.test')
    const kept = ada.cookies.get('session') ?? ''
    const answer = await ada.fetch('/logout.aspx')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login#/auth/login'])
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"')
    expect(ada.cookies.has('session')).toBe(false)
    ada.cookies.set('session', kept)
    expect(await ada.send('companyInfo')).toMatchObject({ status: 401 })
  })

  it('is not opened by an id that the server did not sign, nor by two cookies of the same name', async () => {
    const ada = await app.signIn('ada@example.test')
    const [id = '', signature = ''] = (ada.cookies.get('session') ?? '').split('.')
    const tampered = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
    for (const Cookie of [
      `session=${id}.${tampered}`,
      `session=${id}`,
      `session=planted; session=${id}.${signature}`,
      `session=${id}.${signature}; session=planted`,
    ]) {
      const answer = await ada.fetch('/ngapi/v1/company/info', { headers: { Cookie } })
      expect(answer.status).toBe(401)
    }
  })

  it('is kept in a cookie that scripts cannot read, and with the prefix and Secure over https', async () => {
    const plain = await (await app.visit()).send('login', login)
    expect(plain.headers.getSetCookie()[0]).toMatch(/^session=[\w-]{43}\.[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/)
    const secure = await startTestApp({ parts: { publicOrigin: 'https://money.example' } })
    await secure.addPerson('ada@example.test')
    const visitor = await secure.visit()
    const answer = await visitor.send('login', login, {
      Origin: 'https://money.example',
      'X-XSRF-TOKEN': visitor.cookies.get('__Host-XSRF-TOKEN') ?? '',
      RequestVerificationToken: visitor.cookies.get('__Host-RequestVerificationToken') ?? '',
    })
    await secure.stop()
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toHaveLength(4)
    expect(cookies.every((cookie) => /^__Host-[\w-]+=[^;]+; Path=\/; SameSite=Lax; Secure/.test(cookie))).toBe(true)
    expect(cookies[0]).toMatch(/^__Host-session=.*; HttpOnly$/)
  })

  it('ends where the clock was set back by two days, and stays where it was set back by an hour (F30)', async () => {
    const ada = await app.signIn('ada@example.test')
    app.clock.advance(-3_600_000)
    expect(await ada.send('companyInfo')).toMatchObject({ status: 200 })
    app.clock.advance(-47 * 3_600_000)
    expect(await ada.send('companyInfo')).toMatchObject({ status: 401 })
    app.clock.advance(48 * 3_600_000)
  })

  it('is stored as a hash only', async () => {
    const ada = await app.signIn('ada@example.test')
    const [id = ''] = (ada.cookies.get('session') ?? '').split('.')
    const limits = { seenAfter: 0, createdAfter: 0, createdBefore: Number.MAX_SAFE_INTEGER }
    expect(await app.parts.directory.sessions.findLive(id, limits)).toBeUndefined()
  })

  it('leaves a line in the audit at its start and its end', async () => {
    const ada = await app.signIn('ada@example.test')
    const { userId } = await ada.call('session', {})
    await ada.fetch('/logout.aspx')
    const lines = await app.parts.directory.audit.ofPerson(userId ?? 0, 10)
    expect(lines.map((line) => line.event)).toEqual(['signed-out', 'signed-in'])
  })
})
