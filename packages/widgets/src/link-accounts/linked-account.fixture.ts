import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'

/** A debt of 1,000 dollars at 12 percent, with a minimum of 25. */
export const sampleDebt = (values: Partial<LinkedAccount> = {}): LinkedAccount => ({
  userAccountId: 1,
  name: 'Rewards Card',
  displayName: null,
  balance: -1000,
  latestBalance: -1000,
  isLinked: true,
  isDeleted: false,
  typeName: 'Credit Card',
  categoryName: 'Credit Card',
  groupName: 'Liability',
  hasSyncIssue: false,
  interestRate: 0.12,
  minimumMonthlyPayment: 25,
  currentMonthlyPayment: 100,
  loanType: null,
  ...values,
})
