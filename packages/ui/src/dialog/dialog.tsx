import type { ReactNode } from 'react'
import { Description, Root, Title } from '@radix-ui/react-dialog'
import { FormContext, noForm } from '../form/form-context.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { DialogSurface, type DialogSize } from './dialog-surface.tsx'
import * as words from '../words/dialogs.generated.ts'

export interface DialogProps {
  /** False while there is nothing to show; most dialogs are rendered only when they are. */
  open?: boolean
  /** Called when the person wants to close it: by the close button, Escape, or a press outside it. */
  onClose: () => void
  title: ReactNode
  /** One sentence below the title; read out when the dialog opens. */
  description?: ReactNode
  /** Shown before the title. */
  icon?: ReactNode
  /** 440 px, or 560 for rows of fields; on phones both are a sheet as wide as the screen. */
  size?: DialogSize
  /** The class that names the kind of modal, kept on the element with the dialog's role. */
  modalClass?: string
  /** False: no close button, and neither Escape nor a press outside it closes. */
  dismissible?: boolean
  role?: 'dialog' | 'alertdialog'
  /** A `DialogBody` and, if there is something to press, a `DialogFooter`. */
  children: ReactNode
}

/**
 * A modal dialog, drawn in the page's body. Focus goes to the control marked `data-autofocus`, else to the first field,
 * else to the first control below the header; on closing it returns to where it was. The dialog may be opened from
 * inside a form: its fields do not belong to that form.
 */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  icon,
  size = 'regular',
  modalClass = 'modal-sm',
  dismissible = true,
  role = 'dialog',
  children,
}: DialogProps) {
  if (!open) return null
  return (
    <Root open onOpenChange={(next) => next || onClose()}>
      <DialogSurface {...{ size, modalClass, dismissible, role }}>
        <FormContext value={noForm}>
          <header className="flex items-start gap-3 px-4 pt-5 pb-3 tablet:px-6 tablet:pt-6 tablet:pb-4">
            {icon}
            <div className="min-w-0 flex-1">
              <Title className="text-dialog-title">{title}</Title>
              {description && <Description className="mt-1 text-body text-text-muted">{description}</Description>}
            </div>
            {dismissible && (
              <div className="-my-0.5 -mr-1.5">
                <IconButton icon="close" label={words.close()} size="compact" onClick={onClose} />
              </div>
            )}
          </header>
          {children}
        </FormContext>
      </DialogSurface>
    </Root>
  )
}

/** The content of the dialog; the one part that scrolls if it is too tall. */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div
      data-dialog-content
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-4 tablet:px-6 tablet:pb-6"
    >
      {children}
    </div>
  )
}

export interface DialogFooterProps {
  /** A text button at the left, such as 'Delete this budget'; its words are aligned with the dialog's edge. */
  start?: ReactNode
  /** The buttons, the primary one last. */
  children: ReactNode
}

/** Always visible, below the body. */
export function DialogFooter({ start, children }: DialogFooterProps) {
  return (
    <footer
      data-dialog-content
      className="flex flex-wrap items-center gap-3 border-t border-hairline px-4 pt-4 pb-[max(16px,env(safe-area-inset-bottom))] tablet:px-6 tablet:pb-4"
    >
      {start && <div className="-ml-4">{start}</div>}
      <div className="ml-auto flex max-w-full flex-wrap items-center justify-end gap-3">{children}</div>
    </footer>
  )
}
