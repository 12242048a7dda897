import { PlanType } from '@evenkeel/engine'
import type { StepWords } from './step-words.ts'

type Plans = typeof PlanType.EMERGENCY_FUND | typeof PlanType.COMPANY_BENEFITS | typeof PlanType.LIVE_BY_A_BUDGET

/** The next steps of the plans for everyday money. */
export const everydaySteps: Readonly<Record<Plans, readonly StepWords[]>> = {
  [PlanType.EMERGENCY_FUND]: [
    {
      key: 'emergency.monthly-transfer',
      title: 'Set up a monthly transfer',
      description: 'Move a fixed amount to savings on payday, before it can be spent.',
      link: '/prepare-for-the-unexpected',
    },
    {
      key: 'emergency.own-account',
      title: 'Keep the fund in an account of its own',
      description: 'What is not in checking is not spent by accident.',
      link: null,
    },
    {
      key: 'emergency.review-expenses',
      title: 'Review your monthly expenses',
      description: 'The fund is sized in months of expenses: see what a month really costs.',
      link: '/my-goals-and-finances/cashflow-detail',
    },
  ],
  [PlanType.COMPANY_BENEFITS]: [
    {
      key: 'benefits.enrollment',
      title: 'Note the enrollment dates',
      description: 'Most benefits can be chosen only once a year.',
      link: null,
    },
    {
      key: 'benefits.match',
      title: 'Claim the full employer match',
      description: 'Check that you save at least as much as your employer matches.',
      link: '/connect-with-company-benefits/summary',
    },
    {
      key: 'benefits.forgotten',
      title: 'Use what you already have',
      description: 'Look through the benefits you take part in for services that you have never used.',
      link: '/connect-with-company-benefits/summary',
    },
  ],
  [PlanType.LIVE_BY_A_BUDGET]: [
    {
      key: 'budget.review-shopping',
      title: 'Review a budget that went over',
      description: 'See what went over, and set an amount that fits how you live.',
      link: '/live-by-a-budget/calculator',
    },
    {
      key: 'budget.cover-more',
      title: 'Budget for what is still open',
      description: 'Add a budget for a category where you spend each month without one.',
      link: '/live-by-a-budget/calculator',
    },
    {
      key: 'budget.categorize',
      title: 'Sort what is uncategorized',
      description: 'Give a payee its category once, and later transactions follow.',
      link: '/my-goals-and-finances/transactions/spending',
    },
  ],
}
