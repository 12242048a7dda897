import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { estimateDebtPayment, isCounted } from '@evenkeel/engine'
import { useLayoutEffect, useState } from 'react'
import { toAccountLinks } from '../shell/account-links.ts'
import type { PlanBody } from '../shell/plan-body.ts'
import { type StatedTerms, termChanges, termsOfDraft } from '../shell/stated-terms.ts'
import { linkedSum } from './linked-field.tsx'
import type { PlanLinks } from './plan-spec.ts'

type Said = Readonly<Record<number, Pick<LinkedAccount, 'isLinked' | 'loanType'>>>

interface FilledField {
  readonly value: unknown
  readonly set: (sum: number) => void
}

const isOverriddenAtFirst = (input: object) => 'isOverridden' in input && input.isOverridden === true

/** The accounts of a plan while its form is filled in, and the field that they fill until another value is typed. */
export function usePlanAccounts(
  plan: PlanDetail,
  start: object,
  links: PlanLinks<string> | undefined,
  filled: FilledField,
  prefilled: FilledField,
) {
  const [knownIds] = useState(() => plan.linkedAccounts.map(({ userAccountId }) => userAccountId))
  const [said, setSaid] = useState<Said>({})
  const [stated, setStated] = useState<StatedTerms>(() => termsOfDraft(plan.draft))
  const [isOverridden, setOverridden] = useState(() => isOverriddenAtFirst(start))
  const accounts = plan.linkedAccounts.map((account): LinkedAccount => {
    const { isLinked, loanType } = said[account.userAccountId] ?? {
      // An account that was added meanwhile is meant for this plan; one that is gone is no longer linked (LINK-01).
      isLinked: account.isLinked || !knownIds.includes(account.userAccountId),
      loanType: account.loanType,
    }
    return { ...account, isLinked: isLinked && !account.isDeleted, loanType }
  })
  const [isPaymentTyped, setPaymentTyped] = useState(
    () => plan.lastCommittedOn !== null || prefilled.value !== estimateDebtPayment(plan.linkedAccounts),
  )
  const payment = estimateDebtPayment(accounts)
  const isOldPayment = links?.prefills !== undefined && !isPaymentTyped && prefilled.value !== payment
  const hasLinked = accounts.some(isCounted)
  const sum = linkedSum(accounts)
  const isStale = links?.fills !== undefined && !isOverridden && hasLinked && filled.value !== sum
  useLayoutEffect(() => {
    if (isStale) filled.set(sum)
    if (isOldPayment) prefilled.set(payment)
  })
  return {
    accounts,
    hasLinked,
    stated,
    setStated,
    setAccounts: (changed: readonly LinkedAccount[]) =>
      setSaid(
        Object.fromEntries(
          changed.map(({ userAccountId, isLinked, loanType }) => [userAccountId, { isLinked, loanType }]),
        ),
      ),
    /** Keeps what a person types into the filled field, also if its accounts add up to another amount. */
    override: () => setOverridden(isOverridden || hasLinked),
    followLinked: () => setOverridden(false),
    /** Keeps the payment that the person types, also if they choose other debts. */
    typePayment: () => setPaymentTyped(true),
    toBody: (input: object): PlanBody => ({
      input: links?.fills === undefined ? input : { ...input, isOverridden: isOverridden && hasLinked },
      ...(links && { linkedAccounts: toAccountLinks(accounts) }),
      ...(links?.asksLoanType && { terms: termChanges(accounts, stated) }),
    }),
  }
}

export type PlanAccounts = ReturnType<typeof usePlanAccounts>
