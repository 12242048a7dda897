import { Dialog, DialogBody } from '../dialog/dialog.tsx'
import { Icon, IconTile, type IconName } from '../icon/icon.tsx'

export interface PromptChoice {
  label: string
  /** One line on what this choice means. */
  detail?: string
  icon: IconName
  onChoose: () => void
}

export interface PromptDialogProps {
  onClose: () => void
  title: string
  choices: readonly PromptChoice[]
}

/** A choice between ways to continue: each is one large button, and pressing it is the answer. */
export function PromptDialog({ onClose, title, choices }: PromptDialogProps) {
  return (
    <Dialog onClose={onClose} title={title}>
      <DialogBody>
        <div className="flex flex-col gap-3">
          {choices.map((choice) => (
            <Choice key={choice.label} {...choice} />
          ))}
        </div>
      </DialogBody>
    </Dialog>
  )
}

function Choice({ label, detail, icon, onChoose }: PromptChoice) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex items-center gap-3 rounded-md border border-border bg-surface p-4 text-left shadow-1 transition-colors duration-fast hover:bg-canvas"
    >
      <IconTile name={icon} />
      <span className="min-w-0 flex-1">
        <span className="block text-body font-medium">{label}</span>
        {detail && <span className="block text-label font-normal text-text-muted">{detail}</span>}
      </span>
      <Icon name="chevron-right" size={18} className="text-text-subtle" />
    </button>
  )
}
