// Proves: ASVS-6.4.2
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rosterHash } from '../identity/roster-match.ts'
import { createSsoTestIssuer, type SsoTestIssuer } from '../../demo/sso-test-issuer.ts'
import { seedDemoIdentity } from '../../demo/demo-identity.ts'
import { findCode, solved } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestAnswer, TestClient } from '../../testing/test-client.ts'
import * as words from '../words/mails.generated.ts'

const colleagues = {
  registered: { lastName: 'Lind', dateOfBirth: '1979-02-28', employeeId: 'LK-2042' },
  absent: { lastName: 'Amari', dateOfBirth: '1991-06-14', employeeId: 'LK-2041' },
  left: { lastName: 'Raman', dateOfBirth: '1996-10-05', employeeId: 'LK-2043' },
} as const
type Colleague = keyof typeof colleagues
const phone = '503-555-0142'

/** Returns an answer as sent, without what differs between any two requests. */
function onTheLine({ status, headers, body }: TestAnswer<unknown>): string {
  const own = ['date', 'x-request-id', 'set-cookie']
  const kept = [...headers].filter(([name]) => !own.includes(name))
  const cookies = headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '='))
  return JSON.stringify({ status, body, kept, cookies })
}

describe('an employer who holds the whole roster, and asks who has an account', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp()
    const { id: companyId, validators } = app.company
    for (const values of Object.values(colleagues)) {
      const matchHash = rosterHash(app.parts.keys, companyId, validators, values) ?? ''
      await app.parts.directory.roster.add({ companyId, firstName: 'A', lastName: values.lastName, matchHash })
    }
    for (const who of ['registered', 'left'] as const) await register(who, `${who}@home.example`)
    const { id } = (await app.parts.directory.people.byEmail('left@home.example')) ?? { id: 0 }
    await app.parts.directory.people.remove(id)
  })
  afterEach(() => app.stop())

  const tokenOf = async (visitor: TestClient, who: Colleague) => {
    const body = { companyCode: 'test', values: colleagues[who], recaptchaToken: await solved(visitor) }
    return (await visitor.call('validateUser', { body })).registrationToken
  }
  const proofOf = async (visitor: TestClient, email: string) => {
    await visitor.call('sendEmailCode', { body: { email } })
    return (await visitor.call('verifyEmailCode', { body: { email, code: findCode(app, email) } })).verificationToken
  }
  const formOf = async (visitor: TestClient, who: Colleague, email: string) => {
    const proof = { registrationToken: await tokenOf(visitor, who), verificationToken: await proofOf(visitor, email) }
    return { ...proof, email, phone, password: testPassword, confirmPassword: testPassword, acceptTermsOfUse: true }
  }
  const register = async (who: Colleague, email: string, changes: object = {}) => {
    app.clock.advance(60_000)
    const visitor = await app.visit()
    return visitor.send('registerUser', { body: { ...(await formOf(visitor, who, email)), ...changes } })
  }
  const check = async (who: Colleague, email: string) => {
    const visitor = await app.visit()
    return visitor.send('checkUser', { body: { registrationToken: await tokenOf(visitor, who), email, phone } })
  }

  it('reads the same of a colleague who has one, of one who has none, and of one who has left again', async () => {
    const [has, hasNot, left] = [
      await check('registered', 'hr@one.example'),
      await check('absent', 'hr@one.example'),
      await check('left', 'hr@one.example'),
    ]
    expect(await app.parts.directory.people.byEmail('registered@home.example'), 'she has one').toMatchObject({
      companyId: app.company.id,
    })
    expect(has).toMatchObject({ status: 200, body: {} })
    expect([onTheLine(hasNot), onTheLine(left)]).toEqual([onTheLine(has), onTheLine(has)])
  })

  it('reads the same of an email that has an account, here or at another company, and of one that has none', async () => {
    const other = await app.parts.directory.companies.save({ code: 'other', name: 'Other', createdAt: 0 })
    await app.addPerson('sam@elsewhere.example', { companyId: other.id })
    const answers = await Promise.all(
      ['registered@home.example', 'sam@elsewhere.example', 'nobody@home.example'].map((email) =>
        check('absent', email),
      ),
    )
    expect(new Set(answers.map(onTheLine)).size).toBe(1)
  })

  it('finishes a registration in its own mailbox in the same way if that roster line has an account; that account is not touched', async () => {
    const answers = [
      await register('registered', 'hr1@one.example'),
      await register('absent', 'hr2@one.example'),
      await register('left', 'hr3@one.example'),
    ]
    expect(answers[0]).toMatchObject({ status: 200, body: { redirectUrl: '/secure/home' } })
    expect(new Set(answers.map(onTheLine)).size).toBe(1)
    const owner = await app.visit()
    expect(
      await owner.send('login', { body: { userName: 'registered@home.example', password: testPassword } }),
    ).toMatchObject({ status: 200 })
  })

  it('has the one who is there told by email, once a day, and the log says that a line was taken, with no one’s name', async () => {
    const mailsTo = (email: string) =>
      (app.parts.outbox?.messages() ?? []).filter(
        ({ to, subject }) => to === email && subject === words.sameRecordSubject(),
      ).length
    const claims = () => app.log.filter(({ event }) => event === 'claim-on-taken-line')
    await register('absent', 'new@home.example')
    expect([mailsTo('new@home.example'), claims()]).toEqual([0, []])
    await register('registered', 'hr@one.example')
    await register('registered', 'hr@two.example')
    expect([mailsTo('registered@home.example'), mailsTo('hr@one.example'), mailsTo('hr@two.example')]).toEqual([
      1, 1, 0,
    ])
    app.clock.advance(24 * 60 * 60_000)
    await register('registered', 'hr@three.example')
    expect(mailsTo('registered@home.example')).toBe(2)
    const claim = { event: 'claim-on-taken-line', requestId: '', call: 'registration' }
    expect(claims()).toEqual(
      Array.from({ length: 3 }, () => ({ ...claim, user: expect.stringMatching(/^[\w-]{12}$/) })),
    )
  })

  it('is told nothing by register-user without the mailbox: the proof is judged before anything is looked up', async () => {
    const other = { verificationToken: 'made.up' }
    const answers = [
      await register('registered', 'registered@home.example', other),
      await register('absent', 'registered@home.example', other),
      await register('absent', 'nobody@home.example', other),
    ]
    expect(answers[0]).toMatchObject({ status: 400, body: { code: 60002 } })
    expect(new Set(answers.map(onTheLine)).size).toBe(1)
  })

  it('cannot tell by a count: each registration token has its own', async () => {
    const visitor = await app.visit()
    const registrationToken = await tokenOf(visitor, 'absent')
    const ask = (token: string) =>
      visitor.send('checkUser', { body: { registrationToken: token, email: 'hr@one.example', phone } })
    for (let time = 0; time < 20; time += 1) expect(await ask(registrationToken)).toMatchObject({ status: 200 })
    expect(await ask(registrationToken)).toMatchObject({ status: 429, body: { code: 10000 } })
    expect(await ask(await tokenOf(visitor, 'absent')), 'somebody else with the same line').toMatchObject({
      status: 200,
    })
  })

  it('is told by the mailbox’s owner alone: 30002 by the same line, 30003 by another', async () => {
    expect(await register('registered', 'Registered@home.example')).toMatchObject({
      status: 400,
      body: { code: 30002, message: 'User already exists' },
    })
    const elsewhere = await register('absent', 'registered@home.example')
    expect(elsewhere).toMatchObject({
      status: 400,
      body: { code: 30003, message: 'This email is already registered', Items: [{ Field: 'email' }] },
    })
  })
})

describe('an employer who signs tokens for anybody, and asks who comes by its sign-on', () => {
  let app: TestApp
  let issuer: SsoTestIssuer
  beforeEach(async () => {
    app = await startTestApp()
    issuer = createSsoTestIssuer(app.parts)
    await seedDemoIdentity(app.parts)
    await register('registered', 'registered@home.example')
    await register('left', 'left@home.example')
    const { id } = (await app.parts.directory.people.byEmail('left@home.example')) ?? { id: 0 }
    await app.parts.directory.people.remove(id)
  })
  afterEach(() => app.stop())

  const who = ['registered', 'absent', 'left'] as const
  /** The employer chooses names, emails and length, so it uses the same for all. */
  const tokenOf = (subject: string, email = 'any@brightwater.example') =>
    issuer.sign('brightwater', { subject, email, firstName: 'Ana', lastName: 'Costa' })
  const proofOf = async (visitor: TestClient, email: string) => {
    app.clock.advance(60_000)
    await visitor.call('sendEmailCode', { body: { email } })
    return {
      email,
      verificationToken: (await visitor.call('verifyEmailCode', { body: { email, code: findCode(app, email) } }))
        .verificationToken,
    }
  }
  const register = async (subject: string, email: string, named?: string) => {
    const visitor = await app.visit()
    const proof = await proofOf(visitor, email)
    return visitor.send('ssoRegisterUser', {
      body: { ssoToken: await tokenOf(subject, named), ...proof, acceptTermsOfUse: true },
    })
  }
  /** Makes the same call for each, in separate browsers. Returns the answers that differ. */
  const differing = async (ask: (subject: string) => Promise<TestAnswer<unknown>>) => {
    const lines: string[] = []
    for (const subject of who) lines.push(onTheLine(await ask(subject)))
    return [...new Set(lines)]
  }

  it('reads the same from sso/check-user, which uses the token up', async () => {
    const lines = await differing(async (subject) => {
      const visitor = await app.visit()
      const ssoToken = await tokenOf(subject)
      const answer = await visitor.send('ssoCheckUser', { body: { ssoToken } })
      expect(await visitor.send('ssoCheckUser', { body: { ssoToken } })).toMatchObject({
        status: 400,
        body: { code: 30001 },
      })
      return answer
    })
    expect(lines).toEqual([expect.stringContaining('"isRegistered":false')])
  })

  it('reads the same from login-sso, also in a browser and with its own mailbox, and sends no mail', async () => {
    const own = await app.signIn('hr@one.example')
    const before = app.parts.outbox?.messages().length
    const plain = await differing(async (subject) =>
      (await app.visit()).send('loginSso', { body: { ssoToken: await tokenOf(subject) } }),
    )
    const known = await differing(async (subject) =>
      own.send('loginSso', { body: { ssoToken: await tokenOf(subject) } }),
    )
    expect(app.parts.outbox?.messages()).toHaveLength(before ?? 0)
    const proved = await differing(async (subject) => {
      const visitor = await app.visit()
      return visitor.send('loginSso', {
        body: { ssoToken: await tokenOf(subject), ...(await proofOf(visitor, 'hr@one.example')) },
      })
    })
    expect([plain.length, known.length, proved.length]).toEqual([1, 1, 1])
  })

  it('reads the same from sso/register-user with its own mailbox, for any email in the token', async () => {
    const lines = await differing((subject) => register(subject, `hr-${subject}@one.example`))
    expect(lines).toEqual([expect.stringContaining('"/secure/home"')])
    await app.addPerson('maya@other.example')
    const named = [
      await register('bw-7', 'hr7@one.example', 'maya@other.example'),
      await register('bw-8', 'hr8@one.example', 'nobody@other.example'),
    ]
    expect(named.map(onTheLine)).toEqual([lines[0], lines[0]])
  })

  it('is told by the mailbox’s owner alone: 30002 by the same identity, 30003 by another', async () => {
    expect(await register('registered', 'registered@home.example')).toMatchObject({
      status: 400,
      body: { code: 30002 },
    })
    expect(await register('absent', 'registered@home.example')).toMatchObject({
      status: 400,
      body: { code: 30003, Items: [{ Field: 'email' }] },
    })
  })
})
