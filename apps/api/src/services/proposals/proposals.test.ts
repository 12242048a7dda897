// Proves: PLANNER-03, PLANNER-04
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { debtInput, card, link, plan, put } from '../../../testing/scenes/test-plans.ts'
import { download } from '../../../testing/scenes/test-export.ts'
import { signInAs, type TestMember } from '../../../testing/sign-in-as.ts'
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const clock = createTestClock('2026-11-21T12:00:00Z')
let app: TestApp
let planner: TestMember
beforeAll(async () => {
  app = await startTestApp({ clock })
  planner = await signInAs(app, 'pia@example.test', 1)
})
afterAll(() => app.stop())

const retirement = {
  personalInformation: { dateOfBirth: '1988-04-17T00:00:00Z', annualIncome: 84_000, relationshipStatus: 0 },
  retirementPlanDetails: { retirementAge: 65, lifeExpectancy: 92, monthlyExpenses: 5_200 },
  retirementSavings: { employerSponsoredSavingsRate: 0.06, employerMatch: 0.03, retirementFund: 80_000 },
} as const
const sixtyDaysMs = 60 * 24 * 60 * 60_000
const later = { field: 'retirementAge', value: 67 } as const
const more = { field: 'savingsRate', value: 0.2 } as const

/** Returns an employee of the planner who has a running retirement plan. */
async function newClient() {
  const person = await newPerson(app)
  const userId = (await person.client.call('session', {})).userId ?? 0
  await app.parts.directory.planners.assign(userId, planner.person.id, 1)
  await put(person, 'commitPlan', 1, { input: retirement })
  return { person, userId, params: { userId: String(userId) } }
}
type Params = { readonly userId: string }

const send = (params: Params, lines: readonly object[], planType = 1) =>
  planner.client.send('sendStaffProposal', { params, body: { planType, lines, note: 'Two more years help most.' } })
const proposals = (person: TestPerson) => person.client.call('proposals', {})
const lineIds = async (person: TestPerson) => {
  const [first] = await proposals(person)
  return first?.lines.map(({ proposalLineId }) => proposalLineId) ?? []
}
const decide = (person: TestPerson, proposalLineId: number | undefined, isAccepted: boolean) =>
  person.change('decideProposal', { body: { proposalLineId, isAccepted } })
const factOf = async (person: TestPerson, key: string) =>
  (await person.client.call('household', {})).facts.find((fact) => fact.key === key)
const log = async (person: TestPerson) => (await person.client.call('accessLog', {})).lines

describe('a proposal', () => {
  it('says the verdict after each line, and changes nothing when it is tried or sent', async () => {
    const { person, params } = await newClient()
    const { plan_proposal: _none, plan_proposal_line: _noLines, ...before } = person.exportAll()
    const tried = await planner.client.call('previewStaffProposal', {
      params,
      body: { planType: 1, lines: [later, more] },
    })
    const today = (await plan(person, 1)).verdict
    expect(tried.verdict).toEqual(today)
    expect(tried.fields).toContainEqual({ field: 'retirementAge', now: 65 })
    expect(
      tried.fields.filter(({ field }) => field.startsWith('partner')),
      'nobody is asked about a partner',
    ).toEqual([])
    expect(tried.lines.map(({ field, now, proposed }) => [field, now, proposed])).toEqual([
      ['retirementAge', 65, 67],
      ['savingsRate', 0.06, 0.2],
    ])
    const futures = [tried.verdict, ...tried.lines.map(({ verdict }) => verdict)].map((one) =>
      Number(one?.figure?.value),
    )
    expect(futures).toEqual(futures.toSorted((one, other) => one - other))
    expect(new Set(futures).size).toBe(3)

    expect((await send(params, [later, more])).status).toBe(200)
    const { plan_proposal: heads, plan_proposal_line: lines, ...after } = person.exportAll()
    expect(after).toEqual(before)
    expect([heads?.length, lines?.length]).toEqual([1, 2])
    expect(await proposals(person)).toMatchObject([
      {
        byName: `${planner.person.firstName} ${planner.person.lastName}`,
        note: 'Two more years help most.',
        state: 'waiting',
        today,
        lines: tried.lines.map((line) => ({ ...line, decision: null, changeId: null })),
      },
    ])
    expect((await log(person)).slice(0, 2)).toMatchObject([
      { event: 'staff-call', what: 'sent a proposal to you', byRole: 1 },
      { event: 'staff-call', what: 'tried changes to one of your plans', byRole: 1 },
    ])
  })

  it('is decided line by line: an accepted fact is the household’s, and each decision can be undone', async () => {
    const { person, params } = await newClient()
    await send(params, [later, more])
    const [first, second] = await lineIds(person)
    const before = person.exportAll()
    const accepted = await decide(person, first, true)
    expect(await factOf(person, 'retirementAge')).toMatchObject({ value: 67, source: 'typed' })
    const [proposed] = await proposals(person)
    expect(proposed).toMatchObject({ state: 'waiting', lines: [{ decision: 'accepted', changeId: accepted }, {}] })
    expect((await plan(person, 1)).verdict?.figure).toEqual(proposed?.lines[0]?.verdict?.figure)
    expect(proposed?.today).toEqual((await plan(person, 1)).verdict)

    const declined = await decide(person, second, false)
    expect(await factOf(person, 'savingsRate')).toMatchObject({ value: 0.06 })
    expect((await proposals(person))[0]).toMatchObject({ state: 'decided' })
    expect((await log(person)).slice(0, 2)).toMatchObject([
      { event: 'proposal-declined', isOwn: true },
      { event: 'proposal-accepted', isOwn: true },
    ])
    expect((await planner.client.call('staffProposals', { params }))[0]?.lines.map(({ decision }) => decision)).toEqual(
      ['accepted', 'declined'],
    )
    expect((await planner.client.call('staffProposals', { params }))[0]?.isOwn).toBe(true)
    // Decided is decided: only undoing it lets the person decide again.
    const again = { body: { proposalLineId: first, isAccepted: false } }
    expect((await person.client.send('decideProposal', again)).status).toBe(400)

    expect(await person.undo(accepted)).toBe(200)
    expect(await factOf(person, 'retirementAge')).toMatchObject({ value: 65 })
    expect((await proposals(person))[0]?.lines.map(({ decision }) => decision)).toEqual([null, 'declined'])
    expect(await person.undo(declined)).toBe(200)
    expect(person.exportAll()).toEqual(before)
  })

  it('changes what the person said for one plan only in that plan, and leaves the household as it is', async () => {
    const { person, params } = await newClient()
    const path = 'retirementPlanDetails.retirementAge'
    const own = { ...retirement, retirementPlanDetails: { ...retirement.retirementPlanDetails, retirementAge: 63 } }
    await put(person, 'commitPlan', 1, { input: own, ownPaths: [path] })
    const before = (await plan(person, 1)).verdict
    await send(params, [later])
    const [sent] = await proposals(person)
    expect(sent?.lines).toMatchObject([{ now: 63, proposed: 67, isForPlan: true }])
    expect(Number(sent?.lines[0]?.verdict?.figure?.value)).toBeGreaterThan(Number(before?.figure?.value))
    const accepted = await decide(person, sent?.lines[0]?.proposalLineId, true)
    expect(await factOf(person, 'retirementAge')).toMatchObject({ value: 65 })
    const draft = await plan(person, 1)
    expect(draft).toMatchObject({ hasDraft: true, input: { retirementPlanDetails: { retirementAge: 67 } } })
    await put(person, 'commitPlan', 1, { input: draft.input, ownPaths: [path] })
    expect((await plan(person, 1)).verdict?.figure).toEqual(sent?.lines[0]?.verdict?.figure)
    expect(await person.undo(accepted), 'the draft has changed since').toBe(400)
  })

  it('is one of the things to do now until its last line is decided, unless the person puts it away', async () => {
    const { person, params } = await newClient()
    const toDo = async () =>
      (await person.client.call('dashboard', {})).data.nextSteps.filter(({ source }) => source === 'proposal')
    await send(params, [later, more])
    const [first, second] = await lineIds(person)
    const [step] = await toDo()
    expect(step).toMatchObject({
      planType: 1,
      link: '/work-with-a-planner',
      button: 'open',
      ...{ urgency: 1, sentence: { key: 'proposalMoves', values: { plan: 'Retirement', count: 2 } } },
    })
    await decide(person, first, false)
    expect((await toDo())[0]?.sentence?.values).toEqual({ planType: 1, plan: 'Retirement', count: 1 })
    const dismissed = await person.change('setNextStepStatus', {
      params: { id: step?.id ?? 0, status: 0 },
      body: {},
    })
    expect(await toDo()).toEqual([])
    await person.undo(dismissed)
    expect((await toDo()).length).toBe(1)
    await decide(person, second, true)
    expect(await toDo()).toEqual([])
  })

  it('comes before a budget that is over, and says what it does while the plan is as the planner saw it', async () => {
    const { person, params } = await newClient()
    const { categoryId } = await person.addRow({ value: -300, category: 'Groceries' })
    await person.change('createBudget', { body: { categoryId, targetBudget: 100, budgetPeriod: '2026-11' } })
    await send(params, [later, more])
    const first = async () => (await person.client.call('dashboard', {})).data.nextSteps[0]
    const figures = (await proposals(person))[0]
    const [before, after] = [figures?.verdict?.figure?.value, figures?.lines[1]?.verdict?.figure?.value]
    expect(await first()).toMatchObject({ source: 'proposal', sentence: { values: { before, after } } })
    expect(Number(after)).toBeGreaterThan(Number(before))
    await person.change('changeHousehold', { body: { changes: [{ key: 'retirementExpenses', value: 4_000 }] } })
    expect(await first()).toMatchObject({
      source: 'proposal',
      sentence: { key: 'proposalWaits', values: { planType: 1, plan: 'Retirement', count: 2 } },
    })
  })

  it('puts an accepted choice into the plan’s draft, and leaves the committed plan as it is', async () => {
    const { person, params } = await newClient()
    const { userAccountId } = await person.addAccount({ ...card, balance: -1_000 })
    await put(person, 'commitPlan', 3, { input: debtInput, linkedAccounts: link(userAccountId) })
    const before = await plan(person, 3)
    await send(params, [{ field: 'monthlyPayment', value: 250 }], 3)
    const [sent] = await proposals(person)
    expect(sent).toMatchObject({ planType: 3, lines: [{ now: 100, proposed: 250 }] })
    expect(sent?.lines[0]?.verdict).not.toEqual(sent?.verdict)
    const changeId = await decide(person, (await lineIds(person))[0], true)
    expect(await plan(person, 3)).toMatchObject({ hasDraft: true, input: { ...debtInput, monthlyPayment: 250 } })
    expect((await plan(person, 3)).result).toEqual(before.result)
    expect(await person.undo(changeId)).toBe(200)
    expect(await plan(person, 3)).toEqual({ ...before })
  })

  it('is refused for what the person could not say, by anybody but their planner, and is written once for one key', async () => {
    const { person, params } = await newClient()
    const refused = async (lines: readonly object[], planType = 1) => {
      const { status, body } = await send(params, lines, planType)
      return [status, (body as { Items?: readonly { Field: string }[] }).Items?.map(({ Field }) => Field)]
    }
    expect(await refused([{ field: 'retirementAge', value: 20 }])).toEqual([400, ['retirementAge']])
    expect(await refused([{ field: 'savingsRate', value: 2 }])).toEqual([400, ['savingsRate']])
    expect(await refused([{ field: 'monthlyPayment', value: 9 }])).toEqual([400, ['monthlyPayment']])
    expect(await refused([{ field: 'monthlyPayment', value: -9 }], 3)).toEqual([400, ['monthlyPayment']])
    expect(await refused([later, later])).toEqual([400, ['retirementAge']])
    expect(await refused([later], 10)).toEqual([400, ['planType']])
    expect(await refused([])).toEqual([400, ['lines']])

    const other = await signInAs(app, 'other-planner@example.test', 1)
    const body = { planType: 1, lines: [later], note: '' }
    expect((await other.client.send('sendStaffProposal', { params, body })).status).toBe(404)
    const staff = await signInAs(app, 'sue@example.test', 2)
    expect((await staff.client.send('sendStaffProposal', { params, body })).status).toBe(403)
    expect((await person.client.send('sendStaffProposal', { params, body })).status).toBe(403)
    expect(await proposals(person)).toEqual([])

    const key = { 'Idempotency-Key': 'once' }
    await planner.client.call('sendStaffProposal', { params, body }, key)
    await planner.client.call('sendStaffProposal', { params, body }, key)
    expect((await proposals(person)).length).toBe(1)
    const another = { params, body: { ...body, note: 'Another' } }
    expect((await planner.client.send('sendStaffProposal', another, key)).status).toBe(400)

    for (let sent = 1; sent < 10; sent += 1) await planner.client.call('sendStaffProposal', { params, body })
    expect((await send(params, [later])).status, 'ten wait').toBe(400)
    await decide(person, (await lineIds(person))[0], false)
    expect((await send(params, [later])).status, 'one of them is answered').toBe(200)
  })

  it('is in the person’s export, to be read', async () => {
    const { person, params } = await newClient()
    await send(params, [later])
    await decide(person, (await lineIds(person))[0], true)
    const { files } = await download(person.client)
    const history = JSON.parse(files['history.json'] ?? '') as { tables: { proposals: unknown } }
    expect(history.tables.proposals).toMatchObject([
      {
        planType: 1,
        note: 'Two more years help most.',
        lines: [{ field: 'retirementAge', now: 65, proposed: 67, decision: 'accepted' }],
      },
    ])
  })

  // The last one: the clock goes on, and sessions end with it.
  it('ends after 60 days, or when its planner withdraws it; what was accepted stays', async () => {
    const { person, params } = await newClient()
    const sent = await planner.client.call('sendStaffProposal', {
      params,
      body: { planType: 1, lines: [later, more], note: '' },
    })
    const [first, second] = await lineIds(person)
    await decide(person, first, true)
    const own = { params: { ...params, proposalId: String(sent.proposalId) } }
    expect((await planner.client.send('withdrawStaffProposal', own)).status).toBe(200)
    expect((await planner.client.send('withdrawStaffProposal', own)).status).toBe(404)
    expect((await proposals(person))[0]?.state).toBe('withdrawn')
    const body = { proposalLineId: second, isAccepted: true }
    expect((await person.client.send('decideProposal', { body })).status).toBe(400)
    expect(await factOf(person, 'retirementAge')).toMatchObject({ value: 67 })

    await send(params, [more])
    const [waiting] = await lineIds(person)
    clock.advance(sixtyDaysMs)
    const late = await app.signIn(person.email)
    expect((await late.call('proposals', {}))[0]?.state).toBe('ended')
    expect((await late.send('decideProposal', { body: { proposalLineId: waiting, isAccepted: true } })).status).toBe(
      400,
    )
  })
})
