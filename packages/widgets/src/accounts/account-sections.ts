import type { Account } from '@evenkeel/api-client/contract/accounts'
import {
  AccountGroup,
  homeCurrency,
  type NetWorth,
  netWorth,
  type NetWorthAccount,
  toCents,
  toDollars,
} from '@evenkeel/engine'

/** Why an account counts in no total. */
export type LeftOut = 'hidden' | 'currency' | 'insurance'

export interface ListedAccount {
  readonly account: Account
  readonly leftOut: LeftOut | null
}

/** The accounts of one category. */
export interface AccountsOfCategory {
  readonly categoryName: string
  readonly label: string
  /** Dollars of those that count; null where none does. */
  readonly total: number | null
  readonly accounts: readonly ListedAccount[]
}

export interface AccountSection {
  readonly label: 'Assets' | 'Liabilities'
  /** Dollars. */
  readonly total: number
  readonly categories: readonly AccountsOfCategory[]
}

/** What the card shows of all accounts, in dollars. */
export interface AccountsView {
  readonly total: number
  /** Without a section that nothing is in. */
  readonly sections: readonly AccountSection[]
  readonly counted: readonly Account[]
  readonly leftOut: readonly ListedAccount[]
}

const plurals: Readonly<Record<string, string>> = {
  Loan: 'Loans',
  Mortgage: 'Mortgages',
  'Credit Card': 'Credit cards',
}

/** A category as the name of several accounts. */
export const labelOfCategory = (categoryName: string) => plurals[categoryName] ?? categoryName

const toEngine = (account: Account): NetWorthAccount => ({
  categoryName: account.category,
  groupName: account.groupName,
  balanceCents: toCents(account.balance),
  currency: account.currency,
  isHiddenFromNW: account.isHiddenFromNW,
  balanceAsOf: account.balanceAsOf,
})

/** The engine says whether an account counts; this only finds the word for why it does not. */
function leftOutOf(account: Account): LeftOut | null {
  if (netWorth([toEngine(account)]).excludedCount === 0) return null
  if (account.isHiddenFromNW) return 'hidden'
  return account.currency === homeCurrency ? 'insurance' : 'currency'
}

/** Categories that count in the engine's order, then those of which nothing counts, in the order of the accounts. */
function categoriesOf(
  listed: readonly ListedAccount[],
  groupName: AccountGroup,
  { groups }: NetWorth,
): AccountsOfCategory[] {
  const here = listed.filter(({ account }) => account.groupName === groupName)
  const counted = groups.filter((group) => group.groupName === groupName)
  const names = new Set([
    ...counted.map(({ categoryName }) => categoryName),
    ...here.map(({ account }) => account.category),
  ])
  return [...names].map((categoryName) => {
    const total = counted.find((group) => group.categoryName === categoryName)?.total
    return {
      categoryName,
      label: labelOfCategory(categoryName),
      total: total === undefined ? null : toDollars(total),
      accounts: here.filter(({ account }) => account.category === categoryName),
    }
  })
}

/** Accounts as the net worth card lists them: by what is owned and what is owed, then by category, with the same sums as everywhere. */
export function accountsView(accounts: readonly Account[]): AccountsView {
  const sums = netWorth(accounts.map(toEngine))
  const listed = accounts.map((account) => ({ account, leftOut: leftOutOf(account) }))
  const sections: readonly AccountSection[] = [
    { label: 'Assets', total: toDollars(sums.assets), categories: categoriesOf(listed, AccountGroup.ASSET, sums) },
    {
      label: 'Liabilities',
      total: toDollars(sums.liabilities),
      categories: categoriesOf(listed, AccountGroup.LIABILITY, sums),
    },
  ]
  return {
    total: toDollars(sums.total),
    sections: sections.filter(({ categories }) => categories.length > 0),
    counted: listed.flatMap(({ account, leftOut }) => (leftOut === null ? [account] : [])),
    leftOut: listed.filter(({ leftOut }) => leftOut !== null),
  }
}
