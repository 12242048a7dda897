// Proves: API-50, API-87, API-112 to API-116, LEGAL-01, LEGAL-02, STAFF-12
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowedRoles } from '../http/access.ts'
import { termsVersion } from '../identity/terms.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/sign-in-as.ts'
import type { TestClient } from '../../testing/test-client.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
const gated = table.filter((endpoint) => allowedRoles(endpoint).includes(0) && !endpoint.beforeTerms)

describe('the terms of use', () => {
  let app: TestApp
  let nora: TestClient
  beforeAll(async () => {
    app = await startTestApp()
    await app.addPerson('nora@example.test', { acceptedTerms: null })
    nora = await app.signIn('nora@example.test')
  })
  afterAll(() => app.stop())

  it('can be read without a session', async () => {
    const terms = await (await app.visit()).call('termsOfUse', {})
    expect(terms).toMatchObject({ version: termsVersion, title: 'Terms of use', isAccepted: false })
    expect(terms.body.length).toBeGreaterThan(300)
    expect(terms.body).not.toMatch(/[<>]/)
  })

  it.each(gated.map((endpoint) => [endpoint.name, endpoint] as const))(
    'keep whoever has not accepted them from %s',
    async (name, endpoint) => {
      const params = { userId: 1, id: 1, changeId: 1, status: 1, goalType: 1, planType: 1 }
      const body = endpoint.body && endpoint.bodyType !== 'multipart' ? { body: {} } : {}
      const answer = endpoint.bodyType === 'multipart' ? { status: 403 } : await nora.send(name, { params, ...body })
      expect(answer.status).toBe(403)
    },
  )

  it('do not keep them from what is needed to accept them', async () => {
    expect(await nora.call('session', {})).toMatchObject({ isSignedIn: true })
    expect(await nora.call('profileStatus', {})).toMatchObject({ areTermsAccepted: false })
    expect(await nora.call('termsOfUse', {})).toMatchObject({ isAccepted: false })
  })

  it('are accepted in the version in force alone', async () => {
    const old = await nora.send('acceptTermsOfUse', { body: { version: '2020-01' } })
    expect(old).toMatchObject({ status: 400, body: { code: 10000, Items: [{ Field: 'version' }] } })
    expect(await nora.send('acceptTermsOfUse', { body: {} })).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'version' }] },
    })
    expect(await nora.send('companyInfo')).toMatchObject({ status: 403 })
  })

  it('once accepted open everything, for this person alone, and again does no harm', async () => {
    await app.addPerson('olga@example.test', { acceptedTerms: '2020-01' })
    const olga = await app.signIn('olga@example.test')
    expect(await nora.call('acceptTermsOfUse', { body: { version: termsVersion } })).toEqual({})
    expect(await nora.call('acceptTermsOfUse', { body: { version: termsVersion } })).toEqual({})
    expect(await nora.send('companyInfo')).toMatchObject({ status: 200 })
    expect(await nora.call('termsOfUse', {})).toMatchObject({ isAccepted: true })
    expect(await nora.call('profileStatus', {})).toMatchObject({ areTermsAccepted: true })
    expect(await olga.send('companyInfo')).toMatchObject({ status: 403 })
    expect(await olga.call('termsOfUse', {}), 'an older version was accepted').toMatchObject({ isAccepted: false })
  })

  it('are asked of planners too', async () => {
    const { person, client } = await signInAs(app, 'paul@example.test', 1)
    expect(await client.send('searchUsers', { body: { text: '' } })).toMatchObject({ status: 200 })
    await app.parts.directory.legal.accept({ personId: person.id, document: 'terms-of-use', version: '2020-01', at: 1 })
    expect(await client.send('searchUsers', { body: { text: '' } })).toMatchObject({ status: 403 })
    expect(await client.send('acceptTermsOfUse', { body: { version: termsVersion } })).toMatchObject({ status: 200 })
    expect(await client.send('searchUsers', { body: { text: '' } })).toMatchObject({ status: 200 })
  })

  it('cannot be accepted without a session', async () => {
    const visitor = await app.visit()
    expect(await visitor.send('acceptTermsOfUse', { body: { version: termsVersion } })).toMatchObject({ status: 401 })
    expect(await visitor.send('acceptFror', { body: { version: '2026-01' } })).toMatchObject({ status: 401 })
    expect(await visitor.send('fror')).toMatchObject({ status: 401 })
  })
})

describe('the document about planners', () => {
  it('has its own title and must be accepted before the first request for a planner', async () => {
    const app = await startTestApp()
    await signInAs(app, 'paul@example.test', 1)
    const ada = await app.signIn('ada@example.test')
    const document = await ada.call('fror', {})
    expect(document).toMatchObject({ title: 'Working with a planner', isAccepted: false })
    expect(await ada.send('assignPlanner', { body: {} })).toMatchObject({ status: 403 })
    expect(await ada.call('planner', {})).toMatchObject({ isAssigned: false })
    expect(await ada.send('acceptFror', { body: { version: 'other' } })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'version' }] },
    })
    await ada.call('acceptFror', { body: { version: document.version } })
    expect(await ada.call('fror', {})).toMatchObject({ isAccepted: true })
    expect(await ada.call('assignPlanner', { body: {} })).toMatchObject({ isAssigned: true, firstName: 'Test' })
    await app.stop()
  })
})

describe('the interest in a goal', () => {
  it('is kept once a person and goal', async () => {
    const app = await startTestApp()
    const ada = await app.signIn('ada@example.test')
    for (const interestFlag of [7, 7, 1] as const)
      expect(await ada.call('setInterestFlag', { body: { interestFlag } })).toEqual({})
    for (const interestFlag of [0, 8, '7', undefined]) {
      expect(await ada.send('setInterestFlag', { body: { interestFlag } })).toMatchObject({
        status: 400,
        body: { Items: [{ Field: 'interestFlag' }] },
      })
    }
    expect(await (await app.visit()).send('setInterestFlag', { body: { interestFlag: 7 } })).toMatchObject({
      status: 401,
    })
    const { userId } = await ada.call('session', {})
    expect(await app.parts.directory.interests.ofPerson(userId ?? 0)).toEqual([1, 7])
    await app.stop()
  })
})
