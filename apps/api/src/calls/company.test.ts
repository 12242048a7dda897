// Proves: API-77, API-97 to API-99, API-107 to API-109
import { errorCatalog } from '@evenkeel/api-client/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../identity/limits.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

describe('finding one’s company by an email', () => {
  let app: TestApp
  let visitor: TestClient
  beforeAll(async () => {
    app = await startTestApp()
    const { companies } = app.parts.directory
    const { id } = await companies.save({
      code: 'larkfield',
      name: 'Larkfield',
      createdAt: 1,
      isSsoEnabled: true,
      ssoUrl: 'https://sso.larkfield.example/in',
    })
    await companies.addDomain(id, 'Larkfield.example')
    await companies.addDomain(app.company.id, 'larkfield.example')
    visitor = await app.visit()
  })
  afterAll(() => app.stop())

  it.each(['ada@larkfield.example', ' Ada@LARKFIELD.example ', 'no-such-person@larkfield.example'])(
    '%j leads to it, whoever it is',
    async (email) => {
      expect(await visitor.call('discoverCompany', { body: { email } })).toEqual({
        ...{
          companyCode: 'larkfield',
          name: 'Larkfield',
          isSsoEnabled: true,
          ssoUrl: 'https://sso.larkfield.example/in',
        },
      })
    },
  )

  it.each([
    ['ada@elsewhere.example', 30001],
    ['ada@mail.larkfield.example', 30001],
    ['larkfield.example', 30004],
    ['@', 30004],
    ['', 30004],
    ['ada@larkfield.example@evil.example', 30004],
  ] as const)('%j leads nowhere, and the field is named', async (email, code) => {
    const answer = await visitor.send('discoverCompany', { body: { email } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code, message: errorCatalog[code], Items: [{ Field: 'email' }] },
    })
  })

  it.each([undefined, null, 7, 'a\u0000@larkfield.example', 'x'.repeat(255)])(
    'an email that is none is refused on its field: %j',
    async (email) => {
      expect(await visitor.send('discoverCompany', { body: { email } })).toMatchObject({
        status: 400,
        body: { Items: [{ Field: 'email' }] },
      })
    },
  )

  it('is slowed down for a network that asks too often, and for no longer than ten minutes', async () => {
    const fresh = await startTestApp()
    const asker = await fresh.visit()
    const ask = () => asker.send('discoverCompany', { body: { email: 'a@b.example' } })
    for (let asked = 0; asked < limits.companies.most; asked += 60) {
      const answers = await Promise.all(Array.from({ length: 60 }, ask))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
    }
    const refused = await ask()
    expect([refused.status, refused.body.code, refused.headers.get('Retry-After')]).toEqual([429, 10000, '600'])
    fresh.clock.advance(limits.companies.lasts)
    expect((await ask()).status).toBe(400)
    await fresh.stop()
  })
})

describe('the texts before signing in', () => {
  let app: TestApp
  let visitor: TestClient
  beforeAll(async () => {
    app = await startTestApp()
    visitor = await app.visit()
  })
  afterAll(() => app.stop())

  it.each([
    ['loginContent', 'Sign in'],
    ['registrationPageContent', 'Create your account'],
    ['forgotPasswordContent', 'Reset your password'],
    ['forgotPasswordStep', 'Reset your password'],
    ['resetCodeStep', 'Enter your code'],
  ] as const)('%s is plain text for everybody', async (name, title) => {
    const content = await visitor.call(name, {})
    expect(content.title).toBe(title)
    expect(content.fields.every(({ label }) => label !== '')).toBe(true)
    expect(JSON.stringify(content)).not.toMatch(/[<>]/)
  })

  it('of a registration name the company, where there is one', async () => {
    const content = await visitor.call('registrationContent', { body: { companyCode: 'test' } })
    expect([content.title, content.companyName]).toEqual(['Create your account', 'Test Company'])
    expect(await visitor.send('registrationContent', { body: { companyCode: 'nobody' } })).toMatchObject({
      ...{ status: 400, body: { code: 0, message: 'Your response does not match our records.' } },
    })
    expect(await visitor.send('registrationContent', { body: {} })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'companyCode' }] },
    })
  })
})
