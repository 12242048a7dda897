import { daysBetween } from '@evenkeel/engine'
import type { StoredConnection } from '../../store/ledger/accounts.ts'
import { toDay } from '../moment.ts'

const silentAfterDays = 3

/** Returns the day on which a connection was last read; null before its first sync. */
export const lastReadDay = ({ lastSyncedAt }: Pick<StoredConnection, 'lastSyncedAt'>): string | null =>
  lastSyncedAt === null ? null : toDay(lastSyncedAt)

/**
 * Whether a connection has not been read for three days. Every screen that calls a bank out of date goes by this. How old
 * the balances are says nothing: some banks state them once a week.
 */
export function isSilent(connection: Pick<StoredConnection, 'lastSyncedAt'>, today: string): boolean {
  const day = lastReadDay(connection)
  return day !== null && daysBetween(day, today) >= silentAfterDays
}
