import { Button } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import type { BankSyncState, BankWish } from '@evenkeel/widgets/shared/bank-connections.tsx'
import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { useCallback, useState } from 'react'

const BankHost = lazyDialog(async () => (await import('@evenkeel/widgets/bank-connections')).BankHost)

const idle: BankSyncState = { isRunning: false, isFailed: false }

const words = {
  linking: [
    'Link an account',
    'You sign in to your bank in this window alone. The page you came from sees nothing of it.',
  ],
  coming: ['Your accounts are coming in', 'This takes a moment. Leave this window open to see when they are here.'],
  late: [
    'Your accounts are still coming in',
    'They show on the page you came from as soon as they are here. You can close this window.',
  ],
  done: ['You can close this window', 'What you linked then shows on the page you came from.'],
} as const

type Standing = keyof typeof words

function standingOf(wish: BankWish | null, { isRunning, isFailed }: BankSyncState): Standing {
  if (wish !== null) return 'linking'
  if (isRunning) return 'coming'
  return isFailed ? 'late' : 'done'
}

/** Links a bank for a widget on another page, which reads everything again once this window is closed. */
export function LinkAccount() {
  const [wish, setWish] = useState<BankWish | null>({ kind: 'connect' })
  const [sync, setSync] = useState(idle)
  const giveUp = useCallback(() => setWish(null), [])
  const standing = standingOf(wish, sync)
  const [title, text] = words[standing]
  return (
    <>
      <div role="status">
        <Heading look="page" level={1}>
          {title}
        </Heading>
        <p className="mt-3 text-body text-text-muted">{text}</p>
      </div>
      {standing !== 'linking' && (
        <div className="flex flex-wrap justify-end gap-3">
          <Button disabled={sync.isRunning} onClick={() => setWish({ kind: 'connect' })}>
            Link another account
          </Button>
          <Button variant="primary" onClick={() => close()}>
            Close window
          </Button>
        </div>
      )}
      <BankHost wish={wish} follows={0} onWish={setWish} onSync={setSync} onClose={giveUp} />
    </>
  )
}
