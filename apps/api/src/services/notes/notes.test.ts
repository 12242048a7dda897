// Proves: PROF-07
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeZoneHeader } from '@evenkeel/api-client/contract/headers'
import { startTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-parts.ts'
import type { NewPerson } from '../../store/directory/people.ts'
import * as words from '../../words/notes.generated.ts'

const clock = createTestClock('2026-11-17T16:00:00Z')
const publicOrigin = 'http://money.example'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock, parts: { publicOrigin } })
})
afterAll(() => app.stop())

const hourMs = 3_600_000
const [budgets, steps, large] = [2, 3, 6]
let people = 0

/** A person with a budget of $100 for groceries; what is spent of it is of the clock's day. */
async function somebody(values: Partial<NewPerson> & { readonly email?: string } = {}, zone = 'America/New_York') {
  people += 1
  const email = values.email ?? `note-${people}@home.example`
  const person = await app.addPerson(email, { emailVerifiedAt: 1, ...values })
  const client = await app.visit()
  await client.call('login', { body: { userName: email, password: testPassword } }, { [timeZoneHeader]: zone })
  const today = () => new Date(clock.now()).toISOString().slice(0, 10)
  const spend = (value: number, categoryId = 6) =>
    client.call('createTransaction', { body: { date: today(), value: -value, description: 'Greenleaf', categoryId } })
  await client.call('createBudget', { body: { categoryId: 6, targetBudget: 100, budgetPeriod: today().slice(0, 7) } })
  const mails = () => (app.parts.outbox?.messages() ?? []).filter(({ to, stopUrl }) => to === email && stopUrl)
  return {
    ...{ person, client, email, spend, mails },
    // A session ends after an idle hour.
    choose: async (preferenceId: number, isSubscribed: boolean) =>
      (await app.signIn(email)).call('saveEmailPreferences', {
        body: { preferences: [{ preferenceId, isSubscribed }] },
      }),
    isOn: async (kind: number) => {
      const { preferences } = await (await app.signIn(email)).call('emailPreferences', {})
      return preferences.find(({ preferenceId }) => preferenceId === kind)?.isSubscribed
    },
    /** Does the person's work now, and returns the subjects of what they have. */
    async work() {
      await app.parts.directory.ledgerWork.schedule(person.id, clock.now())
      await app.runDueWork()
      return mails().map(({ subject }) => subject)
    },
  }
}

/** Lets the hour pass in which a person who was there gets nothing. */
const leave = () => clock.advance(hourMs + 1)
const budgetSubject = words.budgetSubject()

const at = (moment: string) => clock.set(moment)

describe('a note', () => {
  it('leaves once, after the person has gone, and is listed', async () => {
    at('2026-11-17T16:00:00Z')
    const ada = await somebody()
    await ada.spend(95)
    expect(await ada.work(), 'while they are there').toEqual([])
    leave()
    expect(await ada.work()).toEqual([budgetSubject])
    clock.advance(24 * hourMs)
    expect(await ada.work()).toEqual([budgetSubject])
    const client = await app.signIn(ada.email)
    expect(await client.call('sentNotes', {})).toMatchObject({
      isHeldBack: false,
      notes: [{ name: 'Budget alerts', subject: budgetSubject, at: '2026-11-17T17:00:00.001Z', state: 'sent' }],
    })
  })

  it('is listed with the emails about the account, each to its own person', async () => {
    at('2026-11-17T16:00:00Z')
    const [ada, bea] = [await somebody(), await somebody()]
    const mail = { postedAt: clock.now(), nextAt: clock.now(), endsAt: clock.now() + hourMs, body: 'encrypted' }
    const about = { personId: ada.person.id, subject: 'New sign-in to Evenkeel' }
    await app.parts.directory.postedMails.add({ ...mail, ...about, key: 'listed' })
    await app.parts.directory.postedMails.add({ ...mail, personId: null, subject: null, key: 'code' })
    expect((await bea.client.call('sentNotes', {})).notes).toEqual([])
    expect((await ada.client.call('sentNotes', {})).notes).toEqual([
      {
        name: 'Account security',
        sentences: { name: { key: 'accountSecurity', values: [] } },
        subject: about.subject,
        at: '2026-11-17T16:00:00.000Z',
        state: 'waiting',
      },
    ])
  })

  it('names no amount and no category before the person wants it', async () => {
    at('2026-11-17T16:00:00Z')
    const [ada, bea] = [await somebody(), await somebody()]
    await bea.client.call('saveEmailPreferences', { body: { preferences: [], showsDetails: true } })
    for (const one of [ada, bea]) await one.spend(112.5)
    leave()
    for (const one of [ada, bea]) await one.work()
    expect(ada.mails()[0]?.text).toContain('A budget is over')
    expect(ada.mails()[0]?.text).not.toMatch(/\$|Groceries/)
    expect(bea.mails()[0]?.text).toContain('Groceries is $12.50 over')
    expect(bea.mails()[0]?.text).toContain('You’ve spent $112.50 of $100.00.')
    expect(bea.mails()[0]?.html).toContain('Groceries is $12.50 over')
  })

  it('does not call a budget over that has enough from earlier months', async () => {
    at('2026-11-17T16:00:00Z')
    const ada = await somebody()
    const body = { categoryId: 6, budgetPeriod: '2026-10', targetBudget: 100 }
    await ada.client.call('createBudget', { body })
    await ada.client.call('setBudgetRollover', { body: { ...body, keepsLeft: true, keepsOver: true } })
    await ada.spend(112.5)
    leave()
    expect(await ada.work()).toEqual([])
    await (
      await app.signIn(ada.email)
    ).call('setBudgetRollover', {
      body: { ...body, keepsLeft: false, keepsOver: false },
    })
    leave()
    expect(await ada.work()).toEqual([budgetSubject])
  })

  it('of a kind that is off does not leave, and does once it is on again', async () => {
    at('2026-11-17T16:00:00Z')
    const ada = await somebody()
    await ada.choose(budgets, false)
    await ada.spend(95)
    leave()
    expect(await ada.work()).toEqual([])
    await ada.choose(budgets, true)
    leave()
    expect(await ada.work()).toEqual([budgetSubject])
  })

  it('waits for the morning of the browser’s time zone, or of the chosen one', async () => {
    at('2026-11-17T12:00:00Z')
    const [ada, bea] = [await somebody(), await somebody()]
    await bea.client.call('saveEmailPreferences', { body: { preferences: [], timeZone: 'Pacific/Honolulu' } })
    for (const one of [ada, bea]) await one.spend(95)
    const both = async () => [(await ada.work()).length, (await bea.work()).length]
    // 7:59 AM in New York, then 8; in Honolulu it is 3 AM.
    at('2026-11-17T12:59:00Z')
    expect(await both()).toEqual([0, 0])
    at('2026-11-17T13:01:00Z')
    expect(await both()).toEqual([1, 0])
    at('2026-11-17T18:00:00Z')
    expect(await both()).toEqual([1, 1])
  })

  it('is found by the work that is left for the next morning', async () => {
    at('2026-11-17T16:00:00Z')
    const ada = await somebody()
    await app.parts.directory.ledgerWork.scheduleMissing(clock.now())
    await app.runDueWork()
    await ada.spend(95)
    at('2026-11-18T15:00:00Z')
    await app.runDueWork()
    expect(ada.mails()).toHaveLength(1)
  })

  it('goes to no address of an employer, and to none that is not proved', async () => {
    at('2026-11-17T16:00:00Z')
    const { companies } = app.parts.directory
    const { id: companyId } = await companies.save({ code: 'larkfield', name: 'Larkfield', createdAt: clock.now() })
    await companies.addDomain(companyId, 'larkfield.example')
    const atWork = await somebody({ companyId, email: 'ada@larkfield.example' })
    const unproved = await somebody({ emailVerifiedAt: null })
    for (const one of [atWork, unproved]) await one.spend(95)
    leave()
    expect([await atWork.work(), await unproved.work()]).toEqual([[], []])
    const { isHeldBack } = await (await app.signIn(atWork.email)).call('sentNotes', {})
    expect(isHeldBack).toBe(true)
  })

  it('about a large transaction comes only to those who asked for it', async () => {
    at('2026-11-17T16:00:00Z')
    const [ada, bea] = [await somebody(), await somebody()]
    await bea.choose(large, true)
    for (const one of [ada, bea]) await one.spend(1_000, 7)
    leave()
    expect([await ada.work(), await bea.work()]).toEqual([[], [words.largeSubject()]])
  })

  it('about a next step names the one that the home screen names, with the company’s match', async () => {
    at('2026-11-17T16:00:00Z')
    const { companies, benefits } = app.parts.directory
    const { id: companyId } = await companies.save({ code: 'alder', name: 'Alder Works', createdAt: clock.now() })
    await benefits.saveMatch(companyId, { matchRate: 0.5, matchLimit: 0.06 })
    const { client, ...ada } = await somebody({ companyId })
    const input = {
      personalInformation: { dateOfBirth: '1988-04-17T00:00:00Z', annualIncome: 84_000, relationshipStatus: 0 },
      retirementPlanDetails: { retirementAge: 65, lifeExpectancy: 92, monthlyExpenses: 5_200 },
      retirementSavings: { employerSponsoredSavingsRate: 0.04, employerMatch: 0.02, retirementFund: 75_000 },
    } as const
    await client.call('commitPlan', { params: { planType: '1' }, body: { input } })
    await client.call('saveEmailPreferences', { body: { preferences: [], showsDetails: true } })
    at('2026-11-25T17:00:00Z')
    await ada.work()
    const { data } = await (await app.signIn(ada.email)).call('dashboard', {})
    const sentence = data.nextSteps.find(({ source }) => source === 'plan')?.sentence
    expect(sentence?.key).toBe('claimMatch')
    // By hand: 2 % of 84,000 more, of which the company adds one half.
    expect(ada.mails()[0]?.text).toContain('Save 2% more: Alder Works adds $840 a year.')
  })

  it('of a month comes on the 2nd, if the month has transactions', async () => {
    at('2026-11-17T16:00:00Z')
    const [ada, bea] = [await somebody(), await somebody()]
    await bea.spend(5)
    at('2026-12-01T17:00:00Z')
    expect([await ada.work(), await bea.work()]).toEqual([[], []])
    at('2026-12-02T17:00:00Z')
    expect([await ada.work(), await bea.work()]).toEqual([[], ['Your November summary is ready']])
  })
})

describe('the link that turns a kind off', () => {
  const open = (url: string, init?: RequestInit) => fetch(url.replace(publicOrigin, app.origin), init)
  const press = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

  async function withMail() {
    at('2026-11-17T16:00:00Z')
    const ada = await somebody()
    await ada.client.call('createBudget', { body: { categoryId: 7, targetBudget: 100, budgetPeriod: '2026-11' } })
    // Two budgets need a look: one a day.
    for (const categoryId of [6, 7]) await ada.spend(120, categoryId)
    leave()
    await ada.work()
    return { ada, url: ada.mails()[0]?.stopUrl ?? '' }
  }

  it('changes nothing when it is opened, and turns off that one kind when it is pressed', async () => {
    const { ada, url } = await withMail()
    expect(url).toMatch(/^http:\/\/money\.example\/email\/stop\//)
    const opened = await open(url)
    expect(await opened.text()).toContain(words.stopTitle())
    await ada.work()
    expect(await ada.isOn(budgets)).toBe(true)
    const pressed = await open(url, press)
    expect([pressed.status, (await pressed.text()).includes(words.stopDone())]).toEqual([200, true])
    await ada.work()
    expect([await ada.isOn(budgets), await ada.isOn(steps)]).toEqual([false, true])
    clock.advance(24 * hourMs)
    expect(await ada.work(), 'nothing of the second budget').toEqual([budgetSubject])
    await ada.choose(budgets, true)
    leave()
    expect(await ada.work(), 'on again').toEqual([budgetSubject, budgetSubject])
  })

  it('answers the same for one that is not ours, and changes nothing', async () => {
    const { ada, url } = await withMail()
    const token = url.slice(url.lastIndexOf('/') + 1)
    const others = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.replace(/-2\./, '-3.'),
      token.replace(/^\d+/, '1'),
      'nothing',
      '%00',
    ]
    const read = async (answer: Response) => [
      answer.status,
      answer.headers.get('Content-Security-Policy'),
      await answer.text(),
    ]
    const page = await read(await open(url))
    for (const other of others) expect(await read(await open(url.replace(token, other)))).toEqual(page)
    const answers = await Promise.all(others.map(async (other) => read(await open(url.replace(token, other), press))))
    await ada.work()
    expect([await ada.isOn(budgets), await ada.isOn(steps)]).toEqual([true, true])
    const right = await read(await open(url, press))
    for (const answer of answers) expect(answer).toEqual(right)
  })
})
