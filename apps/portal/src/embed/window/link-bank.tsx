import { Button } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import type { BankSyncState, BankDialog } from '@evenkeel/widgets/shared/bank-connections.tsx'
import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import type { Decided } from '@evenkeel/widgets/shared/our-window.ts'
import { useCallback, useState } from 'react'
import * as words from '../../words/embed-window.generated.ts'

const BankHost = lazyDialog(async () => (await import('@evenkeel/widgets/bank-connections')).BankHost)

const idle: BankSyncState = { isRunning: false, isFailed: false }

const titles = {
  asking: [words.linkTitle, words.linkText],
  linking: [words.linkTitle, words.linkText],
  coming: [words.comingTitle, words.comingText],
  late: [words.lateTitle, words.lateText],
  done: [words.doneTitle, words.doneText],
} as const

type Standing = keyof typeof titles

function toStanding(wish: BankDialog | null, { isRunning, isFailed }: BankSyncState, hasBegun: boolean): Standing {
  if (wish !== null) return 'linking'
  if (!hasBegun) return 'asking'
  if (isRunning) return 'coming'
  return isFailed ? 'late' : 'done'
}

/**
 * Links a bank for a widget on another page. The card reads its accounts again even if the person linked none. Nothing starts
 * without a click: the bank's part opens in a frame, and the page that opened this window could count frames to learn who is
 * signed in.
 */
export function LinkBank({ onDecided }: { readonly onDecided: (decided: Decided) => void }) {
  const onClose = () => onDecided({ isDone: true, changeId: null })
  const [wish, setWish] = useState<BankDialog | null>(null)
  const [hasBegun, setHasBegun] = useState(false)
  const [sync, setSync] = useState(idle)
  const giveUp = useCallback(() => setWish(null), [])
  const begin = () => {
    setHasBegun(true)
    setWish({ kind: 'connect' })
  }
  const standing = toStanding(wish, sync, hasBegun)
  const [title, text] = titles[standing]
  return (
    <>
      <div role="status">
        <Heading look="page" level={1}>
          {title()}
        </Heading>
        <p className="mt-3 text-body text-text-muted">{text()}</p>
      </div>
      {standing === 'asking' && (
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{words.cancel()}</Button>
          <Button variant="primary" onClick={begin}>
            {words.chooseYourBank()}
          </Button>
        </div>
      )}
      {hasBegun && standing !== 'linking' && (
        <div className="flex flex-wrap justify-end gap-3">
          <Button disabled={sync.isRunning} onClick={begin}>
            {words.linkAnotherAccount()}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {words.closeWindow()}
          </Button>
        </div>
      )}
      <BankHost wish={wish} follows={0} onWish={setWish} onSync={setSync} onClose={giveUp} />
    </>
  )
}
