// Proves: PLANNER-05
import { type SharedSubject, sharedSubjects } from '@evenkeel/api-client/contract/planner'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { signInAs, type TestMember } from '../../../testing/sign-in-as.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let person: TestPerson
let planner: TestMember
let staff: TestMember
let params: { readonly userId: string }
beforeAll(async () => {
  app = await startTestApp()
  const { directory } = app.parts
  person = await newPerson(app)
  planner = await signInAs(app, 'pia@example.test', 1)
  staff = await signInAs(app, 'sue@example.test', 2)
  const userId = (await person.client.call('session', {})).userId ?? 0
  params = { userId: String(userId) }
  await directory.planners.assign(userId, planner.person.id, 1)
  const { accessId } = await staff.client.call('grantAccess', {
    params,
    body: { reason: 'A question', endsAt: '2026-11-22T00:00:00Z' },
  })
  await person.client.call('decideAccess', { body: { accessId, isAllowed: true } })
})
afterAll(() => app.stop())

const november = { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59Z' }
/** Every call by which a planner sees something of a subject. */
const reads: readonly (readonly [SharedSubject, ...Parameters<TestMember['client']['send']>])[] = [
  ['plans', 'staffPlan', { params: { planType: 3 } }],
  ['plans', 'staffProposals', {}],
  ['plans', 'previewStaffProposal', { body: { planType: 1, lines: [] } }],
  ['plans', 'sendStaffProposal', { body: { planType: 1, lines: [{ field: 'retirementAge', value: 66 }], note: '' } }],
  ['budgets', 'staffBudgets', { body: { budgetPeriod: '2026-11' } }],
  ['spending', 'staffSpending', { body: november }],
  ['cashFlow', 'staffCashFlow', { body: {} }],
  ['balances', 'staffBalances', {}],
]
const look = ({ client }: TestMember, [, name, input]: (typeof reads)[number]) =>
  client.send(name, { ...input, params: { ...params, ...input?.params } })
const share = (subject: SharedSubject | 'all', isShared: boolean) =>
  person.change('savePlannerSharing', { body: { subject, isShared } })
const shared = async () =>
  (await person.client.call('plannerSharing', {})).flatMap(({ subject, isShared }) => (isShared ? [subject] : []))

it('is what planners always saw until the person chooses, and balances are off', async () => {
  expect(await shared()).toEqual(['plans', 'budgets', 'spending', 'cashFlow'])
  for (const read of reads)
    expect([read[1], (await look(planner, read)).status]).toEqual([read[1], read[0] === 'balances' ? 403 : 200])
})

it('ends as a whole with one change, which is taken back as a whole', async () => {
  const before = await shared()
  const changeId = await share('all', false)
  expect(await shared()).toEqual([])
  for (const read of reads) expect([read[1], (await look(planner, read)).status]).toEqual([read[1], 403])
  expect(await person.undo(changeId)).toBe(200)
  expect(await shared()).toEqual(before)
})

it.each(sharedSubjects)(
  '%s are shown to the planner only while they are shared, and staff see what they saw',
  async (subject) => {
    await share(subject, true)
    const changeId = await share(subject, false)
    for (const read of reads.filter(([one]) => one === subject)) {
      const lines = (await person.client.call('accessLog', {})).lines.length
      const { status, body } = await look(planner, read)
      expect([read[1], status, body.reason]).toEqual([read[1], 403, 'not-shared'])
      expect((await person.client.call('accessLog', {})).lines.length, 'nothing was looked at').toBe(lines)
    }
    const statuses = await Promise.all(
      reads
        .filter(([one]) => one !== subject && one !== 'balances')
        .map(async (read) => (await look(planner, read)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const name of ['staffPlan', 'staffBudgets', 'staffSpending', 'staffCashFlow'])
      for (const read of reads.filter((one) => one[1] === name)) expect((await look(staff, read)).status).toBe(200)

    expect(await person.undo(changeId)).toBe(200)
    expect(await shared()).toContain(subject)
    await share('balances', false)
  },
)

it('is in the access log, and says there what the planner can see', async () => {
  await share('spending', false)
  const { lines, planner: looking } = await person.client.call('accessLog', {})
  expect(lines[0]).toMatchObject({ event: 'planner-unshared', isOwn: true })
  expect(looking?.shared).toEqual(['plans', 'budgets', 'cashFlow'])
  const { shared: seen } = await planner.client.call('staffConfiguration', { params })
  expect(seen).toEqual(['plans', 'budgets', 'cashFlow'])
  expect((await staff.client.call('staffConfiguration', { params })).shared).toBeNull()
})

it('says in the access log what holds after an undo, and after the undo of that', async () => {
  const owner = await newPerson(app)
  const events = async () => (await owner.client.call('accessLog', {})).lines.map(({ event }) => event)
  const before = (await events()).length
  const ended = await owner.change('savePlannerSharing', { body: { subject: 'all', isShared: false } })
  const undo = { params: { changeId: ended }, body: {} }
  const undone = await owner.change('undoChange', undo)
  expect((await events())[0]).toBe('planner-shared')
  expect(await owner.undo(undone)).toBe(200)
  const heard = await events()
  expect(heard.slice(0, heard.length - before)).toEqual(['planner-unshared', 'planner-shared', 'planner-unshared'])
})

it('has no line in the access log of an undo that leaves all as it was for the planner', async () => {
  const owner = await newPerson(app)
  const changeId = await owner.change('savePlannerSharing', { body: { subject: 'plans', isShared: true } })
  const { lines } = await owner.client.call('accessLog', {})
  expect(await owner.undo(changeId)).toBe(200)
  expect((await owner.client.call('accessLog', {})).lines).toHaveLength(lines.length)
})

it('has one line in the access log of an undo whose request is repeated', async () => {
  const owner = await newPerson(app)
  const changeId = await owner.change('savePlannerSharing', { body: { subject: 'all', isShared: false } })
  const undo = () =>
    owner.client.send('undoChange', { params: { changeId }, body: {} }, { 'Idempotency-Key': 'undo-of-sharing' })
  expect((await undo()).status).toBe(200)
  const { lines } = await owner.client.call('accessLog', {})
  app.clock.advance(1_000)
  expect((await undo()).status).toBe(200)
  expect((await owner.client.call('accessLog', {})).lines).toHaveLength(lines.length)
})
