import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

const asFile = (codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Evenkeel recovery codes, each good once:\n\n${codes.join('\n')}\n`)}`

/** The codes for a lost phone, which are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={false}
      title="Keep these recovery codes"
      description="With one of them you get in when your phone is lost. Each works once, and they are not shown again."
    >
      <DialogBody>
        <ul
          aria-label="Recovery codes"
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
            Save as a file
          </a>
        }
      >
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
