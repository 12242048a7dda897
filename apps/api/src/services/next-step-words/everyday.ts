import { PlanType } from '@evenkeel/engine'
import type { StepWords } from './step-words.ts'

type Plans = typeof PlanType.EMERGENCY_FUND | typeof PlanType.COMPANY_BENEFITS | typeof PlanType.LIVE_BY_A_BUDGET

/** The next steps of the plans for everyday money. */
export const everydaySteps: Readonly<Record<Plans, readonly StepWords[]>> = {
  [PlanType.EMERGENCY_FUND]: [
    {
      key: 'emergency.monthly-transfer',
      title: 'Set up a monthly transfer',
      description: 'Move a fixed amount to savings each payday.',
      link: '/prepare-for-the-unexpected',
    },
    {
      key: 'emergency.own-account',
      title: 'Give your fund its own account',
      description: 'Money outside checking is harder to spend by accident.',
      link: null,
    },
    {
      key: 'emergency.review-expenses',
      title: 'Review your monthly expenses',
      description: 'Your target depends on them. Check what a month really costs.',
      link: '/my-goals-and-finances/cashflow-detail',
    },
  ],
  [PlanType.COMPANY_BENEFITS]: [
    {
      key: 'benefits.enrollment',
      title: 'Mark your enrollment dates',
      description: 'You can choose most benefits only once a year.',
      link: null,
    },
    {
      key: 'benefits.match',
      title: 'Get your full employer match',
      description: 'Save enough to get all that your employer adds.',
      link: '/connect-with-company-benefits/summary',
    },
    {
      key: 'benefits.forgotten',
      title: 'Use the benefits you have',
      description: 'Look for benefits you have but haven’t used yet.',
      link: '/connect-with-company-benefits/summary',
    },
  ],
  [PlanType.LIVE_BY_A_BUDGET]: [
    {
      key: 'budget.review-shopping',
      title: 'Review a budget that’s over',
      description: 'Adjust the budget, or cut back this month.',
      link: '/live-by-a-budget/calculator',
    },
    {
      key: 'budget.cover-more',
      title: 'Budget what you spend without one',
      description: 'Start with a category where you spend every month.',
      link: '/live-by-a-budget/calculator',
    },
    {
      key: 'budget.categorize',
      title: 'Categorize your payees',
      description: 'Pick a category once and we’ll remember it.',
      link: '/my-goals-and-finances/transactions/spending',
    },
  ],
}
