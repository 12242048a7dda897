import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { useEffect, useState } from 'react'
import * as words from '../../words/connect-dialog.generated.ts'

interface ConnectDialogProps {
  /** Whether a person is connected after all, as when the page asks before the card has found that out. */
  readonly isConnected: () => Promise<boolean>
  /** Opens our window; false if the browser blocked it. */
  readonly connect: () => boolean
  readonly onConnected: () => void
  readonly onClose: () => void
}

/** Offers to connect when the page asked for a dialog, so that the page sees the same with and without a person. */
export function ConnectDialog({ isConnected, connect, onConnected, onClose }: ConnectDialogProps) {
  const [state, setState] = useState<'asking' | 'open' | 'blocked'>('asking')
  useEffect(() => {
    let isGone = false
    isConnected().then(
      (is) => {
        if (!isGone && is) onConnected()
        else if (!isGone) setState('open')
      },
      () => !isGone && setState('open'),
    )
    return () => {
      isGone = true
    }
  }, [isConnected, onConnected])
  if (state === 'asking') return null
  return (
    <Dialog onClose={onClose} title={words.connectEvenkeel()}>
      <DialogBody>{state === 'blocked' ? words.allowWindows() : words.signInOnce()}</DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{words.cancel()}</Button>
        <Button variant="primary" onClick={() => setState(connect() ? 'open' : 'blocked')}>
          {words.connect()}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
