import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints, type ReadName } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRead } from '../../../apps/api/src/http/create-context.ts'
import { keepLedger } from '../../../apps/api/testing/every-call/put-back.ts'
import type { Hand, Made } from '../../../apps/api/testing/every-call/right-call.ts'
import { rightCalls } from '../../../apps/api/testing/every-call/right-calls.ts'
import {
  createIsolationFixture,
  endow,
  type IsolationFixture,
} from '../../../apps/api/testing/probes/isolation-fixture.ts'
import { affects } from '../../../packages/api-client/src/react/affects.ts'
import { everyRead } from './every-read.ts'
import { unlisted } from './life-faults.ts'

let scene: IsolationFixture
let hand: Hand
let putBack: () => Promise<void>
beforeAll(async () => {
  scene = await createIsolationFixture()
  const { app } = scene
  const email = 'hand@example.test'
  const client = await app.signIn(email)
  hand = { app, client, email, scene, visitor: await app.visit(), ...(await endow(app, client)) }
  putBack = await keepLedger(app.parts, hand.userId)
})
afterAll(() => scene.app.stop())

/** The page that follows it reads everything again, because the session is over. */
const endsSession: readonly EndpointName[] = ['deleteAccountData']

/**
 * The answer of these is the next answer of that read (`fills` in `use-change.ts`); and the attachments of a row that is gone or
 * joined again cannot be read.
 */
const elsewhere: Partial<Record<EndpointName, EndpointName>> = {
  saveContactInformation: 'contactInformation',
  saveAboutMe: 'aboutMe',
  saveDependents: 'aboutMe',
  saveEmailPreferences: 'emailPreferences',
  saveProfileSettings: 'profileSettings',
  deleteTransaction: 'attachments',
  splitTransaction: 'attachments',
}

const isMade = (right: object): right is Made => 'gives' in right
const writes = Object.values<Endpoint>(endpoints).flatMap((endpoint) => {
  const right = rightCalls[endpoint.name]
  const isOwn = endpoint.who === 'employee' && endpoint.method !== 'GET' && !isRead(endpoint)
  return isOwn && isMade(right) && !endsSession.includes(endpoint.name) ? [[endpoint.name, right] as const] : []
})

it('a write says of every read that it changes that it is stale', async () => {
  const left: string[] = []
  let changed = 0
  for (const [name, right] of writes) {
    await putBack()
    const input = typeof right.with === 'function' ? await right.with(hand) : (right.with ?? {})
    const before = await everyRead(hand.client)
    const { status } = await hand.client.send(name, input, right.headers?.(hand))
    const after = await everyRead(hand.client)
    changed += [...after].filter(([read, answer]) => before.get(read) !== answer).length
    const reads = unlisted(name, before, after).filter((read) => read !== elsewhere[name])
    if (status !== 200 || reads.length > 0) left.push(`${name} ${status}: ${reads.join(', ')}`)
  }
  expect(left).toEqual([])
  expect(writes.length).toBeGreaterThan(80)
  expect(changed).toBeGreaterThan(300)
})

// The scene above has too little for a verdict to change.
it.each([
  ...(['createTransaction', 'updateTransaction', 'deleteTransaction', 'splitTransaction', 'applyRules'] as const),
  ...([
    'setTransactionVisibility',
    'setTransactionCategory',
    'changeTransactions',
    'createRule',
    'updateRule',
  ] as const),
  ...(['updateOwnCategory', 'setBudgetRollover', 'commitBankFile', 'undoBankFile', 'updateAccount'] as const),
])('%s can put a budget over: it says that verdicts and next steps are stale', (name) => {
  const reads: readonly ReadName[] = affects[name]
  expect(reads).toEqual(expect.arrayContaining(['myGoals', 'allGoals', 'goal', 'plan', 'dashboard', 'nextSteps']))
})
