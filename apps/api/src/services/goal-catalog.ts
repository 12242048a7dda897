import { GoalType } from '@evenkeel/engine'

/** Each goal's description and the hash route of its overview. */
export const goalCatalog: Readonly<Record<GoalType, { readonly description: string; readonly route: string }>> = {
  [GoalType.RETIREMENT]: {
    description: 'Find out if you’re saving enough, and what would help.',
    route: '/plan-for-retirement',
  },
  [GoalType.DEBT]: {
    description: 'Choose what to pay first and see your debt-free date.',
    route: '/reduce-your-debt',
  },
  [GoalType.PREPARE_FOR_THE_UNEXPECTED]: {
    description: 'Set aside three to six months of expenses.',
    route: '/prepare-for-the-unexpected',
  },
  [GoalType.COMPANY_BENEFITS]: {
    description: 'See what your employer offers and what you haven’t used.',
    route: '/connect-with-company-benefits',
  },
  [GoalType.PROTECT_YOUR_LEGACY]: {
    description: 'Protect the people who depend on you.',
    route: '/protect-your-legacy',
  },
  [GoalType.LIVE_BY_A_BUDGET]: {
    description: 'Plan each month and see it as you spend.',
    route: '/live-by-a-budget',
  },
  [GoalType.STUDENT_DEBT]: {
    description: 'Compare ways to pay off your student loans.',
    route: '/student-debt',
  },
}
