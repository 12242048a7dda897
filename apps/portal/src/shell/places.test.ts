import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { expect, it } from 'vitest'
import { findPlace } from './places.ts'

const nothing = null

/** What is highlighted on each address of a person who is signed in. */
const highlighted: Readonly<Partial<Record<keyof typeof patterns, string | null>>> = {
  home: 'Home',
  budgetRedirect: 'Home',
  transactions: 'Transactions',
  budgetTransactions: 'Transactions',
  cashFlowTransactions: 'Transactions',
  spendingTransactions: 'Transactions',
  cashFlow: 'Transactions',
  recurring: 'Transactions',
  importBankFile: 'Transactions',
  budgets: 'Budgets',
  accounts: 'Accounts',
  account: 'Accounts',
  netWorth: 'Accounts',
  bankConnections: 'Accounts',
  allGoals: 'Goals',
  planForRetirement: 'Goals',
  reduceYourDebt: 'Goals',
  prepareForTheUnexpected: 'Goals',
  companyBenefits: 'Goals',
  protectYourLegacy: 'Goals',
  liveByABudget: 'Goals',
  liveByABudgetCalculator: 'Goals',
  studentDebt: 'Goals',
  confidenceCheckup: 'Goals',
  planner: 'Planner',
  profile: nothing,
  contactInformation: nothing,
  aboutMe: nothing,
  settings: nothing,
  updatePassword: nothing,
  wellBeing: nothing,
  signInAndSecurity: nothing,
  accessLog: nothing,
  yourData: nothing,
  notFound: nothing,
}

it('lights one place at most on each address, and the right one', () => {
  const found = Object.keys(highlighted).map((name) => {
    const pattern = Object.entries(patterns).find(([key]) => key === name)?.[1] ?? ''
    return [name, findPlace(pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '7'))?.label ?? null]
  })
  expect(Object.fromEntries(found)).toEqual(highlighted)
})
