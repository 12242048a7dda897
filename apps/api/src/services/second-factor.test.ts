// Proves: ASVS-6.4.4, ASVS-6.5.1, ASVS-6.5.3, ASVS-6.5.4, ASVS-7.5.1
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findCode, findMail, wrongCode } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import * as words from '../words/mails.generated.ts'

const secondMs = 1_000
const minuteMs = 60 * secondMs
const userName = 'ada@example.test'
const login = { body: { userName, password: testPassword } }

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.stop())

const appCode = (secret: string, later = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: app.clock.now() + later })
const verify = (client: TestClient, code: string) => client.send('verifySecondFactor', { body: { code } })

/** Adds an authenticator app, then moves the clock on, because each code is accepted once. */
async function addAuthenticator(client: TestClient) {
  const { challenge } = await client.call('startSecondFactor', {
    body: { kind: 'authenticator', password: testPassword },
  })
  if (challenge.kind !== 'authenticator') throw new Error('Another kind was started')
  const { recoveryCodes } = await client.call('confirmSecondFactor', { body: { code: appCode(challenge.secret) } })
  app.clock.advance(minuteMs)
  return { secret: challenge.secret, uri: challenge.uri, recoveryCodes }
}

async function halfSignedIn(body = login) {
  const client = await app.visit()
  const answer = await client.call('login', body)
  return { client, kinds: answer.secondFactor }
}

describe('an authenticator app', () => {
  it('is asked for at every sign-in once it has been added, and its code signs in', async () => {
    const ada = await app.signIn(userName)
    const { secret, uri, recoveryCodes } = await addAuthenticator(ada)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Evenkeel:ada%40example.test\?issuer=Evenkeel&secret=[A-Z2-7]{32}/)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes.every((code) => /^[2-9a-kmnp-z]{5}-[2-9a-kmnp-z]{5}$/.test(code))).toBe(true)
    expect(findMail(app, userName).map(({ subject }) => subject)).toEqual([words.factorOnSubject()])
    expect((await ada.call('accessLog', {})).lines.map(({ event }) => event)).toContain('second-factor-added')
    expect(await ada.call('secondFactor', {})).toMatchObject({
      isRequired: false,
      factors: [{ kind: 'authenticator' }],
      recoveryCodesLeft: 10,
    })

    const { client, kinds } = await halfSignedIn()
    expect(kinds).toEqual(['authenticator', 'recovery'])
    expect(await client.call('session', {})).toMatchObject({ isSignedIn: false })
    expect(await client.send('companyInfo')).toMatchObject({ status: 401 })
    expect(await verify(client, appCode(secret))).toMatchObject({ status: 200, body: { redirectUrl: '/secure/home' } })
    expect(await client.call('session', {})).toMatchObject({ isSignedIn: true, email: userName })
  })

  it('may be half a minute off, and no more; each code is taken once', async () => {
    const { secret } = await addAuthenticator(await app.signIn(userName))
    const wrong = {
      status: 400,
      body: { code: 60001, message: 'Verification code is invalid', Items: [{ Field: 'code' }] },
    }
    const { client } = await halfSignedIn()
    expect(await verify(client, appCode(secret, -2 * minuteMs))).toMatchObject(wrong)
    expect(await verify(client, appCode(secret, 2 * minuteMs))).toMatchObject(wrong)
    const code = appCode(secret, -30 * secondMs)
    expect(await verify(client, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 })
    const second = await halfSignedIn()
    expect(await verify(second.client, code)).toMatchObject(wrong)
    expect(await verify(second.client, appCode(secret))).toMatchObject({ status: 200 })
  })

  it('allows five tries and then asks for the password again', async () => {
    const { secret } = await addAuthenticator(await app.signIn(userName))
    const { client } = await halfSignedIn()
    for (let time = 0; time < 5; time += 1)
      expect(await verify(client, wrongCode(appCode(secret)))).toMatchObject({ status: 400 })
    expect(await verify(client, appCode(secret))).toMatchObject({ status: 401 })
  })

  it('stops a person who has the password from guessing on and on', async () => {
    const { secret } = await addAuthenticator(await app.signIn(userName))
    for (let round = 0; round < 4; round += 1) {
      const { client } = await halfSignedIn()
      for (let time = 0; time < 5; time += 1) await verify(client, wrongCode(appCode(secret)))
    }
    const { client } = await halfSignedIn()
    expect(await verify(client, appCode(secret))).toMatchObject({ status: 429 })
  })

  it('lets the owner in by paper, and on a known device by the app, while somebody guesses elsewhere', async () => {
    const ada = await app.signIn(userName)
    const { secret, recoveryCodes } = await addAuthenticator(ada)
    for (let round = 0; round < 4; round += 1) {
      const { client } = await halfSignedIn()
      for (let time = 0; time < 5; time += 1) await verify(client, wrongCode(appCode(secret)))
    }
    const [{ client: stranger }, { client: onPaper }] = [await halfSignedIn(), await halfSignedIn()]
    expect((await verify(stranger, appCode(secret))).status).toBe(429)
    expect((await verify(onPaper, recoveryCodes[0] ?? '')).status).toBe(200)
    await ada.call('login', login)
    expect((await verify(ada, appCode(secret))).status).toBe(200)
  })

  it('is waited for no longer than 10 minutes', async () => {
    const { secret } = await addAuthenticator(await app.signIn(userName))
    const { client } = await halfSignedIn()
    app.clock.advance(10 * minuteMs)
    expect(await verify(client, appCode(secret))).toMatchObject({ status: 401 })
  })

  it('counts only after its first code, and is to be confirmed within 10 minutes', async () => {
    const ada = await app.signIn(userName)
    const { challenge } = await ada.call('startSecondFactor', {
      body: { kind: 'authenticator', password: testPassword },
    })
    const secret = challenge.kind === 'authenticator' ? challenge.secret : ''
    expect(await ada.send('confirmSecondFactor', { body: { code: wrongCode(appCode(secret)) } })).toMatchObject({
      status: 400,
      body: { code: 60001 },
    })
    expect((await halfSignedIn()).kinds).toBeUndefined()
    app.clock.advance(10 * minuteMs)
    expect(await ada.send('confirmSecondFactor', { body: { code: appCode(secret) } })).toMatchObject({
      status: 400,
      body: { code: 60002 },
    })
  })

  it('is replaced by a newer one, without new recovery codes', async () => {
    const ada = await app.signIn(userName)
    const first = await addAuthenticator(ada)
    const second = await addAuthenticator(ada)
    expect(second.recoveryCodes).toEqual([])
    const { client } = await halfSignedIn()
    expect(await verify(client, appCode(first.secret))).toMatchObject({ status: 400 })
    expect(await verify(client, appCode(second.secret))).toMatchObject({ status: 200 })
  })

  it('keeps its secret encrypted for its own person', async () => {
    const ada = await app.signIn(userName)
    const { secret } = await addAuthenticator(ada)
    const { userId } = await ada.call('session', {})
    const [factor] = await app.parts.directory.secondFactors.ofPerson(userId ?? 0)
    expect(JSON.stringify(factor)).not.toContain(secret)
    expect(
      Buffer.from(factor?.sealedSecret ?? '', 'base64url').includes(Buffer.from(Secret.fromBase32(secret).bytes)),
    ).toBe(false)
  })

  it('can be left at home: each recovery code signs in once', async () => {
    const ada = await app.signIn(userName)
    const { recoveryCodes } = await addAuthenticator(ada)
    const code = recoveryCodes[3] ?? ''
    expect(await verify((await halfSignedIn()).client, code.toUpperCase().replace('-', ' '))).toMatchObject({
      status: 200,
    })
    expect(await verify((await halfSignedIn()).client, code)).toMatchObject({ status: 400, body: { code: 60001 } })
    expect(await ada.call('secondFactor', {})).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await ada.call('accessLog', {})).lines.map(({ event }) => event)).toContain('recovery-code-used')
  })

  it('returns new recovery codes once all are used, and never two sets', async () => {
    const ada = await app.signIn(userName)
    const { recoveryCodes } = await addAuthenticator(ada)
    for (const code of recoveryCodes.slice(1))
      expect(await verify((await halfSignedIn()).client, code)).toMatchObject({ status: 200 })
    expect((await addAuthenticator(ada)).recoveryCodes, 'one is left').toEqual([])
    await verify((await halfSignedIn()).client, recoveryCodes[0] ?? '')
    const { recoveryCodes: next } = await addAuthenticator(ada)
    expect(next).toHaveLength(10)
    expect(await verify((await halfSignedIn()).client, recoveryCodes[1] ?? '')).toMatchObject({ status: 400 })
    expect(await verify((await halfSignedIn()).client, next[0] ?? '')).toMatchObject({ status: 200 })
    const { userId } = await ada.call('session', {})
    const { secondFactors } = app.parts.directory
    await secondFactors.removeAll(userId ?? 0)
    const added = await Promise.all([['a'], ['b']].map((hashes) => secondFactors.addRecoveryCodes(userId ?? 0, hashes)))
    expect(added.toSorted()).toEqual([false, true])
  })

  it('gets new recovery codes for the owner’s password, and the old ones open nothing', async () => {
    const ada = await app.signIn(userName)
    expect(await ada.send('renewRecoveryCodes', { body: { password: testPassword } }), 'no factor').toMatchObject({
      status: 404,
    })
    const { recoveryCodes } = await addAuthenticator(ada)
    const wrong = await ada.send('renewRecoveryCodes', { body: { password: 'Wrong-Harbor-42' } })
    expect(wrong).toMatchObject({ status: 400, body: { code: 20007, Items: [{ Field: 'password' }] } })
    expect(await ada.send('renewRecoveryCodes', { body: {} })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'password' }] },
    })
    expect(await verify((await halfSignedIn()).client, recoveryCodes[0] ?? '')).toMatchObject({ status: 200 })
    const { recoveryCodes: renewed } = await ada.call('renewRecoveryCodes', { body: { password: testPassword } })
    expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20)
    expect(await ada.call('secondFactor', {})).toMatchObject({ recoveryCodesLeft: 10 })
    expect(await verify((await halfSignedIn()).client, recoveryCodes[1] ?? '')).toMatchObject({ status: 400 })
    expect(await verify((await halfSignedIn()).client, renewed[0] ?? '')).toMatchObject({ status: 200 })
    expect(findMail(app, userName).map(({ subject }) => subject)).toContain(words.codesSubject())
    expect((await ada.call('accessLog', {})).lines.map(({ event }) => event)).toContain('recovery-codes-renewed')
  })

  it('leads to one session, also where two proofs come at once', async () => {
    const { secret, recoveryCodes } = await addAuthenticator(await app.signIn(userName))
    const { client } = await halfSignedIn()
    const answers = await Promise.all([verify(client, appCode(secret)), verify(client, recoveryCodes[0] ?? '')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  it('is removed with the password', async () => {
    const ada = await app.signIn(userName)
    await addAuthenticator(ada)
    const wrong = await ada.send('removeSecondFactor', { body: { password: 'Wrong-Harbor-42' } })
    expect(wrong).toMatchObject({ status: 400, body: { code: 20007, Items: [{ Field: 'password' }] } })
    expect(await ada.send('removeSecondFactor', { body: { password: testPassword } })).toMatchObject({
      status: 200,
      body: {},
    })
    expect((await halfSignedIn()).kinds).toBeUndefined()
    expect(findMail(app, userName).map(({ subject }) => subject)).toContain(words.factorOffSubject())
  })
})

describe('adding one from a session that is found open', () => {
  const isMissing = { status: 400, body: { code: 10001, Items: [{ Field: 'password', Errors: ['Field required'] }] } }
  const isWrong = { status: 400, body: { code: 20007, Items: [{ Field: 'password' }] } }
  const start = (client: TestClient, kind: 'authenticator' | 'passkey', password?: string) =>
    client.send('startSecondFactor', { body: { kind, password } })

  it.each(['authenticator', 'passkey'] as const)(
    'is refused without the password, and begins nothing: %s',
    async (kind) => {
      const ada = await app.signIn(userName)
      expect(await start(ada, kind)).toMatchObject(isMissing)
      expect(await start(ada, kind, 'Wrong-Harbor-42')).toMatchObject(isWrong)
      const { userId } = await ada.call('session', {})
      expect(await app.parts.directory.secondFactors.pendingAuthenticator(userId ?? 0)).toBeUndefined()
      expect(await ada.call('secondFactor', {})).toMatchObject({ factors: [], recoveryCodesLeft: 0 })
      expect(await start(ada, kind, testPassword)).toMatchObject({ status: 200, body: { challenge: { kind } } })
    },
  )

  it('asks again for each further one, so that a thief cannot replace the app or get new recovery codes', async () => {
    const ada = await app.signIn(userName)
    const { secret } = await addAuthenticator(ada)
    expect(await start(ada, 'authenticator')).toMatchObject(isMissing)
    expect(await ada.send('confirmSecondFactor', { body: { code: appCode(secret) } })).toMatchObject({
      status: 400,
      body: { code: 60002 },
    })
    expect(await verify((await halfSignedIn()).client, appCode(secret))).toMatchObject({ status: 200 })
  })

  it('stops a person who goes on guessing, even with the right password', async () => {
    const ada = await app.signIn(userName)
    for (let time = 0; time < 10; time += 1)
      expect(await start(ada, 'passkey', `Wrong-Harbor-${time}`)).toMatchObject(isWrong)
    expect(await start(ada, 'passkey', testPassword)).toMatchObject({ status: 429 })
  })

  it('is refused to a half signed-in person, who can still finish as before', async () => {
    const { secret } = await addAuthenticator(await app.signIn(userName))
    const { client } = await halfSignedIn()
    expect(await start(client, 'authenticator', testPassword)).toMatchObject({ status: 401 })
    expect(await client.call('secondFactorChallenge', { body: {} })).toMatchObject({
      kinds: ['authenticator', 'recovery'],
    })
    expect(await verify(client, appCode(secret))).toMatchObject({ status: 200 })
  })
})

describe('a second factor that has to be', () => {
  it.each([
    ['planner@example.test', 1],
    ['staff@example.test', 2],
  ] as const)('is a mailed code for %s, who has added nothing else', async (email, role) => {
    await app.addPerson(email, { role })
    const { client, kinds } = await halfSignedIn({ body: { userName: email, password: testPassword } })
    expect(kinds).toEqual(['mail'])
    expect(await verify(client, wrongCode(findCode(app, email)))).toMatchObject({ status: 400, body: { code: 60001 } })
    expect(await verify(client, findCode(app, email))).toMatchObject({ status: 200 })
    expect(await client.call('session', {})).toMatchObject({ isSignedIn: true, role })
    expect(await client.call('secondFactor', {})).toMatchObject({ isRequired: true, factors: [] })
  })

  it('is mailed again when asked for, after a minute', async () => {
    await app.addPerson('staff@example.test', { role: 2 })
    const { client } = await halfSignedIn({ body: { userName: 'staff@example.test', password: testPassword } })
    const again = () => client.send('secondFactorChallenge', { body: { kind: 'mail' } })
    expect(await again()).toMatchObject({ status: 429, body: { Items: [{ Field: 'Code' }] } })
    app.clock.advance(minuteMs)
    expect(await again()).toMatchObject({ status: 200, body: { kinds: ['mail'], passkey: null } })
    expect(findMail(app, 'staff@example.test')).toHaveLength(2)
  })

  it('limits the mails to an inbox, even with the right password', async () => {
    await app.addPerson('staff@example.test', { role: 2 })
    const statuses: number[] = []
    for (let time = 0; time < 32; time += 1) {
      const client = await app.visit()
      statuses.push(
        (await client.send('login', { body: { userName: 'staff@example.test', password: testPassword } })).status,
      )
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual([429, 429])
    expect(findMail(app, 'staff@example.test')).toHaveLength(30)
  })

  it('is what a company asks of its employees, and cannot be removed', async () => {
    await app.parts.directory.companies.save({ ...app.company, requiresSecondFactor: true })
    await app.addPerson(userName)
    const { client } = await halfSignedIn()
    await verify(client, findCode(app, userName))
    const { secret } = await addAuthenticator(client)
    const refusal = await client.send('removeSecondFactor', { body: { password: testPassword } })
    expect(refusal).toMatchObject({
      status: 400,
      body: { code: 10000, Items: [{ Field: 'password', Errors: ['Your company requires two-step verification.'] }] },
    })
    const next = await halfSignedIn()
    expect(next.kinds).toEqual(['authenticator', 'recovery'])
    expect(await verify(next.client, appCode(secret))).toMatchObject({ status: 200 })
  })
})

describe('the calls of the second factor', () => {
  it.each([
    'secondFactor',
    'startSecondFactor',
    'confirmSecondFactor',
    'renewRecoveryCodes',
    'removeSecondFactor',
    'secondFactorChallenge',
    'verifySecondFactor',
  ] as const)('answer 401 to a stranger: %s', async (name) => {
    const body = {
      startSecondFactor: { kind: 'passkey' },
      removeSecondFactor: { password: 'x' },
      renewRecoveryCodes: { password: 'x' },
      secondFactorChallenge: {},
    }
    const input = {
      secondFactor: {},
      confirmSecondFactor: { body: { code: '123456' } },
      verifySecondFactor: { body: { code: '123456' } },
    }
    const sent = name in body ? { body: body[name as keyof typeof body] } : input[name as keyof typeof input]
    expect(await (await app.visit()).send(name, sent)).toMatchObject({ status: 401, body: { code: -1 } })
  })

  it('name the field that a bad body lacks', async () => {
    const ada = await app.signIn(userName)
    const missing = (Field: string) => ({ status: 400, body: { Items: [{ Field }] } })
    expect(await ada.send('startSecondFactor', { body: { kind: 'carrier pigeon' } })).toMatchObject(missing('kind'))
    expect(await ada.send('confirmSecondFactor', { body: {} })).toMatchObject(missing('code'))
    expect(await ada.send('verifySecondFactor', { body: {} })).toMatchObject(missing('code'))
    expect(await ada.send('removeSecondFactor', { body: {} })).toMatchObject(missing('password'))
    expect(await ada.send('secondFactorChallenge', { body: { kind: 1 } })).toMatchObject(missing('kind'))
  })
})
