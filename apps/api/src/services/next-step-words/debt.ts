import { PlanType } from '@evenkeel/engine'
import type { StepWords } from './step-words.ts'

type Plans = typeof PlanType.REDUCE_DEBT | typeof PlanType.STUDENT_DEBT

/** The next steps of the debt plans. */
export const debtSteps: Readonly<Record<Plans, readonly StepWords[]>> = {
  [PlanType.REDUCE_DEBT]: [
    {
      key: 'debt.choose-strategy',
      title: 'Choose what to pay off first',
      description: 'Highest interest first costs the least. Lowest balance first clears a debt sooner.',
      link: '/reduce-your-debt',
    },
    {
      key: 'debt.check-rates',
      title: 'Check your card rates',
      description: 'Your plan needs the interest rate of each card.',
      link: '/my-goals-and-finances',
    },
    {
      key: 'debt.pay-more-than-minimum',
      title: 'Pay more than the minimum',
      description: 'Try an amount and see your new debt-free date.',
      link: '/reduce-your-debt',
    },
  ],
  [PlanType.STUDENT_DEBT]: [
    {
      key: 'student.repayment-plans',
      title: 'Look into income-driven repayment',
      description: 'Payments on federal loans can be based on what you earn.',
      link: '/student-debt',
    },
    {
      key: 'student.autopay',
      title: 'Turn on autopay',
      description: 'Many lenders cut your rate by 0.25% for autopay.',
      link: null,
    },
    {
      key: 'student.check-balances',
      title: 'Check your loan balances',
      description: 'Update each loan before you compare ways to repay it.',
      link: '/my-goals-and-finances',
    },
    {
      key: 'student.pay-extra',
      title: 'Tell your lender where extra payments go',
      description: 'Tell them in writing which loan it’s for. Otherwise they may spread it across all your loans.',
      link: null,
    },
  ],
}
