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

const typesOf = (groupName: AccountGroup, categoryName: string, typeNames: readonly string[]): AccountType[] =>
  typeNames.map((typeName) => ({ categoryName, typeName, groupName, showInAddManual: true }))

/** The category whose balance is the sum insured, not money that is there ('Current insurance amount'). */
export const insuranceCategoryName = 'Insurance'

/** The kinds of accounts, in the order in which they are offered (Q-ACCT-2). */
export const accountTypes: readonly AccountType[] = [
  ...typesOf(AccountGroup.ASSET, 'Cash', ['Checking', 'Savings']),
  ...typesOf(AccountGroup.ASSET, 'Investment', ['Brokerage']),
  ...typesOf(AccountGroup.ASSET, 'Retirement', ['401(k)', 'IRA', 'Roth IRA']),
  ...typesOf(AccountGroup.ASSET, 'Property', ['Home', 'Vehicle']),
  ...typesOf(AccountGroup.ASSET, insuranceCategoryName, ['Life Insurance', 'Disability Insurance']),
  ...typesOf(AccountGroup.LIABILITY, 'Loan', ['Student Loan', 'Auto Loan', 'Personal Loan']),
  ...typesOf(AccountGroup.LIABILITY, 'Mortgage', ['Mortgage']),
  ...typesOf(AccountGroup.LIABILITY, 'Credit Card', ['Credit Card']),
]

/** The kinds that the form for an account by hand offers (ACCT-04). */
export const manualAccountTypes = (types: readonly AccountType[]): AccountType[] =>
  types.filter(({ showInAddManual }) => showInAddManual)
