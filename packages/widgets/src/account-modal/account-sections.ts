import type { Account } from '@evenkeel/api-client/contract/accounts'
import {
  AccountGroup,
  homeCurrency,
  type NetWorth,
  netWorth,
  type NetWorthAccount,
  toCents,
  toDollars,
  named,
} from '@evenkeel/engine'
import { isBalanceStated } from './as-of.ts'
import * as words from '../words/accounts.generated.ts'

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
  /** The sum of those that count, in dollars; null if none does. */
  readonly total: number | null
  readonly accounts: readonly ListedAccount[]
}

export interface AccountSection {
  readonly label: string
  /** Dollars. */
  readonly total: number
  readonly categories: readonly AccountsOfCategory[]
}

/** What the card shows of all accounts, in dollars. */
export interface AccountsView {
  readonly total: number
  /** What is owned, and what is owed, below 0. They add up to the total. */
  readonly sums: { readonly assets: number; readonly liabilities: number; readonly total: number }
  /** Only sections that have accounts. */
  readonly sections: readonly AccountSection[]
  readonly counted: readonly Account[]
  readonly leftOut: readonly ListedAccount[]
}

/** Returns how many accounts a section lists, those that do not count included. */
export const accountCount = ({ categories }: AccountSection): number =>
  categories.reduce((sum, { accounts }) => sum + accounts.length, 0)

const plurals: Readonly<Record<string, string>> = {
  Loan: 'Loans',
  Mortgage: 'Mortgages',
  'Credit Card': 'Credit cards',
}

/** Returns the category as a heading for several accounts. */
export const labelOfCategory = (categoryName: string) => plurals[categoryName] ?? named(categoryName)

const toEngine = (account: Account): NetWorthAccount => ({
  categoryName: account.category,
  groupName: account.groupName,
  balanceCents: toCents(account.balance),
  currency: account.currency,
  isHiddenFromNW: account.isHiddenFromNW,
  balanceAsOf: account.balanceAsOf,
})

/** Returns why an account counts in no total. The engine decides whether it counts; this only finds the reason. */
function whyLeftOut(account: Account): LeftOut | null {
  if (netWorth([toEngine(account)]).excludedCount === 0) return null
  if (account.isHiddenFromNW || !isBalanceStated(account)) return 'hidden'
  return account.currency === homeCurrency ? 'insurance' : 'currency'
}

/** Returns the categories that count, in the engine's order, then those in which nothing counts, in the order of the accounts. */
function toCategories(
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

/** Returns the accounts as the net worth card lists them: by asset or debt, then by category, with the same sums as everywhere else. */
export function accountsView(accounts: readonly Account[]): AccountsView {
  const worth = netWorth(accounts.map(toEngine))
  const sums = {
    assets: toDollars(worth.assets),
    liabilities: toDollars(worth.liabilities),
    total: toDollars(worth.total),
  }
  const listed = accounts.map((account) => ({ account, leftOut: whyLeftOut(account) }))
  const sections: readonly AccountSection[] = [
    {
      label: words.assets(),
      total: sums.assets,
      categories: toCategories(listed, AccountGroup.ASSET, worth),
    },
    {
      label: words.liabilities(),
      total: sums.liabilities,
      categories: toCategories(listed, AccountGroup.LIABILITY, worth),
    },
  ]
  return {
    total: sums.total,
    sums,
    sections: sections.filter(({ categories }) => categories.length > 0),
    counted: listed.flatMap(({ account, leftOut }) => (leftOut === null ? [account] : [])),
    leftOut: listed.filter(({ leftOut }) => leftOut !== null),
  }
}
