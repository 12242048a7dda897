import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import * as words from '../../words/dialog-failed.generated.ts'

interface FailedDialogProps {
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Shown in place of a dialog whose own code failed: without it, the page would be covered by nothing that a person can see. */
export function FailedDialog({ onRetry, onClose }: FailedDialogProps) {
  return (
    <Dialog onClose={onClose} title={words.title()}>
      <DialogBody>{words.text()}</DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onRetry}>
          {words.tryAgain()}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
