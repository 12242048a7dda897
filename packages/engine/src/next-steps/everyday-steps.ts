import { daysBetween } from '../calendar/iso-date.ts'
import { PlanType } from '../goals/plan-type.ts'
import { matchStep } from './retirement-steps.ts'
import { say, type Step, upkeep, worth } from './step.ts'
import type { FactsOf, StepFacts } from './step-facts.ts'

/** Months after which a fund is full that nothing is saved for yet. */
const monthsToStart = 12

/** How far planned expenses may lie from what is spent. */
const expensesAllowed = 0.1

export function emergencySteps(facts: FactsOf<'emergency'>): Step[] {
  const { isFull, missing, monthlySavings, monthsToFill, plannedExpenses: planned, spendingNow: spent } = facts
  const planType = PlanType.EMERGENCY_FUND
  const summary = '/prepare-for-the-unexpected/summary'
  const transfer =
    monthsToFill === null
      ? say('startTransfer', { amounts: { missing, monthly: Math.ceil(missing / monthsToStart) } })
      : say('transfer', { values: { months: monthsToFill }, amounts: { amount: monthlySavings } })
  return [
    upkeep({
      key: 'emergency.monthly-transfer',
      planType,
      isDone: isFull,
      urgency: 5,
      gap: missing,
      sentence: isFull ? say('fundFull') : transfer,
      href: summary,
    }),
    upkeep({
      key: 'emergency.own-account',
      planType,
      isDone: facts.isInOwnAccount,
      sentence: say(facts.isInOwnAccount ? 'fundApart' : 'keepFundApart'),
      href: summary,
    }),
    upkeep({
      key: 'emergency.review-expenses',
      planType,
      isOffered: spent !== null,
      isDone: spent !== null && Math.abs(planned - spent) <= spent * expensesAllowed,
      sentence: say('reviewExpenses', { amounts: { planned, spent: spent ?? 0 } }),
      href: '/my-goals-and-finances/cashflow-detail',
    }),
  ]
}

/** Days before the enrollment on which its step appears. */
const noticeDays = 30

function isEnrollmentNear({ enrollment }: FactsOf<'benefits'>, { today }: StepFacts): boolean {
  if (enrollment === null || daysBetween(today, enrollment.closes) < 0) return false
  return daysBetween(today, enrollment.opens) <= noticeDays
}

export function benefitsSteps(facts: FactsOf<'benefits'>, all: StepFacts): Step[] {
  const planType = PlanType.COMPANY_BENEFITS
  const summary = '/connect-with-company-benefits/summary'
  const { enrollment, match } = facts
  const unusedFree = facts.unusedFree ?? []
  return [
    upkeep({
      key: 'benefits.enrollment',
      planType,
      isOffered: isEnrollmentNear(facts, all),
      urgency: 2,
      sentence: say('enroll', {
        values: { employer: all.employer ?? '' },
        days: enrollment === null ? {} : { opens: enrollment.opens, closes: enrollment.closes },
      }),
      href: summary,
    }),
    worth(match.matchLeft ?? 0, {
      key: 'benefits.match',
      planType,
      ...matchStep(match, all.employer),
      href: summary,
    }),
    upkeep({
      key: 'benefits.forgotten',
      planType,
      isOffered: facts.unusedFree !== null,
      isDone: unusedFree.length === 0,
      sentence: say('unusedBenefits', { values: { count: unusedFree.length, names: unusedFree.join(', ') } }),
      href: summary,
    }),
  ]
}

/** How far a category's pace may lead over its budget, and the days that must be left to say so. */
const paceWarning = { share: 0.1, daysLeft: 5 } as const
const unbudgetedAllowed = 0.1

export function budgetSteps(facts: FactsOf<'budget'>): Step[] {
  const { over, paceOver, daysLeft, unbudgeted, spent, largestUnbudgeted, uncategorized } = facts
  const planType = PlanType.LIVE_BY_A_BUDGET
  const isPaceOver = paceOver !== null && paceOver.share > paceWarning.share && daysLeft >= paceWarning.daysLeft
  const warned = over ?? (isPaceOver ? paceOver : null)
  return [
    upkeep({
      key: 'budget.review-shopping',
      planType,
      isDone: warned === null,
      urgency: 2,
      gap: warned?.amount ?? 0,
      sentence: say(over === null ? 'categoryLeadsOver' : 'categoryOver', {
        values: { categoryId: warned?.categoryId ?? 0, category: warned?.category ?? '', days: daysLeft },
        amounts: { amount: warned?.amount ?? 0 },
      }),
      href: '/live-by-a-budget/calculator',
    }),
    upkeep({
      key: 'budget.cover-more',
      planType,
      isOffered: largestUnbudgeted !== null,
      isDone: unbudgeted < spent * unbudgetedAllowed,
      sentence: say('unbudgeted', {
        values: { categoryId: largestUnbudgeted?.categoryId ?? 0, category: largestUnbudgeted?.category ?? '' },
        amounts: { amount: unbudgeted, largest: largestUnbudgeted?.amount ?? 0 },
      }),
      href: '/live-by-a-budget/calculator',
    }),
    upkeep({
      key: 'budget.categorize',
      planType,
      isDone: uncategorized === 0,
      sentence: say('categorize', { values: { count: uncategorized } }),
      href: '/my-goals-and-finances/transactions/spending',
    }),
  ]
}
