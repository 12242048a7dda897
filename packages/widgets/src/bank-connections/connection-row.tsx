import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { Button } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import { Icon, type IconName } from '@evenkeel/ui/icon'
import { syncProgress } from '../shared/sync-progress.ts'
import { useNow } from '../shared/today.tsx'
import type { LoginName } from './login-names.ts'
import { SandboxControls } from './sandbox-controls.tsx'
import * as words from '../words/bank-connections.generated.ts'
import { formatDate, formatTime, screenDateFormat, toIsoDate } from '@evenkeel/engine'

/** The state of a connection, as icon, word and color together. */
interface ConnectionState {
  readonly word: string
  readonly icon: IconName
  readonly tone: 'positive' | 'muted' | 'warning' | 'danger'
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()

/** Returns a recent moment in words: the time if it is today, else the day. */
function momentText(moment: Date, now: Date): string {
  if (isSameDay(moment, now)) return formatTime(moment)
  return formatDate(toIsoDate(moment.toISOString()), screenDateFormat)
}

/** Returns the time of a connection's data; null before its first sync. */
const dataFrom = ({ lastSyncedAt }: Pick<AccountConnection, 'lastSyncedAt'>, now: Date): string | null =>
  lastSyncedAt === null ? null : momentText(new Date(lastSyncedAt), now)

/** Returns how many accounts a connection keeps up to date. */
const accountsText = ({ accountsCount }: Pick<AccountConnection, 'accountsCount'>): string =>
  words.accounts({ count: accountsCount })

/** Returns the state to show: red if the connection fails until the person repairs it, amber if it still works or recovers by itself. */
function connectionState(connection: AccountConnection): ConnectionState {
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

interface ConnectionRowProps {
  readonly connection: AccountConnection
  readonly login: LoginName
  readonly onFix: () => void
  readonly onSync: () => void
  readonly onDelete: () => void
}

const tones: Readonly<Record<ConnectionState['tone'], string>> = {
  positive: 'text-positive',
  muted: 'text-text-muted',
  warning: 'text-warning',
  danger: 'text-danger',
}

function Mark({ state: { word, icon, tone } }: { readonly state: ConnectionState }) {
  return (
    <span className={`inline-flex items-center gap-1.5 text-label whitespace-nowrap ${tones[tone]}`}>
      <Icon name={icon} size={16} />
      {word}
    </span>
  )
}

/** Returns the notes next to the state: what is wrong, which rows were left out, and what another connection already brings in. */
function connectionNotes({ issueMessage, refusedRows, alreadyConnected }: AccountConnection): readonly string[] {
  return [
    ...(issueMessage === null ? [] : [issueMessage]),
    ...(refusedRows === 0 ? [] : [words.rowsSkipped({ count: refusedRows })]),
    ...(alreadyConnected.length === 0 ? [] : [words.alreadyConnected({ join: alreadyConnected.join(', ') })]),
  ]
}

function connectionFacts(connection: AccountConnection, { accountNames }: LoginName, now: Date): string {
  const accounts = [accountsText(connection), accountNames.join(', ')].filter((part) => part !== '').join(': ')
  if (connection.syncInProgress) return `${accounts} · ${syncProgress(connection)}`
  const from = dataFrom(connection, now)
  return from === null ? accounts : `${accounts} · ${words.asOf({ day: from })}`
}

/** One bank login: its state, the age of its data, and the actions on it. */
export function ConnectionRow({ connection, login, onFix, onSync, onDelete }: ConnectionRowProps) {
  const { accountConnectionId, name, provider, syncInProgress } = connection
  // As home and the list of accounts have it: a bank that has sent nothing for days is signed in to again.
  const needsFix = connection.needsRepair || (connection.isSilent && !syncInProgress && provider !== null)
  const now = useNow()
  return (
    <li className="border-t border-hairline py-4 first:border-t-0 first:pt-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading look="item" level={3}>
          {name}
        </Heading>
        <Mark state={connectionState(connection)} />
      </div>
      <p className="text-label font-normal break-words text-text-muted">{connectionFacts(connection, login, now)}</p>
      {connectionNotes(connection).map((note) => (
        <p key={note} className="mt-1 text-label font-normal break-words text-text-muted">
          {note}
        </p>
      ))}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {needsFix && (
          <Button size="compact" icon="link" aria-label={words.fixConnectionOf({ label: login.label })} onClick={onFix}>
            {words.fixConnection()}
          </Button>
        )}
        {!needsFix && provider !== null && (
          <Button
            size="compact"
            icon="refresh"
            busy={syncInProgress}
            aria-label={words.refreshConnection({ label: login.label })}
            onClick={onSync}
          >
            {words.refreshNow()}
          </Button>
        )}
        {provider === 'twin' && (
          <SandboxControls connectionId={accountConnectionId} name={login.label} onSync={onSync} />
        )}
        <Button
          size="compact"
          variant="dangerText"
          aria-label={words.deleteConnectionOf({ label: login.label })}
          onClick={onDelete}
        >
          {words.deleteIt()}
        </Button>
      </div>
    </li>
  )
}
