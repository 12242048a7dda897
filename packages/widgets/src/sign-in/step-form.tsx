import { Button } from '@evenkeel/ui/button'
import { Form, type FormProps } from '@evenkeel/ui/form'

interface StepFormProps extends Pick<FormProps, 'children'> {
  readonly label: string
  readonly frame: Pick<FormProps, 'onSubmit' | 'error' | 'refusals' | 'round'> & { readonly busy: boolean }
  readonly submitLabel: string
  /** Replaces `submitLabel` while the form is being sent. */
  readonly busyLabel?: string | undefined
}

/** The form of one sign-in or registration step: fields, then one wide button. */
export function StepForm({ frame, label, submitLabel, busyLabel = submitLabel, children }: StepFormProps) {
  return (
    <Form {...frame} label={label}>
      {children}
      <Button type="submit" variant="primary" size="large" wide busy={frame.busy}>
        {frame.busy ? busyLabel : submitLabel}
      </Button>
    </Form>
  )
}
