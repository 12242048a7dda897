/** Whether an account is something owned or something owed (Q-API-6). */
export const AccountGroup = { ASSET: 'Asset', LIABILITY: 'Liability' } as const
export type AccountGroup = (typeof AccountGroup)[keyof typeof AccountGroup]

export interface AccountType {
  readonly categoryName: string
  readonly typeName: string
  readonly groupName: AccountGroup
  /** Whether a person may choose it when adding an account by hand. */
  readonly showInAddManual: boolean
}

const defineTypes = (groupName: AccountGroup, categoryName: string, typeNames: readonly string[]): AccountType[] =>
  typeNames.map((typeName) => ({ categoryName, typeName, groupName, showInAddManual: true }))

/** The category 'Current insurance amount'. Its balance is the sum insured, not money that a person has. */
export const insuranceCategoryName = 'Insurance'

/** The category of homes and cars, which are not savings. */
export const propertyCategoryName = 'Property'

/** All kinds of accounts, in the order of the form. Source: Q-ACCT-2. */
export const accountTypes: readonly AccountType[] = [
  ...defineTypes(AccountGroup.ASSET, 'Cash', ['Checking', 'Savings']),
  ...defineTypes(AccountGroup.ASSET, 'Investment', ['Brokerage']),
  ...defineTypes(AccountGroup.ASSET, 'Retirement', ['401(k)', 'IRA', 'Roth IRA']),
  ...defineTypes(AccountGroup.ASSET, propertyCategoryName, ['Home', 'Vehicle']),
  ...defineTypes(AccountGroup.ASSET, insuranceCategoryName, ['Life Insurance', 'Disability Insurance']),
  ...defineTypes(AccountGroup.LIABILITY, 'Loan', ['Student Loan', 'Auto Loan', 'Personal Loan']),
  ...defineTypes(AccountGroup.LIABILITY, 'Mortgage', ['Mortgage']),
  ...defineTypes(AccountGroup.LIABILITY, 'Credit Card', ['Credit Card']),
]

/** The categories of accounts that are owed: cards and loans. */
export const debtCategoryNames: readonly string[] = [
  ...new Set(
    accountTypes
      .filter(({ groupName }) => groupName === AccountGroup.LIABILITY)
      .map(({ categoryName }) => categoryName),
  ),
]

/** Returns the kinds of accounts that a person can choose in the form for an account by hand. Source: ACCT-04. */
export const manualAccountTypes = (types: readonly AccountType[]): AccountType[] =>
  types.filter(({ showInAddManual }) => showInAddManual)
