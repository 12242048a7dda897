// Proves: API-100 to API-103, PWD-06, REG-02, REG-03, AUTH-02
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rosterHash } from '../identity/roster-match.ts'
import { findCode, solved } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const minuteMs = 60_000
const email = 'noor@home.example'
const noor = { lastName: 'Amari', dateOfBirth: '1991-06-14', employeeId: 'LK-2041' }

describe('registering', () => {
  let app: TestApp
  let visitor: TestClient
  beforeEach(async () => {
    app = await startTestApp()
    const { id: companyId, validators } = app.company
    const matchHash = rosterHash(app.parts.keys, companyId, validators, noor) ?? ''
    await app.parts.directory.roster.add({ companyId, firstName: 'Noor', lastName: 'Amari', matchHash })
    visitor = await app.visit()
  })
  afterEach(() => app.stop())

  const validate = async (values: object = noor, companyCode = 'test') =>
    visitor.send('validateUser', { body: { companyCode, values, recaptchaToken: await solved(visitor) } })
  const registrationToken = async () =>
    (
      await visitor.call('validateUser', {
        body: { companyCode: 'test', values: noor, recaptchaToken: await solved(visitor) },
      })
    ).registrationToken
  const verificationToken = async (of = email) => {
    await visitor.call('sendEmailCode', { body: { email: of } })
    return (await visitor.call('verifyEmailCode', { body: { email: of, code: findCode(app, of) } })).verificationToken
  }
  /** Returns a complete form; verifies the email for it unless `changes` has a proof. */
  const form = async (changes: { email?: string; verificationToken?: string; [field: string]: unknown } = {}) => ({
    registrationToken: await registrationToken(),
    verificationToken: changes.verificationToken ?? (await verificationToken(changes.email)),
    email,
    phone: '503-555-0142',
    password: testPassword,
    confirmPassword: testPassword,
    acceptTermsOfUse: true,
    ...changes,
  })
  const register = async (changes: Parameters<typeof form>[0] = {}) =>
    visitor.send('registerUser', { body: await form(changes) })

  it('asks for what the company asks for', async () => {
    expect(await visitor.call('registrationValidators', { body: { companyCode: 'test' } })).toEqual({
      validators: [
        { name: 'lastName', label: 'Last name', inputType: 'name' },
        { name: 'dateOfBirth', label: 'Date of birth', inputType: 'date' },
        { name: 'employeeId', label: 'Employee ID', inputType: 'alphabetical' },
      ],
    })
    await app.parts.directory.companies.save({ ...app.company, validators: ['employeeId'] })
    expect(await visitor.call('registrationValidators', { body: { companyCode: 'TEST ' } })).toMatchObject({
      validators: [{ name: 'employeeId' }],
    })
  })

  it('recognizes an employee in any spelling, and no one else', async () => {
    expect(await validate({ lastName: ' amari ', dateOfBirth: '6/14/1991', employeeId: 'lk-2041' })).toMatchObject({
      status: 200,
    })
    for (const wrong of [{ lastName: 'Amaro' }, { dateOfBirth: '1991-06-15' }, { employeeId: 'LK-2042' }]) {
      const answer = await validate({ ...noor, ...wrong })
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 0, message: 'Your response does not match our records.' },
      })
    }
    expect(await validate(noor, 'nobody')).toMatchObject({ status: 400, body: { code: 0 } })
  })

  it('finds a name in every script, however it is typed, also in a roster loaded before', async () => {
    const { id: companyId, validators } = app.company
    const lech = { lastName: 'Wałęsa', dateOfBirth: '1980-05-01', employeeId: 'LK-1' }
    const add = (matchHash: string) =>
      app.parts.directory.roster.add({ companyId, firstName: 'Lech', lastName: 'Wałęsa', matchHash })
    await add(app.parts.keys.sign('roster', JSON.stringify([companyId, 'wałęsa', '1980-05-01', 'lk-1'])))
    expect(await validate(lech), 'loaded before').toMatchObject({ status: 200 })
    await add(rosterHash(app.parts.keys, companyId, validators, lech) ?? '')
    const spellings = ['WALESA', 'wałęsa', 'Wal\u0327e\u0328sa ']
    const statuses = spellings.map(async (lastName) => (await validate({ ...lech, lastName })).status)
    expect(await Promise.all(statuses)).toEqual([200, 200, 200])
  })

  it('slows down a person who tries dates of birth of a colleague', async () => {
    for (let day = 10; day < 20; day += 1) await validate({ ...noor, dateOfBirth: `1991-07-${day}` })
    expect(await validate()).toMatchObject({ status: 429, body: { code: 10000 } })
  })

  it('counts those guesses together however the name is written', async () => {
    for (let day = 10; day < 20; day += 1)
      await validate({ ...noor, lastName: day % 2 ? '\uff21mari' : '  AMARI', dateOfBirth: `1991-07-${day}` })
    expect(await validate()).toMatchObject({ status: 429 })
  })

  it('counts guesses at the employee id if no name is required, for any name sent with it', async () => {
    const { id: companyId } = app.company
    const { validators } = await app.parts.directory.companies.save({
      ...app.company,
      validators: ['dateOfBirth', 'employeeId'],
    })
    const matchHash = rosterHash(app.parts.keys, companyId, validators, noor) ?? ''
    await app.parts.directory.roster.add({ companyId, firstName: 'Noor', lastName: 'Amari', matchHash })
    for (let day = 10; day < 20; day += 1)
      await validate({ lastName: `Name${day}`, employeeId: 'LK-9999', dateOfBirth: `1991-07-${day}` })
    expect(await validate({ employeeId: 'lk-9999 ', dateOfBirth: noor.dateOfBirth })).toMatchObject({ status: 429 })
    expect(await validate(), 'a colleague is not held up by it').toMatchObject({ status: 200 })
  })

  it('slows down a network that goes through the names of a company', async () => {
    const subject = app.parts.keys.sign('roster', JSON.stringify(['network', '127.0.0.1']))
    for (let wrong = 0; wrong < 299; wrong += 1)
      await app.parts.directory.attempts.count(subject, { at: app.clock.now(), lasts: 60 * minuteMs })
    expect(await validate({ ...noor, lastName: 'Amaro' })).toMatchObject({ status: 400, body: { code: 0 } })
    expect(await validate()).toMatchObject({ status: 429 })
  })

  it('makes an account and signs in', async () => {
    const token = await registrationToken()
    expect(
      await visitor.send('checkUser', { body: { registrationToken: token, email, phone: '5035550142' } }),
    ).toMatchObject({ status: 200, body: {} })
    expect(await register()).toMatchObject({ status: 200, body: { redirectUrl: '/secure/home' } })
    expect(await visitor.call('session', {})).toMatchObject({
      isSignedIn: true,
      firstName: 'Noor',
      lastName: 'Amari',
      email,
      companyId: app.company.id,
    })
    expect(await visitor.send('companyInfo'), 'the terms are accepted').toMatchObject({ status: 200 })
    const again = await (await app.visit()).send('login', { body: { userName: email, password: testPassword } })
    expect(again).toMatchObject({ status: 200, body: { areTermsAccepted: true } })
    const person = await app.parts.directory.people.byEmail(email)
    expect(person).toMatchObject({ phone: '503-555-0142', emailVerifiedAt: app.clock.now() })
  })

  it.each(['Password1!', 'Welcome2026!', 'Test-Company-1'])(
    'takes no password of the lists of stolen ones: %s',
    async (word) => {
      expect(await register({ password: word, confirmPassword: word })).toMatchObject({
        status: 400,
        body: {
          code: 20005,
          Items: [{ Field: 'password', Errors: ['This password is on lists of stolen passwords. Choose another.'] }],
        },
      })
    },
  )

  it('makes one account of an email: 30002 where it came by the same line of the roster, 30003 where it came another way', async () => {
    await register()
    visitor = await app.visit()
    app.clock.advance(minuteMs)
    expect(await register()).toMatchObject({ status: 400, body: { code: 30002, message: 'User already exists' } })
    await app.addPerson('Ada@home.example')
    const other = await register({ email: 'ada@home.example' })
    expect(other).toMatchObject({
      status: 400,
      body: { code: 30003, message: 'This email is already registered', Items: [{ Field: 'email' }] },
    })
  })

  it('makes one account of two registrations at once with one email, and two of two emails', async () => {
    const body = await form()
    const answers = await Promise.all([body, body].map((one) => visitor.send('registerUser', { body: one })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect([30002, 60002]).toContain(answers.find(({ status }) => status === 400)?.body.code)
    visitor = await app.visit()
    expect(await register({ email: 'noor@second.example' })).toMatchObject({ status: 200 })
    expect((await app.parts.directory.people.byEmail('noor@second.example'))?.id).not.toBe(
      (await app.parts.directory.people.byEmail(email))?.id,
    )
  })

  it('wants a real email and phone: 30004 and 30005', async () => {
    const check = async (changes: object) =>
      visitor.send('checkUser', {
        body: { registrationToken: await registrationToken(), email, phone: '503-555-0142', ...changes },
      })
    expect(await check({ email: 'abc' })).toMatchObject({
      status: 400,
      body: { code: 30004, message: 'Email not valid', Items: [{ Field: 'email' }] },
    })
    expect(await check({ phone: '012' })).toMatchObject({
      status: 400,
      body: { code: 30005, message: 'Phone is not valid', Items: [{ Field: 'phone' }] },
    })
    expect(await register({ email: 'abc', verificationToken: 'any' })).toMatchObject({ body: { code: 30004 } })
    expect(await register({ phone: '012' })).toMatchObject({ body: { code: 30005 } })
  })

  it.each([
    ['Shor-7aBc', 20001],
    ['quiet-harbor-42', 20002],
    ['QuietHarbor42', 20003],
    ['Quiet-Harbor-two', 20004],
    ['Quiet-Noor-4242', 20005],
  ])('does not take the password %s: %i', async (password, code) => {
    expect(await register({ password, confirmPassword: password })).toMatchObject({
      status: 400,
      body: { code, Items: [{ Field: 'password' }] },
    })
  })

  it('wants the password twice, and the terms accepted', async () => {
    const answer = await register({ confirmPassword: 'Quiet-Harbor-43' })
    expect(answer).toMatchObject({
      body: { code: 20005, Items: [{ Field: 'confirmPassword', Errors: ['Passwords do not match.'] }] },
    })
    app.clock.advance(minuteMs)
    const without = await register({ acceptTermsOfUse: false })
    expect(without).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'acceptTermsOfUse', Errors: ['Field required'] }] },
    })
  })

  it('takes no email that was not verified, nor a proof of another one, an old one or a used one: 60002', async () => {
    const refusal = { status: 400, body: { code: 60002, Items: [{ Field: 'verificationToken' }] } }
    expect(await register({ verificationToken: 'made.up' })).toMatchObject(refusal)
    expect(await register({ verificationToken: await verificationToken('other@home.example') })).toMatchObject(refusal)
    app.clock.advance(minuteMs)
    const old = await verificationToken()
    app.clock.advance(15 * minuteMs)
    expect(await register({ verificationToken: old })).toMatchObject(refusal)
  })

  it('begins again with a token that is made up or half an hour old', async () => {
    const again = {
      status: 400,
      body: { code: 10000, Items: [{ Field: 'registrationToken', Errors: ['This sign-up timed out. Start again.'] }] },
    }
    const token = await registrationToken()
    app.clock.advance(30 * minuteMs)
    for (const bad of [token, 'made.up', await verificationToken()]) {
      expect(
        await visitor.send('checkUser', { body: { registrationToken: bad, email, phone: '503-555-0142' } }),
      ).toMatchObject(again)
    }
  })

  it('asks for the bot check, and names what is missing', async () => {
    const check = await visitor.send('validateUser', { body: { companyCode: 'test', values: noor } })
    expect(check).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'recaptchaToken', Errors: ['Field required'] }] },
    })
    const madeUp = await visitor.send('validateUser', {
      body: { companyCode: 'test', values: noor, recaptchaToken: 'made.up' },
    })
    expect(madeUp).toMatchObject({ status: 400, body: { code: 10000, Items: [{ Field: 'recaptchaToken' }] } })
    expect(await validate({ lastName: 'Amari' })).toMatchObject({
      body: { code: 10001, Items: [{ Field: 'values.dateOfBirth' }, { Field: 'values.employeeId' }] },
    })
    expect(await visitor.send('registerUser', { body: {} })).toMatchObject({ status: 400, body: { code: 10001 } })
    expect(await visitor.send('checkUser', { body: { email } })).toMatchObject({
      body: { Items: [{ Field: 'registrationToken' }, { Field: 'phone' }] },
    })
    const validators = (body: object) => visitor.send('registrationValidators', { body })
    expect(await validators({})).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'companyCode' }] },
    })
    expect(await validators({ companyCode: 'nobody' })).toMatchObject({
      status: 400,
      body: { code: 0, Items: [{ Field: 'companyCode' }] },
    })
  })
})
