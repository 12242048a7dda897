import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, DialogBody, DialogFooter, type DialogProps } from '../dialog/dialog.tsx'
import { FormContext, type Refusal } from '../form/form-context.ts'
import { FormErrors, type FormErrorsProps } from '../form/form-errors.tsx'
import { useFormFields } from '../form/use-form-fields.ts'

export interface FormDialogProps
  extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'description' | 'size' | 'modalClass'>, FormErrorsProps {
  onSubmit: () => void
  submitLabel?: string
  /** What submitting does cannot be taken back: the submit button is filled in danger. */
  danger?: boolean
  cancelLabel?: string
  /** False disables the submit button, so Enter does nothing either. */
  valid?: boolean
  /** Saving: the submit button spins, and nothing closes the dialog. */
  busy?: boolean
  /** A text button at the footer's left, such as 'Delete this budget'. */
  footerStart?: ReactNode
  /** What the server refused, by field: shown on the `Input` of that name until it is changed, else above the fields. */
  refusals?: readonly Refusal[] | undefined
  /** The fields, one below the other. */
  children: ReactNode
}

/** A form in a dialog: cancel and one primary button; Enter in a field submits. While an `Input` inside has a fault, nothing does. */
export function FormDialog({ open, onClose, title, description, size, modalClass, ...form }: FormDialogProps) {
  const frame = { title, description, ...(size && { size }), ...(modalClass && { modalClass }) }
  return (
    <Dialog {...frame} open={open} onClose={form.busy ? ignore : onClose}>
      <DialogForm {...form} onClose={onClose} />
    </Dialog>
  )
}

type DialogFormProps = Omit<FormDialogProps, 'open' | 'title' | 'description' | 'size' | 'modalClass'>

/** Apart from its dialog, so that each opening begins with a form that nobody has tried to submit. */
function DialogForm({ onSubmit, error, fieldErrors, refusals, busy = false, children, ...footer }: DialogFormProps) {
  const form = useFormFields({ onSubmit, busy, fieldErrors, refusals })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex min-h-0 flex-col">
      <DialogBody>
        <FormErrors error={error ?? form.otherError} fieldErrors={form.fieldErrors} />
        <FormContext value={form.link}>
          <div className="flex flex-col gap-4">{children}</div>
        </FormContext>
      </DialogBody>
      <FormDialogFooter {...footer} busy={busy} />
    </form>
  )
}

const ignore = (): void => undefined

type FooterProps = Pick<
  FormDialogProps,
  'submitLabel' | 'danger' | 'cancelLabel' | 'valid' | 'busy' | 'footerStart' | 'onClose'
>

function FormDialogFooter(props: FooterProps) {
  const {
    submitLabel = 'Save',
    danger = false,
    cancelLabel = 'Cancel',
    valid = true,
    busy = false,
    footerStart,
    onClose,
  } = props
  return (
    <DialogFooter start={footerStart}>
      <Button onClick={onClose} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={!valid} busy={busy}>
        {submitLabel}
      </Button>
    </DialogFooter>
  )
}
