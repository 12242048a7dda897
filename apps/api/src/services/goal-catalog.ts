import { GoalType } from '@evenkeel/engine'

/** Each goal's description and the hash route of its overview. */
export const goalCatalog: Readonly<Record<GoalType, { readonly description: string; readonly route: string }>> = {
  [GoalType.RETIREMENT]: {
    description: 'See whether your savings will carry you, and what changes that.',
    route: '/plan-for-retirement',
  },
  [GoalType.DEBT]: {
    description: 'Choose an order for your debts and a date to be done with them.',
    route: '/reduce-your-debt',
  },
  [GoalType.PREPARE_FOR_THE_UNEXPECTED]: {
    description: 'Put enough aside that a bad month stays one bad month.',
    route: '/prepare-for-the-unexpected',
  },
  [GoalType.COMPANY_BENEFITS]: {
    description: 'Find what your employer offers and what you have not claimed yet.',
    route: '/connect-with-company-benefits',
  },
  [GoalType.PROTECT_YOUR_LEGACY]: {
    description: 'Look after the people who depend on you, whatever happens.',
    route: '/protect-your-legacy',
  },
  [GoalType.LIVE_BY_A_BUDGET]: {
    description: 'Decide where your money goes before the month does.',
    route: '/live-by-a-budget',
  },
  [GoalType.STUDENT_DEBT]: {
    description: 'Know what your loans cost and which way out of them is shortest.',
    route: '/student-debt',
  },
}
