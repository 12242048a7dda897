import { PlanType } from '@evenkeel/engine'
import type { StepWords } from './step-words.ts'
import { say } from '../../say.ts'

type Plans = typeof PlanType.RETIREMENT | typeof PlanType.ASSET_ALLOCATION | typeof PlanType.DISTRIBUTION_PLANNING

/** The next steps of the plans for retirement, asset allocation and distribution. */
export const retirementSteps: Readonly<Record<Plans, readonly StepWords[]>> = {
  [PlanType.RETIREMENT]: [
    {
      key: 'retirement.raise-contribution',
      title: say('save1MoreInYour401'),
      description: say('aSmallRaiseNowGrowsFor'),
      link: '/plan-for-retirement',
    },
    {
      key: 'retirement.claim-match',
      title: say('getYourFullEmployerMatch'),
      description: say('saveEnoughToGetAllThat'),
      link: '/connect-with-company-benefits',
    },
    {
      key: 'retirement.beneficiaries',
      title: say('checkYourBeneficiaries'),
      description: say('yourRetirementAccountsGoToThe'),
      link: null,
    },
  ],
  [PlanType.ASSET_ALLOCATION]: [
    {
      key: 'allocation.compare',
      title: say('compareYourInvestmentsWithYourPlan'),
      description: say('tellUsHowMuchOfYour'),
      link: '/plan-for-retirement',
    },
    {
      key: 'allocation.rebalance',
      title: say('changeNewContributionsFirst'),
      description: say('putNewMoneyWhereYourPlan'),
      link: null,
    },
    {
      key: 'allocation.yearly-look',
      title: say('rebalanceOnceAYear'),
      description: say('marketsChangeYourMixOverTime'),
      link: '/plan-for-retirement',
    },
  ],
  [PlanType.DISTRIBUTION_PLANNING]: [
    {
      key: 'distribution.claiming-age',
      title: say('chooseWhenToClaimSocialSecurity'),
      description: say('eachYearYouWaitUpTo'),
      link: '/plan-for-retirement/retirement-calculator',
    },
    {
      key: 'distribution.withdrawal-order',
      title: say('planWhichAccountToUseFirst'),
      description: say('taxable401KAndRothMoney'),
      link: null,
    },
    {
      key: 'distribution.health-cover',
      title: say('planForHealthInsuranceUntil65'),
      description: say('medicareStartsAt65IfYou'),
      link: null,
    },
  ],
}
