// Proves: API-29, API-78 to API-80, API-83, API-84, PROF-01, PROF-02, PROF-05, PROF-06
import type { AboutMeForm } from '@evenkeel/api-client/contract/profile'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { birthDateFault } from './about-me.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

const nothingSaid = {
  dateOfBirth: null,
  gender: null,
  familyStatus: null,
  annualIncome: null,
  spouse: { firstName: null, dateOfBirth: null, annualIncome: null },
  riskTolerance: null,
  investmentType: null,
  focusAreas: [],
  dependents: [],
}
const alex = { firstName: 'Alex', dateOfBirth: '1987-09-03T00:00:00Z', annualIncome: 56_000.5 }
const said = {
  dateOfBirth: '1988-04-17T00:00:00Z',
  gender: 1,
  familyStatus: 2,
  annualIncome: 84_000.25,
  spouse: alex,
  riskTolerance: 2,
  investmentType: 3,
  focusAreas: [6, 2],
} satisfies AboutMeForm
const emma = { firstName: 'Emma', lastName: 'Reyes', dateOfBirth: '2019-03-01T00:00:00Z', relation: 0 } as const
const rosa = { firstName: 'Rosa', lastName: 'Reyes', dateOfBirth: null, relation: 1 } as const

let app: TestApp
let maya: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  maya = await newPerson(app)
})
afterAll(() => app.stop())

const aboutMe = () => maya.client.call('aboutMe', {})
const items = async (name: 'saveAboutMe' | 'saveDependents', body: unknown) => {
  const answer = await maya.client.send(name, { body })
  return [answer.status, ...(answer.body.Items ?? []).map(({ Field }) => Field)]
}

describe('about me', () => {
  it('is empty at first, and then returns what was saved', async () => {
    expect(await aboutMe()).toEqual(nothingSaid)
    expect(await maya.client.call('saveAboutMe', { body: said })).toEqual({ ...said, dependents: [] })
    expect(await aboutMe()).toEqual({ ...said, dependents: [] })
  })

  it('keeps fields that are left out and clears fields that are null', async () => {
    await maya.change('saveAboutMe', { body: said })
    await maya.change('saveAboutMe', { body: { annualIncome: 90_000 } })
    expect(await aboutMe()).toMatchObject({ ...said, annualIncome: 90_000 })
    await maya.change('saveAboutMe', { body: { gender: null, spouse: { annualIncome: null }, focusAreas: null } })
    expect(await aboutMe()).toMatchObject({
      gender: null,
      spouse: { ...alex, annualIncome: null },
      focusAreas: [],
      familyStatus: 2,
    })
  })

  it('forgets the spouse of a person who is single', async () => {
    await maya.change('saveAboutMe', { body: said })
    await maya.change('saveAboutMe', { body: { familyStatus: 0, spouse: alex } })
    expect(await aboutMe()).toMatchObject({ familyStatus: 0, spouse: nothingSaid.spouse })
  })

  it('can be undone exactly, the first save and later ones', async () => {
    const first = await maya.change('saveAboutMe', { body: said })
    const second = await maya.change('saveAboutMe', { body: { familyStatus: 0 } })
    expect(await maya.undo(second)).toBe(200)
    expect(await aboutMe()).toEqual({ ...said, dependents: [] })
    expect(await maya.undo(first)).toBe(200)
    expect(await aboutMe()).toEqual(nothingSaid)
  })

  it.each([
    [{ dateOfBirth: '2026-11-22' }, 'dateOfBirth', 'Please enter a date in the past'],
    [{ dateOfBirth: '1899-12-31' }, 'dateOfBirth', 'Please enter a valid date.'],
    [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'Please enter a valid date.'],
    [{ spouse: { dateOfBirth: '2027-01-01' } }, 'spouse.dateOfBirth', 'Please enter a date in the past'],
    [{ annualIncome: -1 }, 'annualIncome', 'Please enter a positive value.'],
    [{ annualIncome: 1.005 }, 'annualIncome', 'Please enter a valid value.'],
    [{ familyStatus: 3 }, 'familyStatus', 'Please enter a valid value.'],
    [{ gender: '1' }, 'gender', 'Please enter a valid value.'],
    [{ riskTolerance: 0 }, 'riskTolerance', 'Please enter a valid value.'],
    [{ investmentType: 4 }, 'investmentType', 'Please enter a valid value.'],
    [{ focusAreas: [8] }, 'focusAreas[0]', 'Please enter a valid value.'],
    [{ focusAreas: [2, 2] }, 'focusAreas', 'Please enter a valid value.'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await maya.client.send('saveAboutMe', { body })
    expect([answer.status, answer.body.Items]).toMatchObject([400, [{ Field: field, Errors: [message] }]])
    expect(await aboutMe()).toEqual(nothingSaid)
  })

  it('accepts today as the latest date of birth', async () => {
    expect(await items('saveAboutMe', { dateOfBirth: '2026-11-21' })).toEqual([200])
  })
})

describe('a day of birth', () => {
  it.each([
    ['1910-01-01', undefined],
    ['1909-12-31', 'validDateAge'],
    ['2040-06-15', undefined],
    ['2040-06-16', 'dateInThePast'],
  ])('%s, in the year 2040: %s', (day, key) => expect(birthDateFault(day, '2040-06-15')?.key).toBe(key))
})

describe('dependents', () => {
  const save = (dependents: readonly unknown[]) => maya.client.send('saveDependents', { body: { dependents } })
  const list = async () => (await aboutMe()).dependents

  it('are added, changed and removed by sending the list', async () => {
    const { dependents } = await maya.client.call('saveDependents', { body: { dependents: [emma, rosa] } })
    expect(dependents).toMatchObject([emma, rosa])
    expect(await list()).toEqual(dependents)
    const [first] = dependents
    await maya.change('saveDependents', {
      body: { dependents: [{ ...emma, dependentId: first?.dependentId, firstName: 'Emily' }] },
    })
    expect(await list()).toEqual([{ ...first, firstName: 'Emily' }])
    await maya.change('saveDependents', { body: { dependents: [] } })
    expect(await list()).toEqual([])
  })

  it('return under their ids when a removal is undone', async () => {
    await maya.change('saveDependents', { body: { dependents: [emma, rosa] } })
    const before = await list()
    const removal = await maya.change('saveDependents', {
      body: { dependents: [{ ...rosa, dependentId: before[1]?.dependentId }] },
    })
    expect(await list()).toHaveLength(1)
    expect(await maya.undo(removal)).toBe(200)
    expect(await list()).toEqual(before)
  })

  it('of another person are answered like unknown ones, and stay', async () => {
    const eve = await newPerson(app)
    await maya.change('saveDependents', { body: { dependents: [emma] } })
    const [own] = await list()
    const steal = (dependentId: number | undefined) =>
      eve.client.send('saveDependents', { body: { dependents: [{ ...rosa, dependentId }] } })
    const [foreign, unknown] = [await steal(own?.dependentId), await steal(999_999_999_999)]
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
    expect(await list()).toEqual([own])
  })

  it.each([
    [{ ...emma, relation: 3 }, 'dependents[0].relation'],
    [{ ...emma, relation: undefined }, 'dependents[0].relation'],
    [{ ...emma, firstName: '' }, 'dependents[0].firstName'],
    [{ ...emma, dateOfBirth: '2030-01-01' }, 'dependents[0].dateOfBirth'],
    [{ ...emma, dependentId: -1 }, 'dependents[0].dependentId'],
  ])('refuse %j', async (dependent, field) => {
    expect(await items('saveDependents', { dependents: [dependent] })).toEqual([400, field])
  })

  it('refuse an id that is listed twice, and more than twenty dependents', async () => {
    await save([emma])
    const [own] = await list()
    expect(await items('saveDependents', { dependents: [own, own] })).toEqual([400, 'dependents[1].dependentId'])
    expect(await items('saveDependents', { dependents: Array.from({ length: 21 }, () => emma) })).toEqual([
      400,
      'dependents',
    ])
  })
})

describe('a caller without a session', () => {
  it.each(['aboutMe', 'emailPreferences', 'profileSettings', 'profileStatus', 'accessLog'] as const)(
    'gets nothing from %s',
    async (name) => {
      expect(await (await app.visit()).send(name)).toMatchObject({ status: 401, body: { code: -1 } })
    },
  )
  it.each(['saveAboutMe', 'saveDependents', 'saveEmailPreferences', 'saveProfileSettings', 'endAccess'] as const)(
    'changes nothing by %s',
    async (name) => {
      expect(await (await app.visit()).send(name, { body: {} })).toMatchObject({ status: 401, body: { code: -1 } })
    },
  )
})
