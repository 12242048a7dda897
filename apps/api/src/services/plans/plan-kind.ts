import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import type { Explanation, IsoDate, PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import type { FieldErrors } from '../../errors.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import type { StoredAboutMe } from '../../store/ledger/profile.ts'
import type { CompanyOffer } from './company-offer.ts'
import type { RuleBook } from './rule-books.ts'

/** What a plan can look at: the ledger as it stands, and what the person's company offers. */
export interface Ground {
  readonly ledger: LedgerTransaction
  readonly today: IsoDate
  readonly profile: StoredAboutMe
  /** Whole years, one a child among the dependents. */
  readonly childAges: readonly number[]
  /** The accounts that the plan counts: linked, and not deleted. */
  readonly linked: readonly LinkedAccount[]
  /** Whether the plan links accounts, and all of them are gone: what they filled in is then nothing any more. */
  readonly hasLostLinked: boolean
  readonly offer: CompanyOffer
}

/** The day and the rules for which a plan is worked out. */
export interface Terms {
  readonly asOf: IsoDate
  readonly ruleBook: RuleBook
}

/** What a plan has in common with the profile, under the wire's names (Q-PLAN-5). */
export interface ProfileFields {
  readonly dateOfBirth?: string | null | undefined
  readonly annualIncome?: number | null | undefined
  readonly relationshipStatus?: 0 | 1 | 2 | null | undefined
  readonly riskTolerance?: StoredAboutMe['riskTolerance'] | undefined
  readonly investmentType?: StoredAboutMe['investmentType'] | undefined
}

/** What came of a plan: the result as it travels, and how it came about, which is made only when somebody asks. */
export interface Worked<Result> {
  readonly result: Result
  readonly explain: () => readonly Explanation[]
}

/** A plan to be judged; its result is worked out only where the judgement needs it. */
export interface Judged<Input, Facts, Result> {
  readonly input: Input
  readonly facts: Facts
  readonly terms: Terms
  result(): Result
}

/** How the field that linked accounts fill stands, in plans that have one. */
export interface LinkedField {
  readonly value: number | null
  readonly isOverridden: boolean
}

/** What decides whether an account is proposed. */
export type ProposableAccount = Pick<LinkedAccount, 'categoryName' | 'typeName' | 'balance'>

/** One plan type: what it asks, what it reads of the ledger, and how the engine works it out. */
export interface PlanKind<Input, Draft, Facts, Result> {
  readonly planType: PlanType
  /** Of the shape of input and facts; a change of either that older stored plans cannot be read by needs a new number. */
  readonly version: number
  readonly input: z.ZodMiniType<Input, unknown>
  readonly draft: z.ZodMiniType<Draft, unknown>
  readonly facts: z.ZodMiniType<Facts, unknown>
  /** Whether an account that the plan offers is proposed as linked before the person has said anything. */
  proposes?(account: ProposableAccount, ledger: LedgerTransaction): boolean
  /** The input prefilled from profile and accounts. */
  defaults(ground: Ground): NoInfer<Draft>
  /** What the sum needs beside the input: all that it reads of the ledger. */
  gather(ground: Ground): NoInfer<Facts>
  /** Refuses what was sent with the id of something that is not the person's to choose. @throws ApiError 404 */
  admit?(draft: Draft, ground: Ground): void
  /** Fills what follows the linked accounts. */
  follow?(draft: Draft, ground: Ground): NoInfer<Draft>
  /** The committed input with the profile as it now stands. */
  renew?(input: Input, ground: Ground): NoInfer<Input>
  /** The draft as it is sent, where that holds more than what was filled in. */
  show?(draft: Draft, ground: Ground): unknown
  linkedField?(draft: Draft): LinkedField
  /** What keeps the plan from being committed, beyond its schema, by the paths of the body. */
  faults?(input: Input, facts: Facts, terms: Terms): FieldErrors
  work(input: Input, facts: Facts, terms: Terms): Worked<Result>
  /** Whether what the plan is for has come true, so that nothing is left to work out: all debts are paid. */
  isDone?(facts: Facts): boolean
  /** Whether the plan of today is off the goal: null where it is on it, else what tells this failing from an earlier one. */
  offGoal?(now: Judged<Input, Facts, Result>, committed: Judged<Input, Facts, Result>): string | null
  profileOf?(input: Input): ProfileFields
  /** Keys of the next steps that a commit gives; without it all of the type's own in the catalogue. */
  steps?(result: Result, ownKeys: readonly string[]): readonly string[]
}

/** All that a result is worked out from. */
export interface PlanCase {
  readonly input: unknown
  readonly facts: unknown
  readonly terms: Terms
}

/** A plan type whose input and result nobody outside of it has to know: what is stored or sent is read by its schemas. */
export interface AnyPlanKind {
  readonly planType: PlanType
  readonly version: number
  proposes(account: ProposableAccount, ledger: LedgerTransaction): boolean
  defaults(ground: Ground): unknown
  gather(ground: Ground): unknown
  admit(draft: unknown, ground: Ground): void
  follow(draft: unknown, ground: Ground): unknown
  renew(input: unknown, ground: Ground): unknown
  show(draft: unknown, ground: Ground): unknown
  linkedField(draft: unknown): LinkedField | null
  /** Whether a draft has all that a commit needs. */
  isWhole(draft: unknown): boolean
  faults(plan: PlanCase): FieldErrors
  work(plan: PlanCase): Worked<unknown> & { steps(ownKeys: readonly string[]): readonly string[] }
  /** Whether anything of today can put the plan off its goal. */
  readonly canFail: boolean
  /** Null while the plan of today is on its goal, else what tells this failing from an earlier one. */
  offGoal(now: PlanCase, committed: PlanCase): string | null
  profileOf(input: unknown): ProfileFields
}

const nothingKnown = () => ({})

/** Wraps a plan type so that all twelve can be treated alike. @throws zod's error where what is stored is not of its shape. */
export function definePlan<Input, Draft, Facts, Result>(kind: PlanKind<Input, Draft, Facts, Result>): AnyPlanKind {
  const { input, draft, facts } = kind
  const inputOf = (value: unknown) => z.parse(input, value)
  const draftOf = (value: unknown) => z.parse(draft, value)
  const read = (plan: PlanCase) => ({
    input: inputOf(plan.input),
    facts: z.parse(facts, plan.facts),
    terms: plan.terms,
  })
  const faults = (plan: PlanCase) => {
    const known = read(plan)
    return kind.faults?.(known.input, known.facts, known.terms) ?? {}
  }
  const work = (plan: PlanCase) => {
    const known = read(plan)
    return kind.work(known.input, known.facts, known.terms)
  }
  const judged = (plan: PlanCase): Judged<Input, Facts, Result> => ({ ...read(plan), result: () => work(plan).result })
  return {
    planType: kind.planType,
    version: kind.version,
    proposes: (account, ledger) => kind.proposes?.(account, ledger) ?? false,
    defaults: (ground) => kind.defaults(ground),
    gather: (ground) => kind.gather(ground),
    admit: (value, ground) => kind.admit?.(draftOf(value), ground),
    follow: (value, ground) => kind.follow?.(draftOf(value), ground) ?? value,
    renew: (value, ground) => kind.renew?.(inputOf(value), ground) ?? value,
    show: (value, ground) => kind.show?.(draftOf(value), ground) ?? value,
    linkedField: (value) => kind.linkedField?.(draftOf(value)) ?? null,
    isWhole: (value) => z.safeParse(input, value).success,
    faults,
    work(plan) {
      const { result, explain } = work(plan)
      return { result, explain, steps: (ownKeys) => kind.steps?.(result, ownKeys) ?? ownKeys }
    },
    canFail: kind.offGoal !== undefined,
    offGoal(now, committed) {
      if (!kind.offGoal || kind.isDone?.(z.parse(facts, now.facts))) return null
      // What can no longer be worked out at all, since a retirement age has passed or a minimum payment has grown, is off its goal.
      if (Object.keys(faults(now)).length > 0) return ''
      return kind.offGoal(judged(now), judged(committed))
    },
    profileOf: (value) => (kind.profileOf ?? nothingKnown)(inputOf(value)),
  }
}
