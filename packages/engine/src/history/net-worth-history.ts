import type { AccountGroup } from '../accounts/account-types.ts'
import { countsInNetWorth, netWorth, type NetWorthAccount } from '../accounts/net-worth.ts'
import type { IsoDate } from '../calendar/iso-date.ts'
import { balanceOn, type BalanceStep } from './balance-history.ts'

/** An account with its balances; `balanceCents` is today's. */
export interface AccountWithHistory extends NetWorthAccount {
  readonly id: number
  readonly steps: readonly BalanceStep[]
}

/** All amounts in cents. */
export interface NetWorthDay {
  readonly day: IsoDate
  readonly assets: number
  /** Negative or 0. */
  readonly liabilities: number
  readonly total: number
  /** How many of today's counted accounts were not known yet; they add nothing. */
  readonly unknownCount: number
}

/** What one account did to net worth between two days. All amounts in cents; `now` = `before` + `change` + `added`. */
export interface AccountChange {
  readonly id: number
  readonly categoryName: string
  readonly groupName: AccountGroup
  /** Null if the account was not known then. */
  readonly before: number | null
  readonly now: number
  /** How it moved while it was known. */
  readonly change: number
  /** Its first known balance, if that is later than the first day; not a gain. */
  readonly added: number
}

/** Returns the net worth of a day: the sum of the balances known then, by the rule of `netWorth`. */
export function netWorthOn(accounts: readonly AccountWithHistory[], day: IsoDate): NetWorthDay {
  const known: NetWorthAccount[] = []
  let unknownCount = 0
  for (const account of accounts) {
    if (!countsInNetWorth(account)) continue
    const step = balanceOn(account.steps, day)
    if (step === null) unknownCount += 1
    else known.push({ ...account, balanceCents: step.balanceCents })
  }
  const { assets, liabilities, total } = netWorth(known)
  return { day, assets, liabilities, total, unknownCount }
}

/** Returns the days from the first on which a balance is known; the last one alone if none is. */
export function knownDays(
  accounts: readonly AccountWithHistory[],
  days: readonly [IsoDate, ...IsoDate[]],
): readonly [IsoDate, ...IsoDate[]] {
  const counted = accounts.filter(countsInNetWorth)
  const at = days.findIndex((day) => counted.some(({ steps }) => balanceOn(steps, day) !== null))
  const [first = days[0], ...later] = days.slice(at)
  return [first, ...later]
}

/** Returns what each account that counts did between two days. The second must not be before an account began. */
export function accountChanges(
  accounts: readonly AccountWithHistory[],
  from: IsoDate,
  to: IsoDate,
): readonly AccountChange[] {
  return accounts.filter(countsInNetWorth).map(({ id, categoryName, groupName, steps }) => {
    const before = balanceOn(steps, from)?.balanceCents ?? null
    const now = balanceOn(steps, to)?.balanceCents ?? 0
    const first = before ?? steps[0]?.balanceCents ?? 0
    return { id, categoryName, groupName, before, now, change: now - first, added: before === null ? first : 0 }
  })
}

/**
 * Returns the account behind most of a change: the one whose own change has its direction and is more than half of it.
 * Null if no single account is.
 */
export function mainDriver(changes: readonly AccountChange[]): AccountChange | null {
  const total = changes.reduce((sum, { change }) => sum + change, 0)
  const [largest] = changes
    .filter(({ change }) => Math.sign(change) === Math.sign(total))
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
  return largest !== undefined && Math.abs(largest.change) * 2 > Math.abs(total) ? largest : null
}

/** The categories whose balances are moved by rows and by nothing else. */
export const isMovedByRows = (categoryName: string): boolean =>
  categoryName === 'Cash' || categoryName === 'Credit Card'
