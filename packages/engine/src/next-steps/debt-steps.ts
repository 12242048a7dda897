import { PlanType } from '../goals/plan-type.ts'
import { roundToCents } from '../money/cents.ts'
import { say, type Step, upkeep, worth } from './step.ts'
import type { FactsOf } from './step-facts.ts'

const wizard = '/reduce-your-debt/calculator'
const monthsPerYear = 12

/** What is saved in interest, for each year that today's way takes. */
const perYear = (interest: number, months: number): number =>
  months === 0 ? 0 : roundToCents((interest * monthsPerYear) / months)

/** Returns what more to pay: first what lies in savings, then a higher payment a month. */
function payMoreSentence({ surplus, payMore }: FactsOf<'debt'>) {
  const more = surplus ?? payMore
  if (more === null) return say('payAboveMinimum')
  const { amount, months, interest } = more
  return say(surplus === null ? 'payMore' : 'paySurplus', { values: { months }, amounts: { amount, interest } })
}

export function debtSteps(facts: FactsOf<'debt'>): Step[] {
  const { isCommitted, debtCount, missingTerms, paysAboveMinimums, surplus, payMore, months } = facts
  const planType = PlanType.REDUCE_DEBT
  return [
    upkeep({
      key: 'debt.choose-strategy',
      planType,
      isDone: isCommitted,
      sentence: say('chooseOrder'),
      href: `${wizard}?step=strategy`,
    }),
    upkeep({
      key: 'debt.check-rates',
      planType,
      isDone: missingTerms === 0,
      urgency: 2,
      sentence:
        missingTerms === 0
          ? say('ratesKnown', { values: { count: debtCount } })
          : say('addTerms', { values: { count: missingTerms } }),
      href: `${wizard}?step=review`,
    }),
    worth(perYear((surplus ?? payMore)?.interest ?? 0, months), {
      key: 'debt.pay-more-than-minimum',
      planType,
      isDone: surplus === null && paysAboveMinimums,
      sentence: payMoreSentence(facts),
      href: surplus === null ? `${wizard}?step=review` : `${wizard}?try=surplus`,
    }),
  ]
}

/** What a servicer takes off a federal loan's rate for automatic payments. */
const autopayDiscount = 0.0025

export function studentSteps({ federalBalance, allSyncedWithinWeek, extra }: FactsOf<'student'>): Step[] {
  const planType = PlanType.STUDENT_DEBT
  const summary = '/student-debt/summary'
  const isFederal = federalBalance > 0
  const off = roundToCents(federalBalance * autopayDiscount)
  return [
    upkeep({
      key: 'student.repayment-plans',
      planType,
      isOffered: isFederal,
      sentence: say('incomeDriven', { amounts: { amount: federalBalance } }),
      href: summary,
    }),
    worth(off, {
      key: 'student.autopay',
      planType,
      isOffered: isFederal,
      sentence: say('autopay', { amounts: { amount: off } }),
      href: summary,
    }),
    upkeep({
      key: 'student.check-balances',
      planType,
      isDone: allSyncedWithinWeek,
      sentence: say(allSyncedWithinWeek ? 'loansUpToDate' : 'updateLoans'),
      href: '/my-goals-and-finances',
    }),
    worth(extra === null ? 0 : perYear(extra.interestSaved, extra.monthsToday), {
      key: 'student.pay-extra',
      planType,
      isDone: extra === null ? true : null,
      sentence: say('directExtra', {
        values: {
          servicer: extra?.servicer ?? '',
          loan: extra?.loan ?? '',
          percent: Math.round((extra?.rate ?? 0) * 10_000) / 100,
        },
        amounts: { amount: extra?.amount ?? 0 },
      }),
      href: summary,
    }),
  ]
}
