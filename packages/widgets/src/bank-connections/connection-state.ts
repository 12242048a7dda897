import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { formatDate, formatMoment, toIsoDate, screenDateFormat } from '@evenkeel/engine'
import type { IconName } from '@evenkeel/ui/icon'
import * as words from '../words/bank-connections.generated.ts'

/** The state of a connection, as icon, word and color together. */
export interface ConnectionState {
  readonly word: string
  readonly icon: IconName
  readonly tone: 'positive' | 'muted' | 'warning' | 'danger'
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()

/** Returns a recent moment in words: the time if it is today, else the day. */
function momentText(moment: Date, now: Date): string {
  if (isSameDay(moment, now)) return formatMoment(moment, 'time')
  return formatDate(toIsoDate(moment.toISOString()), screenDateFormat)
}

/** Returns the time of a connection's data; null before its first sync. */
export const dataFrom = ({ lastSyncedAt }: Pick<AccountConnection, 'lastSyncedAt'>, now: Date): string | null =>
  lastSyncedAt === null ? null : momentText(new Date(lastSyncedAt), now)

/** Returns how many accounts a connection keeps up to date. */
export const accountsText = ({ accountsCount }: Pick<AccountConnection, 'accountsCount'>): string =>
  words.accounts({ count: accountsCount })

/** Returns the state to show: red if the connection fails until the person repairs it, amber if it still works or recovers by itself. */
export function connectionState(connection: AccountConnection): ConnectionState {
  if (connection.syncInProgress) return { word: words.updating(), icon: 'refresh', tone: 'muted' }
  if (connection.issue === null) {
    if (connection.provider === null) return { word: words.notUpdating(), icon: 'link-broken', tone: 'warning' }
    if (connection.isSilent || connection.hasSyncIssue)
      return { word: words.notUpToDate(), icon: 'alert-triangle', tone: 'warning' }
    return { word: words.upToDate(), icon: 'check', tone: 'positive' }
  }
  if (connection.issue === 'pending-disconnect')
    return { word: words.signInNeededSoon(), icon: 'alert-triangle', tone: 'warning' }
  if (connection.issue === 'asks-if-same') return { word: words.waitingForYou(), icon: 'info', tone: 'warning' }
  if (connection.needsRepair) return { word: words.needsAttention(), icon: 'alert-triangle', tone: 'danger' }
  return { word: words.waitingForYourBank(), icon: 'alert-triangle', tone: 'warning' }
}
