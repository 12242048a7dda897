import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import {
  type Explanation,
  type IsoDate,
  type JudgedPlan,
  type PlanType,
  type RuleBook,
  type Verdict,
  verdictOf,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import type { ContractErrors } from '../../errors.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import type { Household } from '../household/household-of.ts'
import type { Said } from '../household/said.ts'

/** The data that a plan can use: the ledger as it is now, and the company's offer. */
export interface PlanContext {
  readonly ledger: LedgerTransaction
  readonly today: IsoDate
  /** What is known of the person, their accounts and their company: the only place where plans read any of these. */
  readonly household: Household
  /** What the person has typed into the household. */
  readonly said: Said
  /** The accounts that the plan counts: linked and not deleted. */
  readonly linked: readonly LinkedAccount[]
  /** Whether the plan has linked accounts and all of them are deleted: the values they filled in then become 0. */
  readonly hasLostLinked: boolean
  /** The facts that the plan was committed with; null for a plan that is not. */
  readonly committedFacts: unknown
}

/** The day and the rules that a plan is computed for. */
export interface CalculationBasis {
  readonly asOf: IsoDate
  readonly ruleBook: RuleBook
}

/** A plan's result in the API's form, and its explanations, which are built only on demand. */
interface PlanOutcome<Result> {
  readonly result: Result
  readonly explain: () => readonly Explanation[]
  /** The figures that it was computed with, where they are those of another plan. */
  readonly ruleBook?: RuleBook | undefined
}

/** What a plan was committed with. */
interface CommittedCase<Input, Facts> {
  readonly input: Input
  readonly facts: Facts
  readonly terms: CalculationBasis
}

/** A plan to be checked; its result is computed only if the check needs it. */
interface PlanCheck<Input, Facts, Result> extends CommittedCase<Input, Facts> {
  result(): Result
}

/** The field that linked accounts fill, in plans that have one. */
interface LinkedField {
  readonly value: number | null
  readonly isOverridden: boolean
}

/** The facts that decide whether an account is proposed. */
type ProposableAccount = Pick<LinkedAccount, 'categoryName' | 'typeName' | 'balance'>

/** One plan type: its input, the facts it reads from the ledger, and how the engine computes its result. */
export interface PlanDefinition<Input, Draft, Facts, Result> {
  readonly planType: PlanType
  /**
   * The version of the shape of input and facts. Increase it when older stored plans no longer fit a change of either.
   */
  readonly version: number
  readonly input: z.ZodMiniType<Input, unknown>
  readonly draft: z.ZodMiniType<Draft, unknown>
  readonly facts: z.ZodMiniType<Facts, unknown>
  /** Whether an offered account is proposed as linked before the person has saved anything. */
  suggestsAccount?(account: ProposableAccount, ledger: LedgerTransaction): boolean
  /** Returns the input prefilled from profile and accounts. */
  defaults(ground: PlanContext): NoInfer<Draft>
  /** Reads everything that the computation needs from the ledger in addition to the input. */
  loadFacts(ground: PlanContext): NoInfer<Facts>
  /** Refuses ids in the draft that the person may not choose. @throws ApiError 404 */
  authorize?(draft: Draft, ground: PlanContext): void
  /** Fills in the fields that follow the linked accounts. */
  applyLinkedAccounts?(draft: Draft, ground: PlanContext): NoInfer<Draft>
  /**
   * Returns the committed input as it is today, where more than its facts can have changed: it follows another plan, or
   * has payments of a day that is over. Null where only its facts can have changed.
   */
  inputToday?(committed: CommittedCase<Input, Facts>, ground: PlanContext): NoInfer<Input> | null
  /** Converts the draft to the API's form, if that has more than the typed fields. */
  toDetail?(draft: Draft, ground: PlanContext): unknown
  linkedField?(draft: Draft): LinkedField
  /** Returns the rules that the input names; `otherwise` if it names none. */
  ruleBook?(input: NoInfer<Input>, otherwise: RuleBook): RuleBook
  /** Returns what prevents a commit, beyond the schema, by the paths of the body. */
  faults?(input: Input, facts: Facts, terms: CalculationBasis): ContractErrors
  work(input: Input, facts: Facts, terms: CalculationBasis): PlanOutcome<Result>
  /**
   * Returns what the plan's verdict is taken from, today's case measured against the committed one; null if it cannot be
   * judged yet.
   */
  judged(
    now: PlanCheck<Input, Facts, Result>,
    ground: PlanContext,
    promise: PlanCheck<Input, Facts, Result> | null,
  ): JudgedPlan | null
  /** Whether only the facts of a commit count: what is typed is then judged as if it were committed now. */
  readonly isJudgedByCommit?: true
  /** Returns how far the plan is compared with what was promised; null if that cannot be told. */
  progress?(now: PlanCheck<Input, Facts, Result>, promise: PlanCheck<Input, Facts, Result>): PlanProgress | null
  /** Whether the plan's purpose is achieved, so that nothing is left to compute: all debts are paid. */
  isDone?(facts: Facts): boolean
  /** Returns null if the plan is on its goal today, else a text that distinguishes this problem from an earlier one. */
  isOffTrack?(now: PlanCheck<Input, Facts, Result>, committed: PlanCheck<Input, Facts, Result>): string | null
  /**
   * Returns the keys of the next steps that a commit adds; without this function, all of the plan's steps in the
   * catalog.
   */
  steps?(result: Result, ownKeys: readonly string[]): readonly string[]
}

/** What the person has, or owes, today against what was promised for today, in dollars. */
export interface PlanProgress {
  readonly promised: number
  readonly actual: number
  /** Dollars better than promised; negative if behind. */
  readonly ahead: number
  /** Payments better than promised, where there is a schedule. */
  readonly monthsAhead: number | null
}

/** Everything that a result is computed from. */
export interface PlanCase {
  readonly input: unknown
  readonly facts: unknown
  readonly terms: CalculationBasis
  /** The fields in which the person said something for this plan only. */
  readonly ownPaths?: readonly string[]
}

/**
 * Any plan type. Drafts, inputs and facts are `unknown` here and are checked by the plan type's own schemas, so that all
 * twelve types can be used alike.
 */
export type AnyPlanDefinition = ReturnType<typeof definePlan>

/**
 * Makes a plan type usable as any plan type. Functions that it leaves out get their defaults.
 * @throws zod's error for a stored or sent value that does not fit the plan type's schema.
 */
export function definePlan<Input, Draft, Facts, Result>(kind: PlanDefinition<Input, Draft, Facts, Result>) {
  const { input, draft } = kind
  const draftOf = (value: unknown) => z.parse(draft, value)
  const inputOf = (value: unknown) => z.parse(input, value)
  return {
    planType: kind.planType,
    version: kind.version,
    ...evaluation(kind),
    suggestsAccount: (account: ProposableAccount, ledger: LedgerTransaction): boolean =>
      kind.suggestsAccount?.(account, ledger) ?? false,
    defaults: (ground: PlanContext): unknown => kind.defaults(ground),
    loadFacts: (ground: PlanContext): unknown => kind.loadFacts(ground),
    authorize: (value: unknown, ground: PlanContext): void => kind.authorize?.(draftOf(value), ground),
    applyLinkedAccounts: (value: unknown, ground: PlanContext): unknown =>
      kind.applyLinkedAccounts?.(draftOf(value), ground) ?? value,
    inputToday: ({ input: value, facts, terms }: PlanCase, ground: PlanContext): unknown =>
      kind.inputToday?.({ input: inputOf(value), facts: z.parse(kind.facts, facts), terms }, ground) ?? null,
    toDetail: (value: unknown, ground: PlanContext): unknown => kind.toDetail?.(draftOf(value), ground) ?? value,
    linkedField: (value: unknown): LinkedField | null => kind.linkedField?.(draftOf(value)) ?? null,
    /** Returns the rules that a plan is computed with: those that its input names, else `otherwise`. */
    ruleBookFor: (value: unknown, otherwise: RuleBook): RuleBook =>
      kind.ruleBook?.(inputOf(value), otherwise) ?? otherwise,
    /** Whether a draft has everything that a commit needs. */
    isWhole: (value: unknown): boolean => z.safeParse(input, value).success,
  }
}

/** Returns the functions of a plan type that compute and check a case. */
function evaluation<Input, Draft, Facts, Result>(kind: PlanDefinition<Input, Draft, Facts, Result>) {
  const read = (plan: PlanCase) => ({
    input: z.parse(kind.input, plan.input),
    facts: z.parse(kind.facts, plan.facts),
    terms: plan.terms,
  })
  const faults = (plan: PlanCase): ContractErrors => {
    const known = read(plan)
    return kind.faults?.(known.input, known.facts, known.terms) ?? {}
  }
  const work = (plan: PlanCase) => {
    const known = read(plan)
    return kind.work(known.input, known.facts, known.terms)
  }
  const judged = (plan: PlanCase): PlanCheck<Input, Facts, Result> => ({
    ...read(plan),
    result: () => work(plan).result,
  })
  return {
    faults,
    work(plan: PlanCase) {
      const { result, explain, ruleBook = plan.terms.ruleBook } = work(plan)
      return {
        result,
        explain,
        ruleBook,
        steps: (ownKeys: readonly string[]) => kind.steps?.(result, ownKeys) ?? ownKeys,
      }
    },
    /** Returns how good the plan is today; `promise` is the committed case, null for a draft. */
    verdict(now: PlanCase, ground: PlanContext, promise: PlanCase | null): Verdict | null {
      const plan = kind.judged(judged(now), ground, promise && judged(promise))
      return plan && verdictOf(plan)
    },
    isJudgedByCommit: kind.isJudgedByCommit ?? false,
    /** Returns how far the plan is compared with the committed case; null where that cannot be told. */
    progress: (now: PlanCase, promise: PlanCase): PlanProgress | null =>
      kind.progress?.(judged(now), judged(promise)) ?? null,
    /** Whether a change since the commit can put the plan off its goal. */
    canFail: kind.isOffTrack !== undefined,
    /** Returns null if the plan is on its goal today, else a text that distinguishes this problem from an earlier one. */
    isOffTrack(now: PlanCase, committed: PlanCase): string | null {
      if (!kind.isOffTrack || kind.isDone?.(z.parse(kind.facts, now.facts))) return null
      // A plan that can no longer be computed is off its goal: a retirement age has passed, or a minimum payment has grown.
      if (Object.keys(faults(now)).length > 0) return ''
      return kind.isOffTrack(judged(now), judged(committed))
    },
  }
}
