import type { AccountChange } from '@evenkeel/api-client/contract/accounts'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { nonNegativeMoney } from '@evenkeel/api-client/contract/primitives'
import {
  type DebtTerm,
  isCounted,
  isManualInterestRateAllowed,
  type MissingDebtTerm,
  missingDebtTerms,
  PlanType,
} from '@evenkeel/engine'

/** The typed terms that no account states, by account: null if nothing is typed, NaN for text that is not a number. */
export type StatedTerms = Readonly<Record<number, { readonly [Term in DebtTerm]?: number | null }>>

/** Returns the terms that a draft has kept. */
export const termsOfDraft = (draft: PlanDetail['draft']): StatedTerms =>
  Object.fromEntries(
    (draft?.terms ?? []).map(({ userAccountId, interestRate = null, minimumMonthlyPayment = null }) => [
      userAccountId,
      { interestRate, minimumMonthlyPayment },
    ]),
  )

/** A missing term, with the name of its field as the server writes it. */
export interface OpenTerm extends MissingDebtTerm {
  readonly field: string
}

/** Returns the terms that the plan's accounts do not state, for accounts with a current debt. */
export function openTerms(accounts: readonly LinkedAccount[]): OpenTerm[] {
  const counted = accounts.filter(isCounted)
  return missingDebtTerms(counted.map((account) => ({ ...account, balance: account.latestBalance }))).map((missing) => {
    const place = counted.findIndex(({ userAccountId }) => userAccountId === missing.userAccountId)
    return { ...missing, field: `linkedAccounts[${place}].${missing.term}` }
  })
}

/**
 * Returns the missing terms that keep a committed debt plan from being recalculated. Empty for a plan with a draft, whose accounts may
 * differ.
 */
export const lackedBy = ({ planType, result, hasDraft, linkedAccounts }: PlanDetail): OpenTerm[] =>
  result !== null && !hasDraft && (planType === PlanType.REDUCE_DEBT || planType === PlanType.STUDENT_DEBT)
    ? openTerms(linkedAccounts)
    : []

const isAllowed: Record<DebtTerm, (value: number) => boolean> = {
  interestRate: isManualInterestRateAllowed,
  minimumMonthlyPayment: (value) => nonNegativeMoney.safeParse(value).success,
}

/** Returns the accounts with the typed terms in place of missing ones. A value that no account could have is ignored. */
export const withStatedTerms = (accounts: readonly LinkedAccount[], stated: StatedTerms): LinkedAccount[] =>
  accounts.map((account) => {
    const termOf = (term: DebtTerm) => {
      const typed = stated[account.userAccountId]?.[term] ?? null
      return account[term] ?? (typed !== null && isAllowed[term](typed) ? typed : null)
    }
    return { ...account, interestRate: termOf('interestRate'), minimumMonthlyPayment: termOf('minimumMonthlyPayment') }
  })

/** Returns the typed terms as changes of the accounts that lack them. The server checks the values. */
export function termChanges(accounts: readonly LinkedAccount[], stated: StatedTerms): AccountChange[] {
  const changes = new Map<number, AccountChange>()
  for (const { userAccountId, term } of openTerms(accounts)) {
    const value = stated[userAccountId]?.[term] ?? Number.NaN
    if (Number.isNaN(value)) continue
    const name = term === 'interestRate' ? term : 'monthlyMinimumPayment'
    changes.set(userAccountId, { ...changes.get(userAccountId), userAccountId, [name]: value })
  }
  return [...changes.values()]
}
