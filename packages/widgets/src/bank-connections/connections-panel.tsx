import { useQuery } from '@evenkeel/api-client/react'
import { Button, TextButton } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { useBankConnections } from '../shared/bank-connections.tsx'
import * as words from '../words/bank-connections.generated.ts'
import { canUpdateAll, ConnectionList } from './connection-list.tsx'

/** The person's bank logins as a screen. */
export function ConnectionsPanel() {
  const bank = useBankConnections()
  const connections = useQuery('connections')
  const isByHandOnly = useQuery('companyInfo').data?.data.info.level1 ?? true
  // The foot is drawn with the list, so that it never moves.
  const isListed = connections.data !== undefined || connections.failure !== undefined
  if (bank === null) return null
  const update = (connectionId: number | null) => bank.open({ kind: 'update', connectionId })
  return (
    <Card
      title={words.bankConnections()}
      action={
        canUpdateAll(connections.data) && (
          <Button size="compact" icon="refresh" onClick={() => update(null)}>
            {words.updateAll()}
          </Button>
        )
      }
    >
      <CardBody>
        <ConnectionList connections={connections} onWish={(wish) => wish && bank.open(wish)} onSync={update} />
      </CardBody>
      {isListed && !isByHandOnly && (
        <CardFooter>
          <TextButton icon="plus" onClick={() => bank.open({ kind: 'connect' })}>
            {words.connect()}
          </TextButton>
        </CardFooter>
      )}
    </Card>
  )
}
