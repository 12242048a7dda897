import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { formatDate, isoDateOf, screenDateFormat } from '@evenkeel/engine'
import type { IconName } from '@evenkeel/ui/icon'

/** How a connection stands: icon, word and colour together. */
export interface ConnectionState {
  readonly word: string
  readonly icon: IconName
  readonly tone: 'positive' | 'muted' | 'warning' | 'danger'
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()

/** A moment of the recent past: the time of today, the day of before. */
function momentText(moment: Date, now: Date): string {
  // Some builds of the locale data part the time and AM by a narrow space, which fonts and searches do not know.
  if (isSameDay(moment, now)) return clock.format(moment).replaceAll('\u202F', ' ')
  return formatDate(isoDateOf(moment.toISOString()), screenDateFormat)
}

/** From when a connection's data is; null before its first sync. */
export const dataFrom = ({ lastSyncedAt }: Pick<AccountConnection, 'lastSyncedAt'>, now: Date): string | null =>
  lastSyncedAt === null ? null : momentText(new Date(lastSyncedAt), now)

const countText = (count: number, singular: string) =>
  `${count.toLocaleString('en-US')} ${singular}${count === 1 ? '' : 's'}`

/** How many accounts a connection keeps up to date. */
export const accountsText = ({ accountsCount }: Pick<AccountConnection, 'accountsCount'>): string =>
  countText(accountsCount, 'account')

/** Red where it does not work until the person mends it, amber where it still works or mends itself. */
export function connectionState(connection: AccountConnection): ConnectionState {
  if (connection.syncInProgress) return { word: 'Updating', icon: 'refresh', tone: 'muted' }
  if (connection.issue === null) {
    if (connection.provider === null) return { word: 'Not kept up to date', icon: 'link-broken', tone: 'warning' }
    return { word: 'Up to date', icon: 'check', tone: 'positive' }
  }
  if (connection.issue === 'pending-disconnect') return { word: 'Ends soon', icon: 'alert-triangle', tone: 'warning' }
  if (connection.needsRepair) return { word: 'Needs attention', icon: 'alert-triangle', tone: 'danger' }
  return { word: 'Waiting for the bank', icon: 'alert-triangle', tone: 'warning' }
}
