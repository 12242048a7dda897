import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import * as words from '../words/sign-in-settings.generated.ts'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

const asFile = (codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(words.codesFile({ codes: codes.join('\n') }))}`

/** The codes for a lost phone, which are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog onClose={onClose} dismissible={false} title={words.codesTitle()} description={words.codesText()}>
      <DialogBody>
        <ul
          aria-label={words.recoveryCodes()}
          className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sunken px-4 py-3 font-mono text-body text-text select-all"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter
        start={
          <a
            href={asFile(codes)}
            download="evenkeel-recovery-codes.txt"
            className="text-body font-medium text-accent hover:underline"
          >
            {words.download()}
          </a>
        }
      >
        <Button variant="primary" onClick={onClose}>
          {words.iSavedThem()}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
