import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { allowedRoles } from '../../src/http/access.ts'
import type { TestClient } from '../test-client.ts'
import { goodInputs, type LooseInput, withId } from './good-inputs.ts'
import { catalogs, type IsolationFixture, type LedgerKind, type StaffKind, type Victim } from './isolation-fixture.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
const nobodys = 999_999_999_999
/** An unknown person's id that a person could have. */
const unknownPersonId = 8_999_999

/** One place of one call that takes a person's id. */
export interface Probe {
  readonly endpoint: Endpoint
  readonly place: string
  readonly kind: LedgerKind | StaffKind
}

const isStaffKind = (kind: string): kind is StaffKind =>
  kind === 'person' || kind === 'staffTask' || kind === 'draft' || kind === 'accessGrant'
const isOwned = (kind: string): kind is LedgerKind | StaffKind => !catalogs.some((catalog) => catalog === kind)

/** Every place of the endpoint table that takes an id that a person owns. */
export const allProbes: readonly Probe[] = table.flatMap((endpoint) =>
  Object.entries(endpoint.ids ?? {}).flatMap(([place, kind]) => (isOwned(kind) ? [{ endpoint, place, kind }] : [])),
)

interface Caller {
  readonly name: string
  readonly client: TestClient
  readonly inputs: Readonly<Record<string, LooseInput>>
}

interface Answered {
  readonly status: number
  readonly text: string
}

async function attempt(
  { client, inputs }: Caller,
  { endpoint, place }: Probe,
  id: number,
  about?: number,
): Promise<Answered> {
  const input = withId(inputs[endpoint.name] ?? {}, place, id)
  const withPerson = about === undefined ? input : { ...input, params: { ...input.params, userId: about } }
  const { status, body } = await client.send(endpoint.name, withPerson)
  return { status, text: JSON.stringify(body) }
}

/** Returns all that the owner sees, which must not have changed. */
export async function snapshot({ client, userId }: Victim, { app }: IsolationFixture): Promise<string> {
  const answers = [
    await client.call('accounts', { body: {} }),
    await client.call('transactions', { body: {} }),
    await client.call('budgets', { body: { budgetPeriod: '2026-11' } }),
    await client.call('dashboard', {}),
    await client.call('aboutMe', {}),
    await client.call('embedAgreements', {}),
    await client.call('connections', {}),
    await client.call('suspectedDuplicates', {}),
    await client.call('suspectedAccounts', {}),
    await client.call('household', {}),
    await client.call('earningsRecord', {}),
    await client.call('partnerEarningsRecord', {}),
    await client.call('plan', { params: { planType: '3' } }),
    await client.call('planScenarios', { query: { planType: '3' } }),
    await client.call('proposals', {}),
    await client.call('plannerSharing', {}),
    await app.parts.directory.staff.tasks(userId),
    await app.parts.directory.staff.interactions(userId),
  ]
  return JSON.stringify(answers)
}

const findId = (victim: Victim, kind: Probe['kind']) => (isStaffKind(kind) ? victim.staffIds[kind] : victim.ids[kind])

/** Tries another person's id and an unknown one; returns the differences between the answers that reveal a person. */
export async function findLeak(
  caller: Caller,
  probe: Probe,
  victim: Victim,
  { about, id = findId(victim, probe.kind) }: { readonly about?: number | undefined; readonly id?: number } = {},
): Promise<string[]> {
  const foreign = await attempt(caller, probe, id, about)
  const unknown = await attempt(caller, probe, probe.kind === 'person' ? unknownPersonId : nobodys, about)
  const what = `${caller.name}: ${probe.endpoint.name} ${probe.place} of ${victim.who}`
  const isSame = foreign.status === unknown.status && foreign.text === unknown.text
  // A list that is narrowed to an unknown account may also be empty; staff without a grant are refused for any person.
  const isRefusal =
    foreign.status === 404 || foreign.status === 403 || (probe.endpoint.readOnly === true && foreign.status === 200)
  return [
    ...(isSame
      ? []
      : [`${what} answers ${foreign.status} ${foreign.text}, a nobody’s ${unknown.status} ${unknown.text}`]),
    ...(isRefusal ? [] : [`${what} is let in: ${foreign.status}`]),
  ]
}

async function sweep(
  scene: IsolationFixture,
  caller: Caller,
  probes: readonly Probe[],
  victims: readonly Victim[],
  about?: number,
): Promise<string[]> {
  const leaks: string[] = []
  for (const victim of victims) {
    const before = await snapshot(victim, scene)
    for (const probe of probes) leaks.push(...(await findLeak(caller, probe, victim, { about })))
    if ((await snapshot(victim, scene)) !== before) leaks.push(`${caller.name} changed something of ${victim.who}`)
  }
  return leaks
}

/** Tries every id of others as an employee. */
async function asEmployee(scene: IsolationFixture): Promise<string[]> {
  const { eve, colleague, stranger } = scene
  const probes = allProbes.filter(({ endpoint }) => endpoint.who === 'employee')
  return sweep(scene, { name: 'an employee', client: eve.client, inputs: goodInputs(eve.own) }, probes, [
    colleague,
    stranger,
  ])
}

/**
 * Tries, as a planner and a staff member, people who are not theirs, and under those who are, ids that belong to
 * others.
 */
async function asFixtureOwner(scene: IsolationFixture): Promise<string[]> {
  const inputs = goodInputs(scene.eve.own)
  const about = allProbes.filter(({ endpoint }) => endpoint.about)
  const [people, things] = [
    about.filter(({ kind }) => kind === 'person'),
    about.filter(({ kind }) => kind !== 'person'),
  ]
  const others = [scene.colleague, scene.stranger]
  const leaks: string[] = []
  for (const [name, { client }] of [
    ['a planner', scene.planner],
    ['a staff member', scene.staff],
  ] as const) {
    const caller = { name, client, inputs }
    leaks.push(
      ...(await sweep(scene, caller, people, others)),
      ...(await sweep(scene, caller, things, others, scene.assigned.userId)),
    )
  }
  return leaks
}

/** Makes calls of other roles as each role. */
async function outOfRole({ app, eve, planner, staff, assigned }: IsolationFixture): Promise<string[]> {
  const callers = [
    [0, 'an employee', eve.client],
    [1, 'a planner', planner.client],
    [2, 'a staff member', staff.client],
    [null, 'a visitor', await app.visit()],
  ] as const
  const inputs = goodInputs(eve.own)
  const leaks: string[] = []
  for (const [role, name, client] of callers) {
    for (const endpoint of table.filter(({ who, bodyType }) => who !== 'public' && bodyType !== 'multipart')) {
      if (role !== null && allowedRoles(endpoint).includes(role)) continue
      const { params, body = endpoint.body && {} } = inputs[endpoint.name] ?? {}
      const everyParam = {
        userId: assigned.userId,
        planType: 3,
        goalType: 6,
        taskId: 1,
        draftId: 1,
        proposalId: 1,
        id: 1,
        changeId: 1,
        status: 1,
      }
      const { status } = await client.send(endpoint.name, {
        params: { ...everyParam, ...params },
        ...(body && { body }),
      })
      if (status !== (role === null ? 401 : 403)) leaks.push(`${name} is answered ${status} on ${endpoint.name}`)
    }
  }
  return leaks
}

/** Checks that lists show only the caller's own data. */
async function inLists({ app, eve, planner, assigned, stranger }: IsolationFixture): Promise<string[]> {
  const leaks: string[] = []
  const found = await planner.client.call('searchUsers', { body: { text: 'test', pageSize: 25 } })
  if (found.items.some(({ userId }) => userId !== assigned.userId))
    leaks.push('a planner finds people who are not assigned')
  const notes = await planner.client.call('staffInteractions', { params: { userId: String(assigned.userId) } })
  if (notes.length !== 1) leaks.push('a planner reads notes about others')
  const { grants } = await eve.client.call('accessLog', {})
  if (grants.length > 0) leaks.push('an employee sees grants on others')
  if ((await eve.client.call('embedAgreements', {})).length > 0) leaks.push('an employee sees agreements of others')
  if ((await eve.client.call('accounts', { body: {} })).length > 0) leaks.push('an employee sees accounts of others')
  if ((await stranger.client.call('sessions', {})).length !== 1) leaks.push('an employee sees sessions of others')
  const lines = await app.parts.directory.audit.ofPerson(eve.userId, 500)
  if (lines.some(({ actorId }) => actorId !== eve.userId))
    leaks.push('somebody read of an employee whom nobody looks after')
  return leaks
}

/** Returns everything that reveals one person to another, in words; empty if nothing does. */
export async function findLeaks(scene: IsolationFixture): Promise<string[]> {
  return [
    ...(await inLists(scene)),
    ...(await asEmployee(scene)),
    ...(await asFixtureOwner(scene)),
    ...(await outOfRole(scene)),
  ]
}

/** Returns the probes whose owner is refused too, with their own id: they would prove nothing. */
export async function emptyProbes(scene: IsolationFixture): Promise<string[]> {
  const { assigned, planner } = scene
  const empty: string[] = []
  for (const probe of allProbes.filter(({ endpoint }) => endpoint.about || endpoint.readOnly)) {
    const client = probe.endpoint.about ? planner.client : assigned.client
    const inputs = goodInputs(scene.eve.own)
    const about = probe.endpoint.about ? assigned.userId : undefined
    // Another author's draft is refused to the planner as well, and a draft has no other reader.
    if (probe.kind === 'draft' || (probe.endpoint.name === 'saveStaffDraft' && probe.kind === 'person')) continue
    if (probe.endpoint.name === 'deleteStaffDraft' || probe.endpoint.name === 'withdrawStaffProposal') continue
    // What is not shared at first is refused to the planner as well.
    if (probe.endpoint.shared === 'balances') continue
    const withTask = {
      ...inputs,
      setStaffTaskStatus: { params: { taskId: assigned.staffIds.staffTask, status: 1 }, body: {} },
    }
    const { status, text } = await attempt(
      { name: 'the owner', client, inputs: withTask },
      probe,
      findId(assigned, probe.kind),
      about,
    )
    if (status !== 200) empty.push(`${probe.endpoint.name} ${probe.place}: ${status} ${text}`)
  }
  return empty
}
