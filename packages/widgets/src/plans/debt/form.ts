import { type ReduceDebtInput, reduceDebtInput } from '@evenkeel/api-client/contract/plan/debts'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { DebtStrategy, type IsoDate, type PlanType } from '@evenkeel/engine'
import { linksOf, type PlanBody } from '../shell/plan-body.ts'
import type { PlanOf } from '../shell/plan-of.ts'
import { type NoPayoff, payoffOf, type PayoffView } from './payoff-view.ts'

export type DebtPlan = PlanOf<typeof PlanType.REDUCE_DEBT>

/** The wizard while it is filled in: nothing typed is null, a text that is no number is NaN. */
export interface DebtDraft {
  readonly monthlyPayment: number | null
  /** A fraction. */
  readonly interestRate: number | null
  readonly strategy: DebtStrategy
  /** What the person said of each account; the plan's own word stands for the others. */
  readonly links: Readonly<Record<number, boolean>>
  /** The accounts that were there from the start: one that is added meanwhile is meant for this plan. */
  readonly knownIds: readonly number[]
}

export const draftOf = ({ input, linkedAccounts }: DebtPlan): DebtDraft => ({
  monthlyPayment: input.monthlyPayment ?? null,
  interestRate: input.interestRate ?? null,
  strategy: input.strategy ?? DebtStrategy.HIGH_INTEREST,
  links: {},
  knownIds: linkedAccounts.map(({ userAccountId }) => userAccountId),
})

/** The plan's accounts as they now stand, each linked as the person said. What is gone is linked no more (LINK-01). */
export const accountsOf = ({ links, knownIds }: DebtDraft, accounts: readonly LinkedAccount[]): LinkedAccount[] =>
  accounts.map((account) => {
    const { userAccountId: id, isDeleted, isLinked } = account
    return { ...account, isLinked: !isDeleted && (links[id] ?? (isLinked || !knownIds.includes(id))) }
  })

const inputOf = ({ monthlyPayment, interestRate, strategy }: DebtDraft) => ({
  ...(monthlyPayment !== null && { monthlyPayment }),
  ...(interestRate !== null && { interestRate }),
  strategy,
})

export const bodyOf = (draft: DebtDraft, accounts: readonly LinkedAccount[]): PlanBody => ({
  input: inputOf(draft),
  linkedAccounts: linksOf(accountsOf(draft, accounts)),
})

/** The draft as a plan that can be worked out; null while a field is missing or is no number. */
function wholeInput(draft: DebtDraft): ReduceDebtInput | null {
  const parsed = reduceDebtInput.safeParse(inputOf(draft))
  return parsed.success ? parsed.data : null
}

/** What the draft comes to, worked out in the page; null while a field is missing. `today` is the day of the first sum. */
export function previewOf(
  draft: DebtDraft,
  accounts: readonly LinkedAccount[],
  today: IsoDate,
): PayoffView | NoPayoff | null {
  const input = wholeInput(draft)
  return input && payoffOf(input, accountsOf(draft, accounts), today)
}

/** The wizard's steps; on which of them a field stands that the server named. */
export const debtSteps = [
  { id: 'strategy', label: 'Paydown strategy' },
  { id: 'debts', label: 'Identify debts' },
  { id: 'review', label: 'Review your information' },
  { id: 'preview', label: 'Preview your plan' },
] as const

export type DebtStep = (typeof debtSteps)[number]['id']

export function stepOfField(field: string): DebtStep {
  if (/^input\.(strategy|interestRate)$/i.test(field)) return 'strategy'
  return /^linkedAccounts/i.test(field) ? 'debts' : 'review'
}
