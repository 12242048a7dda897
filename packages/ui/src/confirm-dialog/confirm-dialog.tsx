import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../dialog/dialog.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'

export interface ConfirmDialogProps {
  open?: boolean
  title: string
  subtitle?: ReactNode
  icon?: IconName
  /** The icon says that something is wrong. */
  alarming?: boolean
  acceptLabel: string
  /** Without it there is no cancel button. */
  cancelLabel?: string
  /** Accepting cannot be undone: the accept button is filled in danger. */
  danger?: boolean
  /** Accepting is in progress; nothing closes meanwhile. */
  busy?: boolean
  /** False: only the buttons close it, neither Escape nor a press outside it. */
  dismissible?: boolean
  onAccept: () => void
  onCancel: () => void
  children?: ReactNode
}

/** Asks before something happens. Focus starts on cancel if there is such a button, so that Enter alone destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open = true,
    title,
    subtitle,
    icon,
    danger = false,
    alarming = danger,
    busy = false,
    dismissible = true,
    onCancel,
    children,
  } = props
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={subtitle}
      icon={icon && <ConfirmIcon name={icon} alarming={alarming} />}
      dismissible={dismissible && !busy}
      role="alertdialog"
    >
      {children && <DialogBody>{children}</DialogBody>}
      <DialogFooter>
        <ConfirmButtons {...props} />
      </DialogFooter>
    </Dialog>
  )
}

function ConfirmButtons({
  acceptLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onAccept,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <>
      {cancelLabel && (
        <Button data-autofocus onClick={onCancel} disabled={busy}>
          {cancelLabel}
        </Button>
      )}
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onAccept}>
        {acceptLabel}
      </Button>
    </>
  )
}

function ConfirmIcon({ name, alarming }: { name: IconName; alarming: boolean }) {
  const colors = alarming ? 'bg-danger-soft text-danger' : 'bg-accent-soft text-accent'
  return (
    <span className={`inline-flex size-9 shrink-0 items-center justify-center rounded-pill ${colors}`}>
      <Icon name={name} />
    </span>
  )
}
