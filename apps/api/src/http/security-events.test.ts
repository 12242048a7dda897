// Proves: ASVS-16.2.1, ASVS-16.3.1, ASVS-16.3.2, ASVS-16.3.3
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { solved } from '../../testing/mail-of.ts'
import { signInAs } from '../../testing/sign-in-as.ts'
import { connectFrame, openFrame, pageOrigin } from '../../testing/widget-frame.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import { logLine } from '../hosts/node/log-line.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.stop())

it('logs each refused look at a person with who asked, as a hash, and not at whom', async () => {
  const ada = await app.addPerson('canary.ada@home.example')
  const staff = await signInAs(app, 'staff@home.example', 2)
  const look = (userId: number) =>
    staff.client.send('staffBudgets', { params: { userId: String(userId) }, body: { budgetPeriod: '2026-11' } })
  expect([(await look(ada.id)).status, (await look(8_999_999)).status]).toEqual([403, 403])
  const hash = expect.stringMatching(/^[\w-]{12}$/)
  const event = {
    event: 'access-refused',
    requestId: expect.any(String),
    call: 'staffBudgets',
    code: -1,
    user: hash,
    network: hash,
  }
  expect(app.log).toEqual([event, event])
  const [first, second] = app.log.map((entry) => logLine(entry, 0).replaceAll(/"(?:time|requestId)":"[^"]*"/g, ''))
  expect(first).toBe(second)
})

it('logs each refused sign-in with who was meant and from where, as hashes, and nothing of a right one', async () => {
  const userName = 'Canary.Ada@home.example'
  await app.addPerson(userName)
  const client = await app.visit()
  const login = (name: string, password: string) => client.send('login', { body: { userName: name, password } })
  await login(userName, 'Wrong-Harbor-42')
  await login(userName.toLowerCase(), 'Wrong-Harbor-43')
  await login('nobody@home.example', 'Wrong-Harbor-42')
  await client.send('verifySecondFactor', { body: { code: '123456' } })
  expect((await login(userName, testPassword)).status).toBe(200)
  const hash = expect.stringMatching(/^[\w-]{12}$/)
  const event = {
    event: 'sign-in-refused',
    requestId: expect.any(String),
    call: 'login',
    code: 30001,
    user: hash,
    network: hash,
  }
  const factor = { ...event, event: 'factor-failed', call: 'verifySecondFactor', code: -1, user: null }
  expect(app.log).toEqual([event, event, event, factor])
  const lines = app.log.map((entry) => logLine(entry, 0))
  const users = lines.map((line) => /"user":"([\w-]+)"/.exec(line)?.[1])
  expect([users[0] === users[1], users[0] === users[2]]).toEqual([true, false])
  expect(lines.join('\n')).not.toMatch(/canary|nobody|Wrong|127\.0\.0\.1/i)
})

describe('the log of what else a refusal means', () => {
  const hash = expect.stringMatching(/^[\w-]{12}$/)
  const events = () => app.log.filter(({ event }) => event !== 'sign-in-refused')

  it('has the wrong password that closes the lane of a name, once, and the one that closes it until the owner is there', async () => {
    const client = await app.visit()
    await app.addPerson('canary.ada@home.example')
    const guess = async () => {
      const recaptchaToken = await solved(client)
      const body = { userName: 'canary.ada@home.example', password: 'Wrong-Harbor-42', recaptchaToken }
      await client.send('login', { body })
    }
    const lane = {
      event: 'lane-closed',
      requestId: expect.any(String),
      call: 'login',
      code: 30001,
      user: hash,
      network: hash,
    }
    for (let tries = 0; tries < 7; tries += 1) {
      await guess()
      app.clock.advance(10_000)
    }
    expect(events()).toEqual([lane])
    const meant = app.log.map((entry) => ('user' in entry ? entry.user : ''))
    expect(new Set(meant).size, 'the same name throughout').toBe(1)
    for (let hours = 0; hours < 19; hours += 1) {
      app.clock.advance(3_600_000)
      for (let tries = 0; tries < 5; tries += 1) await guess()
    }
    expect(events().filter(({ event }) => event === 'ceiling-reached')).toEqual([{ ...lane, event: 'ceiling-reached' }])
    expect(app.log.map((entry) => logLine(entry, 0)).join('\n')).not.toMatch(/canary|Wrong/i)
  })

  it('has a write that another site’s page sent, or that lacks the tokens of the session', async () => {
    await app.addPerson('canary.ada@home.example')
    const ada = await app.signIn('canary.ada@home.example')
    const forged = { event: 'forgery-refused', requestId: expect.any(String), code: -1, user: null, network: hash }
    await ada.send('accounts', { body: {} }, { Origin: 'https://evil.example' })
    ada.cookies.delete('XSRF-TOKEN')
    await ada.send('accounts', { body: {} })
    expect(events()).toEqual([
      { ...forged, call: 'accounts' },
      { ...forged, call: 'accounts' },
    ])
  })

  it('has a copy of a widget’s cookie, which ends the grant with a line that the person sees', async () => {
    await app.parts.directory.companies.allowOrigin(app.company.id, pageOrigin)
    await app.addPerson('canary.ada@home.example')
    const ada = await app.signIn('canary.ada@home.example')
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['goals'])
    const token = () => frame.send('embedToken', { body: { widget: 'goals', origin: pageOrigin } })
    const copied = new Map(frame.client.cookies)
    await token()
    app.clock.advance(61_000)
    frame.client.cookies.clear()
    for (const [name, value] of copied) frame.client.cookies.set(name, value)
    expect(await token()).toMatchObject({ status: 401 })
    expect(events()).toEqual([
      { event: 'token-stolen', requestId: expect.any(String), call: 'embedToken', code: -1, user: hash, network: hash },
    ])
    const { lines } = await ada.call('accessLog', {})
    expect(lines.filter(({ event }) => event === 'widget-copied')).toMatchObject([{ page: pageOrigin }])
  })

  it('has a call that the role does not have', async () => {
    await app.addPerson('canary.ada@home.example')
    const ada = await app.signIn('canary.ada@home.example')
    expect(await ada.send('staffConfiguration', { params: { userId: '7' } })).toMatchObject({ status: 403 })
    expect(events()).toEqual([
      {
        event: 'access-refused',
        requestId: expect.any(String),
        call: 'staffConfiguration',
        code: -1,
        user: hash,
        network: hash,
      },
    ])
  })
})
