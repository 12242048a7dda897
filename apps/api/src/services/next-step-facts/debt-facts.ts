import { reduceDebtInput, studentDebtInput, studentDebtResult } from '@evenkeel/api-client/contract/plan/debts'
import { emergencyFundResult } from '@evenkeel/api-client/contract/plan/emergency-fund'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import {
  daysBetween,
  debtLevers,
  type Lever,
  missingDebtTerms,
  planDebtPayoff,
  PlanType,
  roundToCents,
  type StepFacts,
  toDebtPayoffInput,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { allConnections, findAccount } from '../../store/ledger/accounts.ts'
import { toDay } from '../moment.ts'
import { asOnceCounted, debtFacts as debtFactsSchema, isOwed } from '../plans/payoff-terms.ts'
import { planNow, resultOf, type StepScene } from './plan-now.ts'

/** What a lender is called where no bank is linked: the text then says "your lender". */
const noServicer = 'none'
const freshDays = 7

const sumOf = (accounts: readonly LinkedAccount[], field: 'minimumMonthlyPayment' | 'currentMonthlyPayment'): number =>
  roundToCents(accounts.reduce((sum, account) => sum + (account[field] ?? 0), 0))

/** What lies above the emergency fund's target, in dollars; 0 without a full one. Nothing is taken from below it. */
function aboveTarget(scene: StepScene): number {
  const plan = planNow(scene, PlanType.EMERGENCY_FUND)
  const fund = plan && resultOf(plan, emergencyFundResult)
  return fund?.isSavingsGoalMet ? Math.max(0, roundToCents(fund.totalSavings - fund.targetSavings)) : 0
}

/** Returns what the first change of a kind saves, with the amount that it changes to. */
function gainOf(levers: readonly Lever[], kind: Lever['key']) {
  const lever = levers.find(({ key }) => key === kind)
  const amount = lever?.changes[0]?.value
  return lever && amount !== undefined ? { amount, months: lever.gain.months, interest: lever.gain.interest } : null
}

export function debtFacts(scene: StepScene): StepFacts['debt'] {
  const plan = planNow(scene, PlanType.REDUCE_DEBT)
  const facts = z.safeParse(debtFactsSchema, plan?.present.facts).data
  const input = z.safeParse(reduceDebtInput, plan?.present.input).data
  if (!plan || !facts || !input) return null
  const owed = facts.accounts.filter(isOwed)
  const missingTerms = missingDebtTerms(owed).length
  const payoff = toDebtPayoffInput(input, asOnceCounted(facts))
  const worked = planDebtPayoff(payoff)
  const levers = missingTerms > 0 ? [] : [...debtLevers(payoff, { months: [], aboveTarget: aboveTarget(scene) })]
  const surplus = gainOf(levers, 'payFromSavings')
  const more = gainOf(levers, 'payMore')
  return {
    isCommitted: true,
    debtCount: owed.length,
    missingTerms,
    paysAboveMinimums: owed.length === 0 || input.monthlyPayment > sumOf(owed, 'minimumMonthlyPayment'),
    surplus,
    payMore: more && { ...more, amount: roundToCents(more.amount - input.monthlyPayment) },
    months: worked.valid ? worked.months : 0,
  }
}

/** Whether each loan was brought up to date in the last seven days: by its bank, or by hand. */
function areFresh({ ledger, today }: StepScene, loans: readonly LinkedAccount[]): boolean {
  const syncedAt = new Map(allConnections(ledger).map(({ id, lastSyncedAt }) => [id, lastSyncedAt]))
  return loans.every(({ userAccountId }) => {
    const account = findAccount(ledger, userAccountId)
    const at = syncedAt.get(account?.accountConnectionId ?? 0) ?? account?.balanceAsOf
    return at !== null && at !== undefined && daysBetween(toDay(at), today) <= freshDays
  })
}

function servicerOf({ ledger }: StepScene, { userAccountId }: LinkedAccount): string {
  const connectionId = findAccount(ledger, userAccountId)?.accountConnectionId
  return allConnections(ledger).find(({ id }) => id === connectionId)?.name ?? noServicer
}

export function studentFacts(scene: StepScene): StepFacts['student'] {
  const plan = planNow(scene, PlanType.STUDENT_DEBT)
  const result = plan && resultOf(plan, studentDebtResult)
  const input = z.safeParse(studentDebtInput, plan?.present.input).data
  const facts = z.safeParse(debtFactsSchema, plan?.present.facts).data
  if (!result || !input || !facts) return null
  const loans = facts.accounts.filter(isOwed)
  const amount = roundToCents(input.monthlyPayment - sumOf(loans, 'currentMonthlyPayment'))
  const [target] = loans.toSorted((a, b) => (b.interestRate ?? 0) - (a.interestRate ?? 0))
  const { monthsSaved, interestSaved } = result
  return {
    federalBalance: result.federalBalance,
    allSyncedWithinWeek: areFresh(scene, loans),
    extra:
      target === undefined || amount <= 0
        ? null
        : {
            amount,
            servicer: servicerOf(scene, target),
            loan: target.name,
            rate: target.interestRate ?? 0,
            interestSaved: interestSaved ?? 0,
            monthsToday: result.months + (monthsSaved ?? 0),
          },
  }
}
