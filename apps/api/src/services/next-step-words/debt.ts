import { PlanType } from '@evenkeel/engine'
import type { StepWords } from './step-words.ts'

type Plans = typeof PlanType.REDUCE_DEBT | typeof PlanType.STUDENT_DEBT

/** The next steps of the debt plans. */
export const debtSteps: Readonly<Record<Plans, readonly StepWords[]>> = {
  [PlanType.REDUCE_DEBT]: [
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
  ],
  [PlanType.STUDENT_DEBT]: [
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
    {
      key: 'student.pay-extra',
      title: 'Name the loan for extra payments',
      description: 'Tell the lender in writing which loan an extra payment is for, or it may be spread over all.',
      link: null,
    },
  ],
}
