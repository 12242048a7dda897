import { describe, expect, it } from 'vitest'
import { accountTypes } from '../accounts/account-types.ts'
import { PlanType } from '../goals/plan-type.ts'
import { linkingChoices } from './linking-choices.ts'

/** One account of each kind, named by its type. */
const accounts = accountTypes.map(({ typeName, categoryName, groupName }, index) => ({
  userAccountId: index + 1,
  name: typeName,
  typeName,
  categoryName,
  groupName,
  isLinked: false,
}))

type Account = (typeof accounts)[number]

function names(planType: PlanType, change: (account: Account) => Account = (account) => account) {
  const { defaults, more } = linkingChoices(planType, accounts.map(change))
  return { defaults: defaults.map(({ name }) => name), more: more.map(({ name }) => name) }
}

const link = (name: string) => (account: Account) => (account.name === name ? { ...account, isLinked: true } : account)

describe('the accounts that a plan offers', () => {
  it('are liabilities except student loans for reducing debt (Q-ACCT-7)', () => {
    expect(names(PlanType.REDUCE_DEBT)).toEqual({
      defaults: ['Auto Loan', 'Credit Card', 'Mortgage', 'Personal Loan'],
      more: [],
    })
  })

  it('are student loans alone for student debt', () => {
    expect(names(PlanType.STUDENT_DEBT)).toEqual({ defaults: ['Student Loan'], more: [] })
  })

  it('are cash for the emergency fund, and other assets under "more"', () => {
    expect(names(PlanType.EMERGENCY_FUND)).toEqual({
      defaults: ['Checking', 'Savings'],
      more: ['401(k)', 'Brokerage', 'IRA', 'Roth IRA'],
    })
  })

  it.each([PlanType.RETIREMENT, PlanType.ASSET_ALLOCATION, PlanType.DISTRIBUTION_PLANNING])(
    'are retirement and investment accounts for plan %d, and other assets under "more", no car: finding 24',
    (planType) => {
      expect(names(planType)).toEqual({
        defaults: ['401(k)', 'Brokerage', 'IRA', 'Roth IRA'],
        more: ['Checking', 'Savings'],
      })
    },
  )

  it.each([PlanType.LIFE_INSURANCE, PlanType.DISABILITY_INSURANCE, PlanType.PARTNER_LIFE_INSURANCE])(
    'are insurance for plan %d, and nothing else',
    (planType) => expect(names(planType)).toEqual({ defaults: ['Disability Insurance', 'Life Insurance'], more: [] }),
  )

  it.each([PlanType.COMPANY_BENEFITS, PlanType.LIVE_BY_A_BUDGET, PlanType.ESTATE_PLANNING])(
    'are none for plan %d',
    (planType) => expect(names(planType)).toEqual({ defaults: [], more: [] }),
  )

  it('show at once what is linked already (Q-LINK-3)', () => {
    expect(names(PlanType.EMERGENCY_FUND, link('Brokerage'))).toMatchObject({
      defaults: ['Brokerage', 'Checking', 'Savings'],
    })
    expect(names(PlanType.EMERGENCY_FUND, link('Brokerage')).more).not.toContain('Brokerage')
  })

  it('leave out hidden types, categories and names, case ignored (LINK-17)', () => {
    const hidden = { typeNames: ['mortgage', 'Credit card'], accountNames: ['AUTO LOAN'] }
    const { defaults } = linkingChoices(PlanType.REDUCE_DEBT, accounts, hidden)
    expect(defaults.map(({ name }) => name)).toEqual(['Personal Loan'])
    const byDisplayName = accounts.map((account) => ({ ...account, displayName: `My ${account.name}` }))
    const rest = linkingChoices(PlanType.STUDENT_DEBT, byDisplayName, {
      typeNames: [],
      accountNames: ['my student loan'],
    })
    expect(rest).toEqual({ defaults: [], more: [] })
    const loans = linkingChoices(PlanType.REDUCE_DEBT, accounts, { typeNames: ['Loan'], accountNames: [] })
    expect(loans.defaults.map(({ name }) => name)).toEqual(['Credit Card', 'Mortgage'])
  })
})
