import { PlanType } from '@evenkeel/engine'
import type { StepWords } from './step-words.ts'
import { say } from '../../say.ts'

type Plans = typeof PlanType.REDUCE_DEBT | typeof PlanType.STUDENT_DEBT

/** The next steps of the debt plans. */
export const debtSteps: Readonly<Record<Plans, readonly StepWords[]>> = {
  [PlanType.REDUCE_DEBT]: [
    {
      key: 'debt.choose-strategy',
      title: say('chooseWhatToPayOffFirst'),
      description: say('highestInterestFirstCostsTheLeast'),
      link: '/reduce-your-debt',
    },
    {
      key: 'debt.check-rates',
      title: say('checkYourCardRates'),
      description: say('yourPlanNeedsTheInterestRate'),
      link: '/my-goals-and-finances',
    },
    {
      key: 'debt.pay-more-than-minimum',
      title: say('payMoreThanTheMinimum'),
      description: say('tryAnAmount'),
      link: '/reduce-your-debt',
    },
  ],
  [PlanType.STUDENT_DEBT]: [
    {
      key: 'student.repayment-plans',
      title: say('lookIntoIncomeDrivenRepayment'),
      description: say('paymentsOnFederalLoansCanBe'),
      link: '/student-debt',
    },
    {
      key: 'student.autopay',
      title: say('turnOnAutopay'),
      description: say('manyLendersCutYourRateBy'),
      link: null,
    },
    {
      key: 'student.check-balances',
      title: say('checkYourLoanBalances'),
      description: say('updateEachLoanBeforeYouCompare'),
      link: '/my-goals-and-finances',
    },
    {
      key: 'student.pay-extra',
      title: say('tellYourLenderWhereExtraPayments'),
      description: say('tellThemInWritingWhichLoan'),
      link: null,
    },
  ],
}
