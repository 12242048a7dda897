// Proves: API-81, API-82, API-85, API-87, PROF-01, PROF-04
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { findCode } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import * as words from '../words/mails.generated.ts'

const address = { street1: '12 Harbor Street', street2: 'Apt 4', city: 'Portland', state: 'OR', zipCode: '97201' }

describe('contact information', () => {
  let app: TestApp
  let ada: TestPerson
  let email: string
  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(async () => {
    ada = await newPerson(app)
    email = (await ada.client.call('session', {})).email ?? ''
  })
  afterAll(() => app.stop())

  const form = (values: Record<string, unknown> = {}) => ({
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    phone: '503-555-0142',
    ...address,
    ...values,
  })
  const save = (values: Record<string, unknown> = {}) =>
    ada.client.send('saveContactInformation', { body: form(values) })

  it('is names and email alone at first', async () => {
    expect(await ada.client.call('contactInformation', {})).toEqual({
      ...{
        firstName: 'Test',
        lastName: 'Person',
        email,
        phone: null,
        street1: null,
        street2: null,
        city: null,
        state: null,
        zipCode: null,
      },
    })
  })

  it('is kept whole, and what is emptied is gone', async () => {
    const saved = await ada.client.call('saveContactInformation', { body: form() })
    expect(saved).toEqual({ firstName: 'Ada', lastName: 'Byron', email, phone: '503-555-0142', ...address })
    expect(await ada.client.call('contactInformation', {})).toEqual(saved)
    await ada.client.call('saveContactInformation', { body: form({ phone: '', street2: null, zipCode: undefined }) })
    expect(await ada.client.call('contactInformation', {})).toMatchObject({
      phone: null,
      street2: null,
      zipCode: null,
      city: 'Portland',
    })
  })

  it('keeps the address in the ledger and the names in the directory', async () => {
    await ada.client.call('saveContactInformation', { body: form() })
    expect(ada.exportAll()['contact_address']).toMatchObject([{ street1: '12 Harbor Street', zip_code: '97201' }])
    expect(await app.parts.directory.people.byEmail(email)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '503-555-0142',
    })
  })

  it('takes the same email in another case without a proof', async () => {
    expect(await save({ email: email.toUpperCase() })).toMatchObject({
      status: 200,
      body: { email: email.toUpperCase() },
    })
  })

  it('takes a new email with a proof alone, and changes nothing without', async () => {
    const before = await ada.client.call('contactInformation', {})
    const without = await save({ email: 'other@example.test', password: testPassword })
    expect(without).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'verificationToken', Errors: ['Field required'] }] },
    })
    const wrong = await save({ email: 'other@example.test', verificationToken: 'made up', password: testPassword })
    expect(wrong).toMatchObject({ status: 400, body: { code: 60002 } })
    expect(await ada.client.call('contactInformation', {})).toEqual(before)
  })

  it('refuses an email that another person has, and reveals this only to its owner', async () => {
    const taken = `taken-${email}`
    await app.addPerson(taken)
    const wanted = { email: taken.toUpperCase(), password: testPassword }
    expect(await save({ ...wanted, verificationToken: 'made up' })).toMatchObject({
      status: 400,
      body: { code: 60002 },
    })
    await ada.client.call('sendEmailCode', { body: { email: taken } })
    const { verificationToken } = await ada.client.call('verifyEmailCode', {
      body: { email: taken, code: findCode(app, taken) },
    })
    const answer = await save({ ...wanted, verificationToken })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 30003, message: 'This email is already registered', Items: [{ Field: 'email' }] },
    })
  })

  it.each([
    ['email', 'no email', 30004, 'Email not valid'],
    ['email', `${'x'.repeat(60)}@example.test`, 10000, 'An error has occurred, Please retry'],
    ['phone', '003-555-0142', 30005, 'Phone is not valid'],
    ['phone', 'call me', 30005, 'Phone is not valid'],
    ['state', 'XX', 10000, 'An error has occurred, Please retry'],
    ['zipCode', '9720', 10000, 'An error has occurred, Please retry'],
    ['firstName', '   ', 10001, 'Field required'],
    ['lastName', 'a\u0000b', 10000, 'An error has occurred, Please retry'],
    ['street1', 7, 10001, 'Field required'],
  ])('refuses %s = %j', async (field, value, code, message) => {
    expect(await save({ [field]: value })).toMatchObject({
      status: 400,
      body: { code, message, Items: [{ Field: field }] },
    })
  })

  it('of another person stays as it is, even if a body names that person', async () => {
    const bob = await newPerson(app)
    const before = await bob.client.call('contactInformation', {})
    await save({ userId: (await bob.client.call('session', {})).userId, id: 1, role: 2, companyId: 99 })
    expect(await bob.client.call('contactInformation', {})).toEqual(before)
    expect(await ada.client.call('session', {})).toMatchObject({ role: 0, companyId: app.company.id })
  })

  it('is nothing to a stranger', async () => {
    const visitor = await app.visit()
    expect(await visitor.send('contactInformation')).toMatchObject({ status: 401, body: { code: -1 } })
    expect(await visitor.send('saveContactInformation', { body: form() })).toMatchObject({ status: 401 })
  })

  it('is part of the status: what is missing is named until it is there', async () => {
    const first = await ada.client.call('profileStatus', {})
    const missing = ['phone', 'street1', 'city', 'state', 'zipCode', 'dateOfBirth', 'familyStatus', 'annualIncome']
    expect(first).toEqual({ isComplete: false, missingFields: missing, isEmailVerified: false, areTermsAccepted: true })
    await save()
    await ada.client.call('saveAboutMe', { body: { dateOfBirth: '1990-05-01', familyStatus: 0 } })
    expect(await ada.client.call('profileStatus', {})).toMatchObject({
      isComplete: false,
      missingFields: ['annualIncome'],
    })
    await ada.client.call('saveAboutMe', { body: { annualIncome: 0 } })
    expect(await ada.client.call('profileStatus', {})).toMatchObject({ isComplete: true, missingFields: [] })
  })
})

describe('a new email from a session that is found open', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  /** A thief of the session, with the code from the thief's own mailbox. */
  const begun = async () => {
    const { client } = await newPerson(app)
    const before = await client.call('contactInformation', {})
    const email = `new-${before.email}`
    await client.call('sendEmailCode', { body: { email } })
    const { verificationToken } = await client.call('verifyEmailCode', { body: { email, code: findCode(app, email) } })
    const names = { firstName: 'Eve', lastName: 'Other', city: 'Salem', state: 'OR' }
    const save = (values: Record<string, unknown>) =>
      client.send('saveContactInformation', { body: { ...names, email, verificationToken, ...values } })
    return { client, before, email, save }
  }

  it('is refused without the password or with a wrong one, changes nothing, and then is taken with the same proof', async () => {
    const { client, before, email, save } = await begun()
    expect(await save({})).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'password', Errors: ['Field required'] }] },
    })
    expect(await save({ password: 'Wrong-Harbor-42' })).toMatchObject({
      status: 400,
      body: { code: 20007, Items: [{ Field: 'password' }] },
    })
    expect(await client.call('contactInformation', {})).toEqual(before)
    expect(app.parts.outbox?.messages().filter(({ to }) => to === before.email)).toEqual([])
    expect(await app.parts.directory.people.byEmail(email)).toBeUndefined()
    expect(await save({ password: testPassword })).toMatchObject({
      status: 200,
      body: { email, firstName: 'Eve', city: 'Salem' },
    })
    expect(app.parts.outbox?.messages().filter(({ to }) => to === before.email)).toHaveLength(1)
  })

  it('is no way to guess the password', async () => {
    const { client, before, save } = await begun()
    for (let time = 0; time < 10; time += 1)
      expect(await save({ password: `Wrong-Harbor-${time}` })).toMatchObject({ status: 400, body: { code: 20007 } })
    expect(await save({ password: testPassword })).toMatchObject({ status: 429 })
    expect(await client.call('contactInformation', {})).toEqual(before)
  })

  it('is asked for a password alone: names, phone and address need none, and one that comes along is not looked at', async () => {
    const { before, save } = await begun()
    expect(await save({ email: before.email })).toMatchObject({
      status: 200,
      body: { firstName: 'Eve', city: 'Salem' },
    })
    expect(await save({ email: before.email.toUpperCase(), password: 'Wrong-Harbor-42' })).toMatchObject({
      status: 200,
    })
  })
})

describe('a proved email', () => {
  it('becomes the user name, once for one proof, and the old address hears of it', async () => {
    const app = await startTestApp()
    const { client } = await newPerson(app)
    const { email: before, userId } = await client.call('session', {})
    const email = before ?? ''
    const shown = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test' }
    const wanted = { ...shown, password: testPassword }
    const proofOf = async (proved: string) => {
      await client.call('sendEmailCode', { body: { email: proved } })
      return (await client.call('verifyEmailCode', { body: { email: proved, code: findCode(app, proved) } }))
        .verificationToken
    }
    const verificationToken = await proofOf(wanted.email)

    const another = await client.send('saveContactInformation', {
      body: { ...wanted, email: 'eve@example.test', verificationToken },
    })
    expect(another).toMatchObject({ status: 400, body: { code: 60002 } })
    expect(await client.call('saveContactInformation', { body: { ...wanted, verificationToken } })).toMatchObject(shown)
    expect(await app.parts.directory.people.byEmail(email)).toBeUndefined()
    expect(await app.parts.directory.people.byEmail(wanted.email)).toMatchObject({
      id: userId,
      emailVerifiedAt: app.clock.now(),
    })
    expect(await client.call('profileStatus', {})).toMatchObject({ isEmailVerified: true })
    expect(app.parts.outbox?.messages()[0]).toMatchObject({
      to: email,
      subject: words.emailSubject(),
    })
    expect((await client.call('accessLog', {})).lines[0]).toMatchObject({ event: 'email-changed', isOwn: true })

    const back = await client.send('saveContactInformation', { body: { ...wanted, email, verificationToken } })
    expect(back).toMatchObject({ status: 400, body: { code: 60002 } })
    await client.call('saveContactInformation', { body: { ...wanted, email, verificationToken: await proofOf(email) } })
    const again = await client.send('saveContactInformation', { body: { ...wanted, verificationToken } })
    expect(again, 'the proof was used up').toMatchObject({ status: 400, body: { code: 60002 } })
    await app.stop()
  })
})

describe('the classifiers', () => {
  it('are the choices in the order in which they are shown', async () => {
    const app = await startTestApp()
    const { client } = await newPerson(app)
    const all = await client.call('classifiers', {})
    expect(all.familyStatuses).toEqual([
      { id: 0, name: 'Single' },
      { id: 1, name: 'Married' },
      { id: 2, name: 'Partnered' },
    ])
    expect(all.dependentRelations).toEqual([
      { id: 0, name: 'Child' },
      { id: 1, name: 'Parent' },
      { id: 2, name: 'Other' },
    ])
    expect(all.riskTolerances[0]).toEqual({ id: 1, name: 'Uncomfortable - I would rather preserve my investment' })
    expect(all.investmentTypes.map(({ name }) => name)).toEqual(['Hands On', 'Hands Off', 'Both'])
    expect(all.yearRanges.map(({ name }) => name)).toEqual([
      '1 year or less',
      '2-5 years',
      '6-10 years',
      'More than 10 years',
    ])
    expect(all.focusAreas.map(({ name }) => name)[5]).toBe('Comfortably in retirement')
    expect(all.states).toHaveLength(56)
    const names = all.states.map(({ name }) => name)
    expect(names.toSorted()).toEqual(names)
    expect(new Set(all.states.map(({ id }) => id)).size).toBe(56)
    expect(await (await app.visit()).send('classifiers')).toMatchObject({ status: 401 })
    await app.stop()
  })
})
