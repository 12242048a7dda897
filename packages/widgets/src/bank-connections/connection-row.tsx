import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { Button } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { syncProgress } from '../shared/sync-progress.ts'
import { useNow } from '../shared/today.tsx'
import { accountsText, type ConnectionState, connectionState, dataFrom } from './connection-state.ts'
import type { LoginName } from './login-names.ts'
import { SandboxControls } from './sandbox-controls.tsx'
import * as words from '../words/bank-connections.generated.ts'

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
  const { accountConnectionId, name, needsRepair, provider, syncInProgress } = connection
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
        {needsRepair && (
          <Button size="compact" icon="link" aria-label={words.fixConnectionOf({ label: login.label })} onClick={onFix}>
            {words.fixConnection()}
          </Button>
        )}
        {!needsRepair && provider !== null && (
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
        <Button
          size="compact"
          variant="dangerText"
          aria-label={words.deleteConnectionOf({ label: login.label })}
          onClick={onDelete}
        >
          {words.deleteIt()}
        </Button>
        {provider === 'twin' && (
          <SandboxControls connectionId={accountConnectionId} name={login.label} onSync={onSync} />
        )}
      </div>
    </li>
  )
}
