import { useState } from 'react'
import {
  BankConnectionsProvider,
  type BankHostProps,
  type BankDialog,
  useBankConnections,
} from '../shared/bank-connections.tsx'
import { BankHost } from './bank-host.tsx'

interface BankStageProps {
  readonly wish: BankDialog
  readonly leave?: (address: string) => void
}

function Opener({ wish }: Pick<BankStageProps, 'wish'>) {
  const bank = useBankConnections()
  const [isOpened, setOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpened(true)
          bank?.open(wish)
        }}
      >
        Open
      </button>
      {isOpened && <p>{bank?.sync.isFailed ? 'Sync lost' : 'Sync known'}</p>}
      <button type="button" onClick={bank?.follow}>
        Follow
      </button>
    </>
  )
}

/** A button that requests a dialog, which opens as in the portal. */
export function BankStage({ wish, leave }: BankStageProps) {
  const [Host] = useState(() => (props: BankHostProps) => <BankHost {...props} {...(leave && { leave })} />)
  return (
    <BankConnectionsProvider Host={Host}>
      <Opener wish={wish} />
    </BankConnectionsProvider>
  )
}
