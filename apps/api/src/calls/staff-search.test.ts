// Proves: STAFF-12, STAFF-13
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs, type TestMember } from '../../testing/sign-in-as.ts'

let app: TestApp
let paul: TestMember
let sue: TestMember
beforeEach(async () => {
  app = await startTestApp()
  paul = await signInAs(app, 'paul@example.test', 1)
  sue = await signInAs(app, 'sue@example.test', 2)
})
afterEach(() => app.stop())

describe('a search', () => {
  it('finds a planner’s own people alone, and staff everybody of their company', async () => {
    const ada = await app.addPerson('ada@larkfield.example', { firstName: 'Ada', lastName: 'Byron' })
    const found = async ({ client }: TestMember, text: string) =>
      (await client.call('searchUsers', { body: { text } })).items.map(({ email }) => email)
    expect([
      await found(paul, 'ada'),
      await found(paul, ''),
      await found(sue, 'ADA by'),
      await found(sue, 'larkfield'),
    ]).toEqual([[], [], [ada.email], [ada.email]])
    await app.parts.directory.planners.assign(ada.id, paul.person.id, 1)
    expect([await found(paul, ''), await found(paul, 'byron'), await found(paul, 'maya')]).toEqual([
      [ada.email],
      [ada.email],
      [],
    ])
  })

  it('finds no planner and no staff, and takes its text as it is', async () => {
    const found = async (text: string) =>
      (await sue.client.call('searchUsers', { body: { text } })).items.map(({ email }) => email)
    expect(await found('paul')).toEqual([])
    expect([await found('%%%'), await found('___'), await found('\\%%')]).toEqual([[], [], []])
    const odd = await app.addPerson('odd@example.test', { firstName: '100%', lastName: "O'Neil" })
    expect([await found('00%'), await found("o'n")]).toEqual([[odd.email], [odd.email]])
  })

  it('comes in pages of at most 25, narrowed to a company where asked', async () => {
    const other = await app.parts.directory.companies.save({ code: 'other', name: 'Other', createdAt: 1 })
    await app.addPerson('many-9@other.example', { companyId: other.id, lastName: 'Many 9' })
    for (let index = 10; index < 40; index += 1)
      await app.addPerson(`many-${index}@home.example`, { lastName: `Many ${index}` })
    const first = await sue.client.call('searchUsers', {
      body: { text: 'many', companyId: app.company.id, pageSize: 25 },
    })
    expect([first.items.length, first.items[0]?.lastName, first.paging]).toEqual([
      25,
      'Many 10',
      { page: 1, pageSize: 25, total: 30, lastPage: 2 },
    ])
    expect(
      (await sue.client.call('searchUsers', { body: { text: 'many', page: 2, pageSize: 25 } })).items,
    ).toHaveLength(5)
    expect((await sue.client.call('searchUsers', { body: { text: 'many', companyId: other.id } })).paging.total).toBe(0)
    expect(await sue.client.send('searchUsers', { body: { text: 'many', pageSize: 26 } })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'pageSize' }] },
    })
    expect(await sue.client.send('searchUsers', { body: { text: 'ma' } })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'text' }] },
    })
  })

  it('is in the access log of each person listed, and of no other', async () => {
    const ada = await app.signIn('ada@larkfield.example')
    const eve = await app.signIn('eve@elsewhere.example')
    await sue.client.call('searchUsers', { body: { text: 'larkfield' } })
    const looks = async (client: typeof ada) =>
      (await client.call('accessLog', {})).lines.filter(({ event }) => event === 'staff-call')
    expect(await looks(ada)).toMatchObject([{ byRole: 2, what: 'found you in a search' }])
    expect(await looks(eve)).toEqual([])
  })

  it('lists companies to staff', async () => {
    expect(await sue.client.call('staffCompanies', {})).toEqual([
      {
        companyId: app.company.id,
        code: 'test',
        name: 'Test Company',
        level1: false,
        fundStyle: 0,
        isSsoEnabled: false,
      },
    ])
  })
})
