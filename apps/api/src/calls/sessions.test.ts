// Proves: ASVS-7.5.2
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMail } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import { connectFrame, openFrame } from '../../testing/widget-frame.ts'
import * as words from '../words/mails.generated.ts'

const minuteMs = 60_000
const userName = 'ada@example.test'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

describe('where a person is signed in', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp()
    await app.addPerson(userName)
  })
  afterEach(() => app.stop())

  const signIn = async (agent: string) => {
    const client = await app.visit()
    await client.call('login', { body: { userName, password: testPassword } }, { 'User-Agent': agent })
    return client
  }

  it('is listed with the browser and the times, this one first', async () => {
    const desk = await signIn(firefox)
    app.clock.advance(5 * minuteMs)
    await signIn(safari)
    app.clock.advance(minuteMs)
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
    await signIn(safari)
    app.clock.advance(31 * minuteMs)
    await app.signIn('eve@example.test')
    const desk = await signIn(firefox)
    expect(await desk.call('sessions', {})).toMatchObject([{ device: 'Firefox on Windows' }])
  })

  it('ends everywhere at once, here too', async () => {
    const clients = [await signIn(firefox), await signIn(safari)]
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

  it('A18 ends for widgets on other pages, too: their tokens read nothing from the next call on', async () => {
    const [ada, eve] = [await signIn(firefox), await app.signIn('eve@example.test')]
    const [own, others] = [await openFrame(app, app.origin), await openFrame(app, app.origin)]
    await connectFrame(ada, own, ['goals'])
    await connectFrame(eve, others, ['goals'])
    const [ownToken, otherToken] = [await own.token('goals'), await others.token('goals')]
    expect(await own.send('myGoals', {}, ownToken)).toMatchObject({ status: 200 })
    await ada.call('endAllSessions', { body: {} })
    expect(await own.send('myGoals', {}, ownToken)).toMatchObject({ status: 401 })
    expect(await own.send('embedToken', { body: { widget: 'goals', origin: app.origin } })).toMatchObject({
      status: 401,
    })
    expect(await others.send('myGoals', {}, otherToken)).toMatchObject({ status: 200 })
  })

  it('is closed to strangers', async () => {
    const visitor = await app.visit()
    expect(await visitor.send('sessions')).toMatchObject({ status: 401 })
    expect(await visitor.send('endAllSessions', { body: {} })).toMatchObject({ status: 401 })
    const ada = await signIn(firefox)
    expect(await ada.send('endAllSessions', { body: 5 })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'body' }] },
    })
  })

  it('reports a new device by mail, but not the first one', async () => {
    await signIn(firefox)
    expect(findMail(app, userName)).toEqual([])
    await signIn(safari)
    expect(findMail(app, userName)).toMatchObject([
      { subject: words.deviceSubject(), text: expect.stringContaining('Safari on iPhone') },
    ])
  })
})
