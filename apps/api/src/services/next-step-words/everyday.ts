import { PlanType } from '@evenkeel/engine'
import type { StepWords } from './step-words.ts'
import { say } from '../../say.ts'

type Plans = typeof PlanType.EMERGENCY_FUND | typeof PlanType.COMPANY_BENEFITS | typeof PlanType.LIVE_BY_A_BUDGET

/** The next steps of the plans for everyday money. */
export const everydaySteps: Readonly<Record<Plans, readonly StepWords[]>> = {
  [PlanType.EMERGENCY_FUND]: [
    {
      key: 'emergency.monthly-transfer',
      title: say('setUpAMonthlyTransfer'),
      description: say('moveAFixedAmountToSavings'),
      link: '/prepare-for-the-unexpected',
    },
    {
      key: 'emergency.own-account',
      title: say('giveYourFundItsOwnAccount'),
      description: say('moneyOutsideCheckingIsHarderTo'),
      link: null,
    },
    {
      key: 'emergency.review-expenses',
      title: say('reviewYourMonthlyExpenses'),
      description: say('yourTargetDependsOnThem'),
      link: '/my-goals-and-finances/cashflow-detail',
    },
  ],
  [PlanType.COMPANY_BENEFITS]: [
    {
      key: 'benefits.enrollment',
      title: say('markYourEnrollmentDates'),
      description: say('youCanChooseMostBenefitsOnly'),
      link: null,
    },
    {
      key: 'benefits.match',
      title: say('getYourFullEmployerMatch'),
      description: say('saveEnoughToGetAllThat'),
      link: '/connect-with-company-benefits/summary',
    },
    {
      key: 'benefits.forgotten',
      title: say('useTheBenefitsYouHave'),
      description: say('lookForBenefitsYouHaveBut'),
      link: '/connect-with-company-benefits/summary',
    },
  ],
  [PlanType.LIVE_BY_A_BUDGET]: [
    {
      key: 'budget.review-shopping',
      title: say('reviewABudgetThatsOver'),
      description: say('adjustTheBudgetOrCutBack'),
      link: '/live-by-a-budget/calculator',
    },
    {
      key: 'budget.cover-more',
      title: say('budgetWhatYouSpendWithoutOne'),
      description: say('startWithACategoryWhereYou'),
      link: '/live-by-a-budget/calculator',
    },
    {
      key: 'budget.categorize',
      title: say('categorizeYourPayees'),
      description: say('pickACategoryOnceAndWell'),
      link: '/my-goals-and-finances/transactions/spending',
    },
  ],
}
