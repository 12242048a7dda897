// Proves: API-29, API-79, API-80, CONN-15, CONN-17, PROF-07, PROF-08
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
let maya: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  maya = await newPerson(app)
})
afterAll(() => app.stop())

const items = async (name: 'saveEmailPreferences' | 'saveProfileSettings', body: unknown) => {
  const answer = await maya.client.send(name, { body })
  return [answer.status, ...(answer.body.Items ?? []).map(({ Field }) => Field)]
}

describe('email preferences', () => {
  it('are the defaults until the person chooses, one by one', async () => {
    const first = await maya.client.call('emailPreferences', {})
    expect(first.preferences.map(({ isSubscribed }) => isSubscribed)).toEqual([true, true, true, true, false, false])
    const choice = {
      preferences: [
        { preferenceId: 2, isSubscribed: false },
        { preferenceId: 5, isSubscribed: true },
      ],
    }
    const change = await maya.change('saveEmailPreferences', { body: choice })
    const after = await maya.client.call('emailPreferences', {})
    expect(after.preferences.map(({ isSubscribed }) => isSubscribed)).toEqual([true, false, true, true, true, false])
    expect(await maya.undo(change)).toBe(200)
    expect(await maya.client.call('emailPreferences', {})).toEqual(first)
  })

  it('say whether amounts are in emails and by which clock they come, and both can be undone', async () => {
    const how = async () => {
      const { showsDetails, timeZone } = await maya.client.call('emailPreferences', {})
      return [showsDetails, timeZone]
    }
    expect(await how()).toEqual([false, null])
    const details = await maya.change('saveEmailPreferences', { body: { preferences: [], showsDetails: true } })
    const zone = await maya.change('saveEmailPreferences', { body: { preferences: [], timeZone: 'America/Denver' } })
    expect(await how()).toEqual([true, 'America/Denver'])
    expect([await maya.undo(zone), await maya.undo(details)]).toEqual([200, 200])
    expect(await how()).toEqual([false, null])
    expect(await items('saveEmailPreferences', { preferences: [], timeZone: 'Mars/Olympus' })).toEqual([
      400,
      'timeZone',
    ])
  })

  it('refuse unknown kinds and invalid values', async () => {
    expect(await items('saveEmailPreferences', { preferences: [{ preferenceId: 99, isSubscribed: true }] })).toEqual([
      404,
    ])
    expect(await items('saveEmailPreferences', { preferences: [{ preferenceId: 1, isSubscribed: 'yes' }] })).toEqual([
      400,
      'preferences[0].isSubscribed',
    ])
    expect(await items('saveEmailPreferences', {})).toEqual([400, 'preferences'])
  })
})

describe('settings', () => {
  it('are saved, and can be undone', async () => {
    expect(await maya.client.call('profileSettings', {})).toEqual({
      accountConnectivityType: 1,
      useTestInstitutions: false,
    })
    const chosen = { accountConnectivityType: 0, useTestInstitutions: true } as const
    const change = await maya.change('saveProfileSettings', { body: chosen })
    expect(await maya.client.call('profileSettings', {})).toEqual(chosen)
    expect(await maya.undo(change)).toBe(200)
    expect(await maya.client.call('profileSettings', {})).toEqual({
      accountConnectivityType: 1,
      useTestInstitutions: false,
    })
  })

  it('refuse unknown and missing values', async () => {
    expect(await items('saveProfileSettings', { accountConnectivityType: 2, useTestInstitutions: false })).toEqual([
      400,
      'accountConnectivityType',
    ])
    expect(await items('saveProfileSettings', { accountConnectivityType: 0 })).toEqual([400, 'useTestInstitutions'])
  })

  it('offer test institutions outside of production only', async () => {
    const production = await startTestApp({ parts: { isProduction: true } })
    const { client } = await newPerson(production)
    const body = { accountConnectivityType: 0, useTestInstitutions: true }
    expect(await client.send('saveProfileSettings', { body })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'useTestInstitutions' }] },
    })
    expect(await client.send('saveProfileSettings', { body: { ...body, useTestInstitutions: false } })).toMatchObject({
      status: 200,
    })
    await production.stop()
  })
})
