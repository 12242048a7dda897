import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'
import { lossText } from './loss-text.ts'
import * as words from '../words/leaving.generated.ts'

interface LeaveDialogProps {
  /** The forms with something typed. */
  readonly names: readonly string[]
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** Says what would be lost, and lets the person stay. */
export function LeaveDialog({ names, onLeave, onClose }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title={words.leaveWithoutSaving()}
      subtitle={lossText(names)}
      acceptLabel={words.leave()}
      cancelLabel={words.stay()}
      onAccept={onLeave}
      onCancel={onClose}
    />
  )
}
