// Proves: ACCT-03, ACCT-21, BUD-16, API-12, STEP-02, COMP-01
// Proves: ASVS-2.2.2
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowedRoles } from '../../src/http/access.ts'
import { isRead } from '../../src/http/create-context.ts'
import { endow, type IsolationFixture, createIsolationFixture } from '../probes/isolation-fixture.ts'
import type { TestClient } from '../test-client.ts'
import { badBodiesFor } from './bad-bodies.ts'
import type { Hand, Made } from './right-call.ts'
import { rightCalls } from './right-calls.ts'
import { openLedger } from '../ledger-of.ts'
import { keepLedger } from './put-back.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
const source = join(import.meta.dirname, '../../src')

let scene: IsolationFixture
/** A visitor whose calls are all refused, so that one is enough. */
let stranger: TestClient
let hands = 0
beforeAll(async () => {
  scene = await createIsolationFixture()
  stranger = await scene.app.visit()
})
afterAll(() => scene.app.stop())

/** Returns a new person, who has one of everything if they are to be endowed. */
async function newHand(isEndowed = true): Promise<Hand> {
  hands += 1
  const { app, assigned } = scene
  const email = `hand-${hands}@example.test`
  const client = await app.signIn(email)
  const { userId } = await client.call('session', {})
  const own = isEndowed ? await endow(app, client) : { ids: assigned.ids, userId: userId ?? 0 }
  return { app, client, email, scene, visitor: await app.visit(), ...own }
}

let changer: { readonly hand: Hand; readonly putBack: () => Promise<void> } | undefined

/** Returns a person with one of everything, who may change it: their ledger is put back for each call. */
async function changersHand(): Promise<Hand> {
  await changer?.putBack()
  if (!changer) {
    const hand = await newHand()
    changer = { hand, putBack: await keepLedger(scene.app.parts, hand.userId) }
  }
  return changer.hand
}

const findCaller = (
  { who, staffOnly }: Endpoint,
  { client, visitor }: Pick<Hand, 'client' | 'visitor'>,
): TestClient => {
  if (who === 'public') return visitor
  if (who === 'staff') return staffOnly ? scene.staff.client : scene.planner.client
  return client
}

const readInput = async ({ with: input = {} }: Made, hand: Hand) =>
  typeof input === 'function' ? await input(hand) : input
const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const)
const anyParams = () => ({
  userId: scene.assigned.userId,
  planType: 3,
  goalType: 6,
  taskId: 1,
  draftId: 1,
  proposalId: 1,
  id: 1,
  changeId: 1,
  accessId: 1,
  status: 1,
})

/** Changes of an employee's own things whose answers are kept. */
const keepsAnswer = (endpoint: Endpoint) =>
  endpoint.who === 'employee' &&
  endpoint.method !== 'GET' &&
  !isRead(endpoint) &&
  !endpoint.keepsNoAnswer &&
  !endpoint.answerType
const changes = table.filter(keepsAnswer)

const isHere = ({ name }: Endpoint) => 'gives' in Object(rightCalls[name])

/** Returns the call's valid input. @throws TypeError if another test file covers the call. */
function madeHere(name: Endpoint['name']): Made {
  const right = rightCalls[name]
  if (!('gives' in right)) throw new TypeError(`${name} is shown elsewhere`)
  return right
}

const expectRight = ({ status, body }: { readonly status: number; readonly body: unknown }, { gives }: Made) =>
  expect({ status, body }).toMatchObject({ status: 200, body: gives })

/**
 * Reads without a prior step, and what staff note about the person who is assigned, change nothing of the hand's: one person is enough
 * for all of them.
 */
let readersHand: Promise<Hand> | undefined
function handFor(endpoint: Endpoint, right: Made): Promise<Hand> {
  const changesNothing = endpoint.who === 'staff' || (isRead(endpoint) && typeof right.with !== 'function')
  if (changesNothing) return (readersHand ??= newHand())
  if (endpoint.who !== 'employee') return newHand(false)
  // Among those whose answer is not kept is the one that ends the account.
  return endpoint.keepsNoAnswer ? newHand() : changersHand()
}

describe('every call of the endpoint table', () => {
  it('has its correct answer here, or names the test file that covers it', () => {
    expect(Object.keys(rightCalls).toSorted()).toEqual(table.map(({ name }) => String(name)).toSorted())
    const elsewhere = Object.entries(rightCalls).flatMap(([name, right]) =>
      'shownIn' in right ? [{ name, file: join(source, right.shownIn) }] : [],
    )
    expect(elsewhere.length).toBeLessThan(24)
    const unshown = elsewhere.filter(({ name, file }) => {
      const path = table.find((endpoint) => endpoint.name === name)?.path ?? ''
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      return !text.includes(`'${name}'`) && !text.includes(path) && !text.includes('download(')
    })
    expect(unshown).toEqual([])
  })

  it.each(named(table.filter((endpoint) => isHere(endpoint) && !keepsAnswer(endpoint))))(
    '%s returns its correct answer',
    async (name, endpoint) => {
      const right = madeHere(name)
      const hand = await handFor(endpoint, right)
      const input = await readInput(right, hand)
      expectRight(await findCaller(endpoint, hand).send(name, input, right.headers?.(hand)), right)
    },
  )

  it.each(named(table.filter(({ who }) => who !== 'public')))('%s answers a stranger 401', async (name, { body }) => {
    const answer = await stranger.send(name, { params: anyParams(), ...(body && { body: {} }) })
    const sentence = { key: 'unknownError', values: [] }
    expect([answer.status, answer.body]).toEqual([401, { code: -1, message: 'Unknown error encountered', sentence }])
  })

  it.each(named(table.filter(({ who }) => who === 'employee' || who === 'staff')))(
    '%s answers a wrong role 403',
    async (name, endpoint) => {
      const client = allowedRoles(endpoint).includes(1) ? scene.eve.client : scene.planner.client
      const answer = await client.send(name, { params: anyParams(), ...(endpoint.body && { body: {} }) })
      expect(answer.status).toBe(403)
    },
  )

  const bad = table.flatMap((endpoint) =>
    badBodiesFor(endpoint).map((one) => [`${endpoint.name} with ${one.what}`, endpoint, one] as const),
  )
  it.each(bad)('%s is 400 and names the field', async (_what, endpoint, { body, fields }) => {
    const answer = await findCaller(endpoint, { client: scene.assigned.client, visitor: stranger }).send(
      endpoint.name,
      {
        params: anyParams(),
        body,
      },
    )
    const items = answer.body.Items ?? []
    const topFields = new Set(items.map(({ Field }) => Field.split(/[.[]/)[0]))
    expect([answer.status, [...topFields].toSorted()]).toEqual([400, [...new Set(fields)].toSorted()])
    expect(items.every(({ Errors }) => Errors.length > 0 && Errors.every((text) => text !== ''))).toBe(true)
  })

  it('has bad bodies for every call that reads one', () => {
    const without = table
      .filter(({ method, body }) => method !== 'GET' && body)
      .filter((endpoint) => badBodiesFor(endpoint).length === 0)
    expect(without.map(({ name }) => name)).toEqual(['bankWebhook'])
  })
})

describe('every change of an employee’s own things', () => {
  it('keeps its answer, except those whose answer is a secret or that end the account', () => {
    expect(
      table
        .filter(({ keepsNoAnswer }) => keepsNoAnswer)
        .map(({ name }) => String(name))
        .toSorted(),
    ).toEqual(['agreeEmbed', 'connectionPublicToken', 'createLink', 'deleteAccountData', 'resumeLink'])
    expect(changes.length).toBeGreaterThan(40)
  })

  it.each(named(changes.filter(isHere)))(
    '%s returns its correct answer, and under one key happens once and repeats the same answer',
    async (name) => {
      const right = madeHere(name)
      const hand = await changersHand()
      const input = await readInput(right, hand)
      const ask = () => hand.client.send(name, input, { 'Idempotency-Key': 'one' })
      const [first, atOnce] = await Promise.all([ask(), ask()])
      const dump = async () =>
        (await openLedger(scene.app.parts, hand.userId)).transact(
          (ledger) => ledger.all('select count(*) as changes, max(id) as newest from change'),
          'read',
        )
      const before = await dump()
      const later = await ask()
      expectRight(first, right)
      for (const again of [atOnce, later]) {
        expect([again.status, again.body]).toEqual([200, first.body])
        expect(again.headers.get('Evenkeel-Change')).toBe(first.headers.get('Evenkeel-Change'))
      }
      expect(await dump()).toEqual(before)
    },
  )
})
