import { homeCurrency } from '../figures/display.ts'
import { AccountGroup, insuranceCategoryName } from './account-types.ts'

export interface NetWorthAccount {
  readonly categoryName: string
  readonly groupName: AccountGroup
  /** Cents as the bank or the person states them; a debt is negative. */
  readonly balanceCents: number
  readonly currency: string
  readonly isHiddenFromNW: boolean
  /** The day or instant for which the balance was stated; null when unknown. */
  readonly balanceAsOf: string | null
}

interface NetWorthGroup {
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
  /** How many accounts do not count; shown next to the figure. */
  readonly excludedCount: number
  /** The earliest day or instant among the balances that count; null when none states one. */
  readonly oldestAsOf: string | null
  /** One per category that has an account: assets first, the largest first, then by name. */
  readonly groups: readonly NetWorthGroup[]
}

/** An account without a stated balance: a bank file without a balance creates one. */
const isStated = ({ balanceAsOf, balanceCents }: NetWorthAccount): boolean => balanceAsOf !== null || balanceCents !== 0

/** Whether an account counts: its balance is stated, and it may count. */
export const countsInNetWorth = (account: NetWorthAccount): boolean => isStated(account) && mayCountInNetWorth(account)

/** Whether an account counts once its balance is known: not if it is hidden, in another currency, or an insurance. */
export const mayCountInNetWorth = ({
  isHiddenFromNW,
  currency,
  categoryName,
}: Pick<NetWorthAccount, 'isHiddenFromNW' | 'currency' | 'categoryName'>): boolean =>
  !isHiddenFromNW && currency === homeCurrency && categoryName !== insuranceCategoryName

const groupKey = ({ groupName, categoryName }: NetWorthAccount): string => `${groupName} ${categoryName}`

function toGroups(accounts: readonly NetWorthAccount[]): NetWorthGroup[] {
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

const groupTotal = (groups: readonly NetWorthGroup[], groupName: AccountGroup): number =>
  groups.reduce((sum, group) => (group.groupName === groupName ? sum + group.total : sum), 0)

const earliest = (accounts: readonly NetWorthAccount[]): string | null =>
  accounts.reduce<string | null>((oldest, { balanceAsOf }) => {
    if (balanceAsOf === null) return oldest
    return oldest === null || balanceAsOf < oldest ? balanceAsOf : oldest
  }, null)

/**
 * Returns what a person owns minus what the person owes, from the accounts' stated balances.
 *
 * Do not count, but add to `excludedCount`: accounts that are hidden from net worth (Q-ACCT-7), accounts in another
 * currency, accounts without a stated balance, and insurance, whose balance is the sum insured and not money. An overdrawn asset lowers the assets. If the
 * debts together are overpaid, the surplus belongs to the person: it is added to the assets, and liabilities are 0.
 * Always assets + liabilities = total.
 */
export function netWorth(accounts: readonly NetWorthAccount[]): NetWorth {
  const counted = accounts.filter(countsInNetWorth)
  const groups = toGroups(counted)
  const owned = groupTotal(groups, AccountGroup.ASSET)
  const owed = groupTotal(groups, AccountGroup.LIABILITY)
  return {
    assets: owned + Math.max(0, owed),
    liabilities: Math.min(0, owed),
    total: owned + owed,
    excludedCount: accounts.length - counted.length,
    oldestAsOf: earliest(counted),
    groups,
  }
}
