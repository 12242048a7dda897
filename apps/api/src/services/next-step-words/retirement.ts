import { PlanType } from '@evenkeel/engine'
import type { StepWords } from './step-words.ts'

type Plans = typeof PlanType.RETIREMENT | typeof PlanType.ASSET_ALLOCATION | typeof PlanType.DISTRIBUTION_PLANNING

/** The next steps of the plans for retirement, asset allocation and distribution. */
export const retirementSteps: Readonly<Record<Plans, readonly StepWords[]>> = {
  [PlanType.RETIREMENT]: [
    {
      key: 'retirement.raise-contribution',
      title: 'Save 1% more in your 401(k)',
      description: 'A small raise now grows for decades.',
      link: '/plan-for-retirement',
    },
    {
      key: 'retirement.claim-match',
      title: 'Get your full employer match',
      description: 'Save enough to get all that your employer adds.',
      link: '/connect-with-company-benefits',
    },
    {
      key: 'retirement.beneficiaries',
      title: 'Check your beneficiaries',
      description: 'Your retirement accounts go to the people named on them, not the ones in your will.',
      link: null,
    },
  ],
  [PlanType.ASSET_ALLOCATION]: [
    {
      key: 'allocation.compare',
      title: 'Compare your investments with your plan',
      description: 'Tell us how much of your savings is in stocks today.',
      link: '/plan-for-retirement',
    },
    {
      key: 'allocation.rebalance',
      title: 'Change new contributions first',
      description: 'Put new money where your plan wants more before you sell anything.',
      link: null,
    },
    {
      key: 'allocation.yearly-look',
      title: 'Rebalance once a year',
      description: 'Markets change your mix over time.',
      link: '/plan-for-retirement',
    },
  ],
  [PlanType.DISTRIBUTION_PLANNING]: [
    {
      key: 'distribution.claiming-age',
      title: 'Choose when to claim Social Security',
      description: 'Each year you wait, up to 70, raises your benefit for life.',
      link: '/plan-for-retirement/retirement-calculator',
    },
    {
      key: 'distribution.withdrawal-order',
      title: 'Plan which account to use first',
      description: 'Taxable, 401(k) and Roth money is taxed differently when you take it out.',
      link: null,
    },
    {
      key: 'distribution.health-cover',
      title: 'Plan for health insurance until 65',
      description: 'Medicare starts at 65. If you stop earlier, you need coverage until then.',
      link: null,
    },
  ],
}
