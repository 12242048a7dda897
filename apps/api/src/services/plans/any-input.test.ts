import { planShapes } from '@evenkeel/api-client/contract/plan/plan-types'
import { PlanType } from '@evenkeel/engine'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { planKinds } from './all-plan-kinds.ts'
import { noOffer } from './company-offer.ts'
import { planContext } from './ground-of.ts'
import { accountsOfPlan } from './plan-links.ts'
import type { PlanContext } from './plan-definition.ts'
import { currentRuleBook } from './rule-books.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

const days = ['1900-01-01', '1926-02-28', '1960-12-31', '1988-02-29', '2026-11-21', '2026-11-22', '2199-12-31'].map(
  (day) => `${day}T00:00:00Z`,
)

/**
 * Generates dollars and fractions where sums are most likely to break: at the bounds, at zero, and anywhere between.
 */
function anyNumber({ type, minimum = 0, maximum = 90_000_000_000 }: JsonSchema): fc.Arbitrary<number> {
  if (type === 'integer') return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }))
  const within = (value: number) => Math.min(maximum, Math.max(minimum, value))
  const between = fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((part) => within(Math.round((minimum + part ** 8 * (maximum - minimum)) * 100) / 100))
  return fc.oneof(fc.constantFrom(minimum, maximum, within(0.01), within(1)), between)
}

/** Generates any value that a JSON schema allows. */
function anyMatching(schema: JsonSchema): fc.Arbitrary<unknown> {
  const whole = { ...schema }
  if (whole.nullable) return fc.option(anyMatching({ ...whole, nullable: false }), { nil: null })
  if (whole.anyOf) return fc.oneof(...whole.anyOf.map((option) => anyMatching(Object(option))))
  if (whole.enum) return fc.constantFrom(...whole.enum)
  if (whole.type === 'array') return fc.array(anyMatching(Object(whole.items)), { maxLength: 3 })
  if (whole.type === 'boolean') return fc.boolean()
  if (whole.type === 'string') return fc.constantFrom(...days)
  if (whole.type === 'number' || whole.type === 'integer') return anyNumber(whole)
  const fields = Object.entries(whole.properties ?? {}).map(
    ([name, field]) => [name, anyMatching(Object(field))] as const,
  )
  const required = whole.required ?? []
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

const anyInput = (planType: PlanType) =>
  anyMatching(
    z.toJSONSchema(planShapes[planType].input, { target: 'openapi-3.0', io: 'input', unrepresentable: 'any' }),
  ).filter((input) => z.safeParse(planShapes[planType].input, input).success)

/**
 * Returns what is wrong with how a plan handles an input; null if it computes a result or refuses fields. Errors thrown
 * by the plan pass through.
 */
function troubleWith(planType: PlanType, wanted: unknown, ground: PlanContext): string | null {
  const kind = planKinds[planType]
  const input = kind.applyLinkedAccounts(wanted, ground)
  const plan = { input, facts: kind.loadFacts(ground), terms: { asOf: ground.today, ruleBook: currentRuleBook } }
  const refused = Object.keys(kind.faults(plan))
  if (refused.length > 0)
    return refused.every((field) => /^(input|linkedAccounts)/.test(field)) ? null : `refuses ${refused.join()}`
  const worked = kind.work(plan)
  const sent = JSON.stringify(worked.result)
  worked.explain()
  kind.isOffTrack(plan, plan)
  if (!z.safeParse(planShapes[planType].answer, kind.toDetail(input, ground)).success) return 'cannot be shown'
  if (!z.safeParse(planShapes[planType].result, JSON.parse(sent)).success) return `gives ${sent}`
  return JSON.stringify(kind.work(plan).result) === sent ? null : 'returns another result the second time'
}

/** Returns a value with all that is null left out, as a plan that was saved before the field existed has it. */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (part === null ? undefined : part)))

/** Returns what a plan computes and explains from a stored input; null if it refuses it. */
function answerOf(planType: PlanType, input: unknown, ground: PlanContext): string | null {
  const kind = planKinds[planType]
  const plan = { input, facts: kind.loadFacts(ground), terms: { asOf: ground.today, ruleBook: currentRuleBook } }
  if (Object.keys(kind.faults(plan)).length > 0) return null
  const { result, explain } = kind.work(plan)
  return JSON.stringify([result, explain()])
}

describe('any input', () => {
  let app: TestApp
  let person: TestPerson
  beforeAll(async () => {
    app = await startTestApp()
    person = await newPerson(app)
    const owed = { monthlyMinimumPayment: 0, currentMonthlyPayment: 1 }
    await person.addAccount({
      category: 'Credit Card',
      type: 'Credit Card',
      name: 'Large',
      balance: -90_000_000_000,
      interestRate: 0.5,
      ...owed,
    })
    await person.addAccount({
      category: 'Loan',
      type: 'Auto Loan',
      name: 'Middle',
      balance: -12_345.67,
      interestRate: 0.07,
      ...owed,
    })
    await person.addAccount({
      category: 'Loan',
      type: 'Student Loan',
      name: 'Small',
      balance: -0.01,
      interestRate: 0,
      ...owed,
    })
    await person.addAccount({ category: 'Retirement', type: 'IRA', name: 'IRA', balance: 90_000_000_000 })
    await person.addAccount({ category: 'Retirement', type: 'Roth IRA', name: 'Roth', balance: 90_000_000_000 })
    await person.addAccount({ category: 'Cash', type: 'Savings', name: 'Savings', balance: 90_000_000_000 })
    for (const description of ['Pay', 'Bonus'])
      await person.addRow({ date: '2026-10-05', value: 90_000_000_000, category: 'Income', description })
    for (const description of ['Market', 'Bakery'])
      await person.addRow({ date: '2026-09-05', value: -90_000_000_000, description })
  })
  afterAll(() => app.stop())

  it.each(Object.values(PlanType))('plan %d is computed or refused by its fields, and never fails', (planType) => {
    person.onLedger((ledger) => {
      const scene = {
        ledger,
        today: '2026-11-21',
        offer: { ...noOffer, name: 'Larkfield', matchLimit: 0.06, matchRate: 0.5 },
      }
      const offered = accountsOfPlan(ledger, planType, undefined)
      fc.assert(
        fc.property(anyInput(planType), fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), (wanted, flags) => {
          const accounts = offered.map((account, index) => ({
            ...account,
            isLinked: flags[index] ?? false,
            loanType: 1 as const,
          }))
          expect(troubleWith(planType, wanted, planContext(scene, accounts))).toBeNull()
        }),
        { numRuns: 300 },
      )
    })
  })

  it.each(Object.values(PlanType))('plan %d without a field is computed as with an empty one', (planType) => {
    person.onLedger((ledger) => {
      const scene = { ledger, today: '2026-11-21', offer: noOffer }
      const accounts = accountsOfPlan(ledger, planType, undefined)
      const ground = planContext(
        scene,
        accounts.map((account) => ({ ...account, isLinked: true, loanType: 1 as const })),
      )
      fc.assert(
        fc.property(anyInput(planType), (saved) => {
          // An answer about a benefit of the company is always there; null says that it is not known.
          fc.pre(planKinds[planType].isWhole(withoutNulls(saved)))
          expect(answerOf(planType, withoutNulls(saved), ground)).toBe(answerOf(planType, saved, ground))
        }),
        { numRuns: 100 },
      )
    })
  })
})
