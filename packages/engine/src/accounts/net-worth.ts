import { homeCurrency } from '../figures/display.ts'
import { AccountGroup, insuranceCategoryName } from './account-types.ts'

export interface NetWorthAccount {
  readonly categoryName: string
  readonly groupName: AccountGroup
  /** As stated; what is owed is negative. */
  readonly balanceCents: number
  readonly currency: string
  readonly isHiddenFromNW: boolean
  /** The day or instant for which the balance was stated; null when unknown. */
  readonly balanceAsOf: string | null
}

export interface NetWorthGroup {
  readonly categoryName: string
  readonly groupName: AccountGroup
  /** Cents; negative when the accounts together are owed. */
  readonly total: number
  readonly count: number
}

/** All amounts in cents. */
export interface NetWorth {
  readonly assets: number
  /** Negative or 0. */
  readonly liabilities: number
  readonly total: number
  /** Accounts that were left out, for the note beside the figure. */
  readonly excludedCount: number
  /** The earliest day or instant among the balances that count; null when none states one. */
  readonly oldestAsOf: string | null
  /** One per category that has an account: assets first, the largest first, then by name. */
  readonly groups: readonly NetWorthGroup[]
}

const counts = ({ isHiddenFromNW, currency, categoryName }: NetWorthAccount): boolean =>
  !isHiddenFromNW && currency === homeCurrency && categoryName !== insuranceCategoryName

const groupKey = ({ groupName, categoryName }: NetWorthAccount): string => `${groupName} ${categoryName}`

function groupsOf(accounts: readonly NetWorthAccount[]): NetWorthGroup[] {
  const groups = new Map<string, NetWorthGroup>()
  for (const account of accounts) {
    const { categoryName, groupName, balanceCents } = account
    const known = groups.get(groupKey(account))
    groups.set(groupKey(account), {
      categoryName,
      groupName,
      total: (known?.total ?? 0) + balanceCents,
      count: (known?.count ?? 0) + 1,
    })
  }
  return [...groups.values()].toSorted(byGroupThenSize)
}

function byGroupThenSize(a: NetWorthGroup, b: NetWorthGroup): number {
  if (a.groupName !== b.groupName) return a.groupName === AccountGroup.ASSET ? -1 : 1
  return Math.abs(b.total) - Math.abs(a.total) || (a.categoryName < b.categoryName ? -1 : 1)
}

const totalOf = (groups: readonly NetWorthGroup[], groupName: AccountGroup): number =>
  groups.reduce((sum, group) => (group.groupName === groupName ? sum + group.total : sum), 0)

const earliest = (accounts: readonly NetWorthAccount[]): string | null =>
  accounts.reduce<string | null>((oldest, { balanceAsOf }) => {
    if (balanceAsOf === null) return oldest
    return oldest === null || balanceAsOf < oldest ? balanceAsOf : oldest
  }, null)

/**
 * What a person owns less what is owed, from the accounts' stated balances.
 *
 * Left out and counted in `excludedCount`: accounts hidden from net worth (Q-ACCT-7), accounts in another currency
 * (which counts in no total), and insurance, whose balance is the sum insured and not money that is there.
 * An overdrawn asset lowers the assets. Debts that are overpaid on the whole are money owed to the person, so the
 * surplus joins the assets and liabilities stay 0; always assets + liabilities = total.
 */
export function netWorth(accounts: readonly NetWorthAccount[]): NetWorth {
  const counted = accounts.filter(counts)
  const groups = groupsOf(counted)
  const owned = totalOf(groups, AccountGroup.ASSET)
  const owed = totalOf(groups, AccountGroup.LIABILITY)
  return {
    assets: owned + Math.max(0, owed),
    liabilities: Math.min(0, owed),
    total: owned + owed,
    excludedCount: accounts.length - counted.length,
    oldestAsOf: earliest(counted),
    groups,
  }
}
