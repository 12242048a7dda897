import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { type QueryState, useChange } from '@evenkeel/api-client/react'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type BankDialog, useBankConnections } from '../shared/bank-connections.tsx'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/bank-connections.generated.ts'
import { ConnectionRow } from './connection-row.tsx'
import { useLoginNames } from './login-names.ts'
import { MissingRows } from './missing-rows.tsx'
import { Button } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import { useId } from 'react'
import { useReportedChange } from '../shared/use-reported-change.ts'

interface SecondLoginProps {
  readonly connection: AccountConnection
  /** Called once the answer is stored, to follow the sync that it starts. */
  readonly onAnswered: () => void
}

/** Asks whether a login is one that the person has, and says what joining the two would change. */
export function SecondLogin({ connection, onAnswered }: SecondLoginProps) {
  const { accountConnectionId: connectionId, name, asksIfSame = [] } = connection
  const decide = useChange('decideSecondLogin')
  const report = useReportedChange()
  const id = useId()
  const answer = async (isSame: boolean) => {
    const done = isSame ? words.sameJoined() : words.sameApart()
    if (await report(decide.run({ body: { connectionId, isSame } }), done)) onAnswered()
  }
  return (
    <section aria-labelledby={id} className="mb-6">
      <Heading look="item" level={3} id={id}>
        {words.sameTitle({ name })}
      </Heading>
      <p className="text-label font-normal text-text-muted">{words.sameHint()}</p>
      <ul className="my-2 text-body text-text">
        {asksIfSame.map((account) => (
          <li key={account.name} className="wrap-anywhere">
            {words.sameAccount(account)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" disabled={decide.isBusy} onClick={() => void answer(true)}>
          {words.sameYes()}
        </Button>
        <Button size="compact" disabled={decide.isBusy} onClick={() => void answer(false)}>
          {words.sameNo()}
        </Button>
      </div>
    </section>
  )
}

export interface ConnectionListProps {
  readonly onWish: (wish: BankDialog | null) => void
  readonly onSync: (connectionId: number) => void
}

function Rows() {
  return (
    <div className="flex flex-col gap-6">
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton width="48%" height={16} />
          <Skeleton width="32%" height={14} />
          <Skeleton width={132} height={32} />
        </div>
      ))}
    </div>
  )
}

function List({
  connections,
  onWish,
  onSync,
}: ConnectionListProps & { readonly connections: readonly AccountConnection[] }) {
  const nameOf = useLoginNames(connections)
  if (connections.length === 0) {
    return (
      <EmptyState icon="bank" title={words.noBanks()}>
        {words.noBanksText()}
      </EmptyState>
    )
  }
  return (
    <ul>
      {connections.map((connection) => {
        const { accountConnectionId: connectionId } = connection
        const login = nameOf(connection)
        return (
          <ConnectionRow
            key={connectionId}
            connection={connection}
            login={login}
            onFix={() => onWish({ kind: 'repair', connectionId })}
            onSync={() => onSync(connectionId)}
            onDelete={() => onWish({ kind: 'delete', connectionId, name: login.label })}
          />
        )
      })}
    </ul>
  )
}

/** Whether several connections can be updated at once, and none is being updated. */
export const canUpdateAll = (list: readonly AccountConnection[] = []) =>
  list.filter(({ needsRepair, provider }) => !needsRepair && provider !== null).length > 1 &&
  !list.some(({ syncInProgress }) => syncInProgress)

/** The person's bank logins, each with its state and the actions on it; first what is asked about them. */
export function ConnectionList({
  connections,
  ...actions
}: ConnectionListProps & { readonly connections: QueryState<readonly AccountConnection[]> }) {
  const bank = useBankConnections()
  return (
    <>
      {connections.data
        ?.filter(({ asksIfSame }) => asksIfSame !== undefined)
        .map((connection) => (
          <SecondLogin key={connection.accountConnectionId} connection={connection} onAnswered={() => bank?.follow()} />
        ))}
      <MissingRows />
      <QueryView
        query={connections}
        label={words.loadingConnections()}
        skeleton={<Rows />}
        failedTitle={words.connectionsFailed()}
      >
        {(list) => <List connections={list} {...actions} />}
      </QueryView>
    </>
  )
}
