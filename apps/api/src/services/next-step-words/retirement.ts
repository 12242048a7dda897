import { PlanType } from '@evenkeel/engine'
import type { StepWords } from './step-words.ts'

type Plans = typeof PlanType.RETIREMENT | typeof PlanType.ASSET_ALLOCATION | typeof PlanType.DISTRIBUTION_PLANNING

/** The next steps of the plans for retirement, asset allocation and distribution. */
export const retirementSteps: Readonly<Record<Plans, readonly StepWords[]>> = {
  [PlanType.RETIREMENT]: [
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
  ],
  [PlanType.ASSET_ALLOCATION]: [
    {
      key: 'allocation.compare',
      title: 'Compare your mix with the plan',
      description: 'See what share of your savings each kind of investment has today.',
      link: '/plan-for-retirement',
    },
    {
      key: 'allocation.rebalance',
      title: 'Move new savings first',
      description: 'Send new contributions where the plan wants more, before you sell anything.',
      link: null,
    },
    {
      key: 'allocation.yearly-look',
      title: 'Look again once a year',
      description: 'Markets move a mix without anybody’s doing: bring it back when it has drifted.',
      link: '/plan-for-retirement',
    },
  ],
  [PlanType.DISTRIBUTION_PLANNING]: [
    {
      key: 'distribution.claiming-age',
      title: 'Decide when to claim Social Security',
      description: 'Each year of waiting up to 70 raises the benefit for life.',
      link: '/plan-for-retirement/retirement-calculator',
    },
    {
      key: 'distribution.withdrawal-order',
      title: 'Plan which account pays first',
      description: 'Taxable, tax-deferred and Roth savings are taxed differently when they are drawn.',
      link: null,
    },
    {
      key: 'distribution.health-cover',
      title: 'Plan for health cover until 65',
      description: 'Medicare begins at 65: someone who stops earlier needs a bridge.',
      link: null,
    },
  ],
}
