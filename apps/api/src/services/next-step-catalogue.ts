import { PlanType } from '@evenkeel/engine'

/** A step that a plan can give; the ledger holds only its key, so that words can be bettered for everyone. */
export interface CatalogueStep {
  readonly key: string
  readonly planType: PlanType
  readonly order: number
  readonly title: string
  readonly description: string
  /** A hash route in the portal, or null. */
  readonly link: string | null
}

const stepsOf = (planType: PlanType, steps: readonly Omit<CatalogueStep, 'planType' | 'order'>[]): CatalogueStep[] =>
  steps.map((step, index) => ({ ...step, planType, order: index + 1 }))

/** Three steps for each plan that can be started so far (Q-STEP-1). No step names a figure that no plan has computed. */
const nextStepCatalogue: readonly CatalogueStep[] = [
  ...stepsOf(PlanType.RETIREMENT, [
    {
      key: 'retirement.raise-contribution',
      title: 'Raise your 401(k) contribution',
      description: 'One percent more of each paycheck is hardly felt now and counts for decades.',
      link: '/plan-for-retirement',
    },
    {
      key: 'retirement.claim-match',
      title: 'Claim the full employer match',
      description: 'Check that you save at least as much as your employer matches.',
      link: '/connect-with-company-benefits',
    },
    {
      key: 'retirement.beneficiaries',
      title: 'Name your beneficiaries',
      description: 'A retirement account passes to whom it names, whatever a will says.',
      link: null,
    },
  ]),
  ...stepsOf(PlanType.REDUCE_DEBT, [
    {
      key: 'debt.choose-strategy',
      title: 'Choose a paydown strategy',
      description: 'Highest interest first costs least; smallest balance first shows results soonest.',
      link: '/reduce-your-debt',
    },
    {
      key: 'debt.check-rates',
      title: 'Check the rates of your cards',
      description: 'A plan is only as good as the interest rates that it knows.',
      link: '/my-goals-and-finances',
    },
    {
      key: 'debt.pay-more-than-minimum',
      title: 'Pay more than the minimum',
      description: 'Even a small amount more each month shortens a card’s debt by years.',
      link: '/reduce-your-debt',
    },
  ]),
  ...stepsOf(PlanType.EMERGENCY_FUND, [
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
  ]),
  ...stepsOf(PlanType.LIVE_BY_A_BUDGET, [
    {
      key: 'budget.review-shopping',
      title: 'Review your Shopping budget',
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
  ]),
  ...stepsOf(PlanType.STUDENT_DEBT, [
    {
      key: 'student.repayment-plans',
      title: 'Look into income-driven repayment',
      description: 'Federal loans can be paid by what you earn instead of by what you owe.',
      link: '/student-debt',
    },
    {
      key: 'student.autopay',
      title: 'Turn on automatic payments',
      description: 'Most lenders lower the rate a little for payments that never miss.',
      link: null,
    },
    {
      key: 'student.check-balances',
      title: 'Check your loan balances',
      description: 'Bring each loan up to date before you compare ways to repay it.',
      link: '/my-goals-and-finances',
    },
  ]),
]

const byKey = new Map(nextStepCatalogue.map((step) => [step.key, step]))

/** The words of a step; undefined for one that the catalogue no longer has. */
export const findCatalogueStep = (key: string): CatalogueStep | undefined => byKey.get(key)
