import { type ReduceDebtInput, reduceDebtInput } from '@evenkeel/api-client/contract/plan/debts'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import {
  DebtStrategy,
  estimateDebtPayment,
  type IsoDate,
  oneOffsLeft,
  type PlanType,
  toIsoDate,
} from '@evenkeel/engine'
import type { DebtStep } from '../../shared/debt-step.ts'
import { toAccountLinks } from '../shell/account-links.ts'
import type { PlanBody } from '../shell/plan-body.ts'
import type { PlanWithType } from '../shell/is-plan.ts'
import { type StatedTerms, termChanges, termsOfDraft, withStatedTerms } from '../shell/stated-terms.ts'
import { type NoPayoff, computePayoff, type PayoffPreview } from './payoff-view.ts'

export type DebtPlan = PlanWithType<typeof PlanType.REDUCE_DEBT>

/** A payment that is made once, while it is typed. Month 1 is that of the first payment. */
export interface TypedOneOff {
  readonly month: number | null
  readonly amount: number | null
}

/** The wizard while it is being filled in: null if nothing is typed, NaN for text that is not a number. */
export interface DebtDraft {
  readonly monthlyPayment: number | null
  /** The payment is the sum of what the chosen debts are paid today, until the person types another. */
  readonly followsDebts: boolean
  /** A fraction. */
  readonly interestRate: number | null
  readonly strategy: DebtStrategy
  readonly oneOffs: readonly TypedOneOff[]
  /** The person's choice for each account; for the others the plan's own choice counts. */
  readonly links: Readonly<Record<number, boolean>>
  /** Rates and minimum payments for accounts that do not state them. */
  readonly stated: StatedTerms
  /** The accounts that existed when the wizard opened: one that is added later is meant for this plan. */
  readonly knownIds: readonly number[]
}

/** Returns the payments made once that are still to come, counted from today: a plan's months count from its own day. */
function oneOffsToday({ input, draft, asOf }: DebtPlan, today: IsoDate): TypedOneOff[] {
  const from = draft?.savedAt ?? asOf
  const oneOffs = input.oneOffs ?? []
  return from ? oneOffsLeft(oneOffs, { asOf: toIsoDate(from), today }) : oneOffs
}

export const toDebtDraft = (plan: DebtPlan, today: IsoDate): DebtDraft => ({
  ...firstValues(plan),
  oneOffs: oneOffsToday(plan, today),
})

const firstValues = ({ input, linkedAccounts, lastCommittedOn, draft }: DebtPlan) => ({
  monthlyPayment: input.monthlyPayment ?? null,
  followsDebts: lastCommittedOn === null && input.monthlyPayment === estimateDebtPayment(linkedAccounts),
  interestRate: input.interestRate ?? null,
  strategy: input.strategy ?? DebtStrategy.HIGH_INTEREST,
  links: {},
  stated: termsOfDraft(draft),
  knownIds: linkedAccounts.map(({ userAccountId }) => userAccountId),
})

/**
 * Returns the plan's accounts with their own terms, each linked as the person chose. Accounts that are gone are no longer linked
 * (LINK-01).
 */
export const linkedBy = ({ links, knownIds }: DebtDraft, accounts: readonly LinkedAccount[]): LinkedAccount[] =>
  accounts.map((account) => {
    const { userAccountId: id, isDeleted, isLinked } = account
    return { ...account, isLinked: !isDeleted && (links[id] ?? (isLinked || !knownIds.includes(id))) }
  })

/** Returns the draft with the payment that follows from the chosen debts, unless the person has typed one (Q-DEBT-2). */
export const withPayment = (draft: DebtDraft, accounts: readonly LinkedAccount[]): DebtDraft =>
  draft.followsDebts ? { ...draft, monthlyPayment: estimateDebtPayment(linkedBy(draft, accounts)) } : draft

/** Returns the same with the rates and minimum payments that the person typed for accounts without them. */
export const accountsWithTerms = (draft: DebtDraft, accounts: readonly LinkedAccount[]): LinkedAccount[] =>
  withStatedTerms(linkedBy(draft, accounts), draft.stated)

const toDebtInput = ({ monthlyPayment, interestRate, strategy, oneOffs }: DebtDraft) => ({
  ...(monthlyPayment !== null && { monthlyPayment }),
  ...(interestRate !== null && { interestRate }),
  strategy,
  ...(oneOffs.length > 0 && { oneOffs }),
})

/** Whether both parts of a payment are numbers: a draft keeps no others. */
const isTyped = ({ month, amount }: TypedOneOff) => Number.isFinite(month) && Number.isFinite(amount)

export const toPlanBody = (draft: DebtDraft, accounts: readonly LinkedAccount[]): PlanBody => ({
  input: toDebtInput({ ...draft, oneOffs: draft.oneOffs.filter(isTyped) }),
  linkedAccounts: toAccountLinks(linkedBy(draft, accounts)),
  terms: termChanges(linkedBy(draft, accounts), draft.stated),
})

/** Returns the draft as a plan that can be calculated; null while a field is missing or is not a number. */
export function wholeInput(draft: DebtDraft): ReduceDebtInput | null {
  const parsed = reduceDebtInput.safeParse(toDebtInput(draft))
  return parsed.success ? parsed.data : null
}

/** Returns the result of the draft, calculated in the page; null while a field is missing. `today` is the day of the first balance. */
export function computePreview(
  draft: DebtDraft,
  accounts: readonly LinkedAccount[],
  today: IsoDate,
): PayoffPreview | NoPayoff | null {
  const input = wholeInput(draft)
  return input && computePayoff(input, accountsWithTerms(draft, accounts), today)
}

/** The wizard's steps, used to find the step of a field that the server refused. */
export function stepOfField(field: string): DebtStep {
  if (/^input\.(strategy|interestRate)$/i.test(field)) return 'strategy'
  if (/^linkedAccounts.*\.(interestRate|minimumMonthlyPayment)$/i.test(field)) return 'review'
  return /^linkedAccounts/i.test(field) ? 'debts' : 'review'
}
