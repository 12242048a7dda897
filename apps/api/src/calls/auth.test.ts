// Proves: API-106, AUTH-01
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'

describe('signing in', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  it('says who is signed in', async () => {
    const ada = await app.signIn('ada@example.test')
    const session = await ada.call('session', {})
    expect(session).toMatchObject({ isSignedIn: true, role: 0, companyId: app.company.id, email: 'ada@example.test' })
  })

  it('answers without a session too, and says so', async () => {
    const visitor = await app.visit()
    expect(await visitor.call('session', {})).toEqual({
      isSignedIn: false,
      userId: null,
      role: null,
      companyId: null,
      firstName: null,
      lastName: null,
      email: null,
    })
  })

  it('leads to the home page and says whether the terms are accepted', async () => {
    await app.addPerson('new@example.test', { acceptedTerms: null })
    const visitor = await app.visit()
    const answer = await visitor.call('login', { body: { userName: 'new@example.test', password: testPassword } })
    expect(answer).toEqual({ redirectUrl: '/secure/home', areTermsAccepted: false })
  })

  it('takes the user name in any case', async () => {
    await app.addPerson('Case@example.test')
    const visitor = await app.visit()
    const answer = await visitor.send('login', { body: { userName: 'cASE@Example.test', password: testPassword } })
    expect(answer.status).toBe(200)
  })

  it('answers a wrong password and an unknown user alike', async () => {
    await app.addPerson('known@example.test')
    const visitor = await app.visit()
    const wrong = await visitor.send('login', { body: { userName: 'known@example.test', password: 'Wrong-Harbor-42' } })
    const unknown = await visitor.send('login', { body: { userName: 'nobody@example.test', password: testPassword } })
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 30001, message: 'Your entry does not match our records' },
    })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  it('lets no planner and no staff member in with a password alone', async () => {
    for (const [email, role] of [
      ['planner@example.test', 1],
      ['staff@example.test', 2],
    ] as const) {
      await app.addPerson(email, { role })
      const visitor = await app.visit()
      const answer = await visitor.call('login', { body: { userName: email, password: testPassword } })
      expect(answer).toEqual({
        redirectUrl: '/login#/auth/second-factor',
        areTermsAccepted: true,
        secondFactor: ['mail'],
      })
      expect(await visitor.call('session', {})).toMatchObject({ isSignedIn: false })
      expect(await visitor.send('sessions')).toMatchObject({ status: 401 })
    }
  })

  it('names the fields that a bad body lacks', async () => {
    const visitor = await app.visit()
    const answer = await visitor.send('login', { body: { userName: '   ' } })
    const missing = (Field: string) => ({ Field, Errors: ['Field required'] })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [missing('userName'), missing('password')] },
    })
  })
})
