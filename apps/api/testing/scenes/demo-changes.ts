import { changeHeader } from '@evenkeel/api-client/contract/changes'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { PlanType } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { larkfieldOffer } from '../../demo/demo-benefits.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import type { Ledger } from '../../src/store/ledger/ledger.ts'
import { openLedger } from '../ledger-of.ts'
import { createTestClock, startTestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'
import { commitAllPlans, commitAsOpened } from './all-plans.ts'
import { categoryId } from './test-person.ts'
import { toWorkedRetirement } from './worked-retirement.ts'

/** Makes one change of the demo person's data; `takenBack` makes it undone. */
export type DemoChange = (demo: DemoScene) => Promise<void>

export interface DemoScene {
  readonly maya: TestClient
  change(
    name: EndpointName,
    input: { readonly body?: unknown; readonly params?: Record<string, unknown> },
  ): Promise<void>
  /** Changes the ledger past the API, for what only time or a bank does. */
  plant(statement: string, back: string): void
  /** Adds what takes a change back that the journal does not. */
  onEnd(back: () => unknown): void
  saveMatch(dates: object): Promise<void>
  /** Runs a test and takes back every change that it made, the last one first. */
  takenBack<Result>(work: () => Promise<Result>): Promise<Result>
  stop(): Promise<void>
}

/** Starts the demo with the inputs of the design's worked figures and all twelve plans of Maya in use. */
export async function startDemoScene(): Promise<DemoScene> {
  const app = await startTestApp({ clock: createTestClock('2026-11-22T17:41:00Z') })
  await seedDemo(app.parts)
  const maya = await app.signIn('demo@evenkeel.example')
  await toWorkedRetirement(maya)
  await commitAllPlans(maya)
  const person = await app.parts.directory.people.byEmail('demo@evenkeel.example')
  const ledger: Ledger = await openLedger(app.parts, person?.id)
  const run = (statement: string) => ledger.transact((one) => one.run(sql.raw(statement)))
  // The demo has ticked and dismissed some steps.
  run('update next_step set status = 2, said_at = null')
  let backs: (() => unknown)[] = []
  const onEnd = (back: () => unknown) => void backs.unshift(back)
  return {
    maya,
    onEnd,
    async change(name, input) {
      const { status, headers, body } = await maya.send(name, input)
      if (status !== 200) throw new Error(`${name} was refused: ${JSON.stringify(body)}`)
      const changeId = headers.get(changeHeader)
      if (changeId !== null) onEnd(() => maya.send('undoChange', { params: { changeId }, body: {} }))
    },
    plant(statement, back) {
      run(statement)
      onEnd(() => run(back))
    },
    async saveMatch(dates) {
      await app.parts.directory.benefits.saveMatch(person?.companyId ?? 0, { ...larkfieldOffer.match, ...dates })
    },
    async takenBack(work) {
      try {
        return await work()
      } finally {
        for (const back of backs) await back()
        backs = []
      }
    },
    stop: () => app.stop(),
  }
}

export const say =
  (values: Record<string, unknown>): DemoChange =>
  ({ change }) =>
    change('changeHousehold', { body: { changes: Object.entries(values).map(([key, value]) => ({ key, value })) } })

export const cancel =
  (planType: PlanType): DemoChange =>
  ({ change }) =>
    change('cancelPlan', { params: { planType }, body: {} })

/** Puts a plan into use with other choices, and afterward as it was. */
export const commit =
  (planType: PlanType, choices: object): DemoChange =>
  async ({ maya, onEnd }) => {
    await commitAsOpened(maya, planType, choices)
    onEnd(() => commitAsOpened(maya, planType))
  }

export const budget =
  (category: string, targetBudget: number, name: 'createBudget' | 'updateBudget' = 'createBudget'): DemoChange =>
  ({ change }) =>
    change(name, { body: { categoryId: categoryId(category), targetBudget, budgetPeriod: '2026-11' } })

export const plant =
  (statement: string, back: string): DemoChange =>
  async (demo) =>
    demo.plant(statement, back)

/** Makes several changes, one after another. */
export const all =
  (...changes: readonly DemoChange[]): DemoChange =>
  async (demo) => {
    for (const one of changes) await one(demo)
  }
