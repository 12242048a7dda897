import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailOf } from '../test/mail-of.ts'
import { startTestApp, TEST_PASSWORD, type TestApp } from '../test/test-app.ts'

const MINUTE = 60_000
const userName = 'ada@example.test'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

describe('where somebody is signed in', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp()
    await app.addPerson(userName)
  })
  afterEach(() => app.stop())

  const signIn = async (agent: string) => {
    const client = await app.visit()
    await client.call('login', { body: { userName, password: TEST_PASSWORD } }, { 'User-Agent': agent })
    return client
  }

  it('is listed with the browser and the times, this one first', async () => {
    const desk = await signIn(FIREFOX)
    app.clock.advance(5 * MINUTE)
    await signIn(SAFARI)
    app.clock.advance(MINUTE)
    expect(await desk.call('sessions', {})).toEqual([
      {
        startedAt: '2026-11-21T12:00:00.000Z',
        lastSeenAt: '2026-11-21T12:06:00.000Z',
        device: 'Firefox on Windows',
        isCurrent: true,
      },
      {
        startedAt: '2026-11-21T12:05:00.000Z',
        lastSeenAt: '2026-11-21T12:05:00.000Z',
        device: 'Safari on iPhone',
        isCurrent: false,
      },
    ])
  })

  it('leaves out what has ended and what is another’s', async () => {
    await signIn(SAFARI)
    app.clock.advance(31 * MINUTE)
    await app.signIn('eve@example.test')
    const desk = await signIn(FIREFOX)
    expect(await desk.call('sessions', {})).toMatchObject([{ device: 'Firefox on Windows' }])
  })

  it('ends everywhere at once, here too', async () => {
    const clients = [await signIn(FIREFOX), await signIn(SAFARI)]
    const eve = await app.signIn('eve@example.test')
    const answer = await clients[0]?.send('endAllSessions', { body: {} })
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(answer?.headers.get('Clear-Site-Data')).toBe('"storage"')
    const [one] = await app.parts.directory.audit.ofPerson(
      (await app.parts.directory.people.byEmail(userName))?.id ?? 0,
      1,
    )
    expect(one?.event).toBe('sessions-ended')
    expect(clients[0]?.cookies.has('session')).toBe(false)
    for (const client of clients) expect(await client.send('sessions')).toMatchObject({ status: 401 })
    expect(await eve.send('sessions')).toMatchObject({ status: 200 })
  })

  it('ends for widgets on other pages too: none can renew its token', async () => {
    const ada = await signIn(FIREFOX)
    const eve = await app.signIn('eve@example.test')
    const page = await app.visit()
    const connect = async (client: typeof ada) => {
      const { code } = await client.call('embedCode', { body: { widget: 'accounts', origin: app.origin } })
      return (await page.call('embedToken', { body: { code } }, { Origin: app.origin })).renewalCode
    }
    const renew = (code: string) => page.send('embedToken', { body: { code } }, { Origin: app.origin })
    const [own, others] = [await connect(ada), await connect(eve)]
    await ada.call('endAllSessions', { body: {} })
    expect(await renew(own)).toMatchObject({ status: 400, body: { code: 30001 } })
    expect(await renew(others)).toMatchObject({ status: 200 })
  })

  it('is closed to strangers', async () => {
    const visitor = await app.visit()
    expect(await visitor.send('sessions')).toMatchObject({ status: 401 })
    expect(await visitor.send('endAllSessions', { body: {} })).toMatchObject({ status: 401 })
    const ada = await signIn(FIREFOX)
    expect(await ada.send('endAllSessions', { body: 5 })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'body' }] },
    })
  })

  it('tells by mail of a device that is new, but not of the first', async () => {
    await signIn(FIREFOX)
    expect(mailOf(app, userName)).toEqual([])
    await signIn(SAFARI)
    expect(mailOf(app, userName)).toMatchObject([
      { subject: 'A new sign-in to Evenkeel', text: expect.stringContaining('Safari on iPhone') },
    ])
  })
})
