import { Button } from '@evenkeel/ui/button'
import { Form, type FormProps } from '@evenkeel/ui/form'

interface StepFormProps extends Pick<FormProps, 'label' | 'children' | 'fieldErrors'> {
  readonly submission: Pick<FormProps, 'error' | 'refusals'> & { readonly busy: boolean }
  readonly onSubmit: () => void
  readonly submitLabel: string
  /** In place of `submitLabel` while it is worked on. */
  readonly busyLabel?: string
}

/** One step on the way in: fields, then one wide button. */
export function StepForm({
  submission: { busy, error, refusals },
  onSubmit,
  submitLabel,
  busyLabel = submitLabel,
  children,
  ...form
}: StepFormProps) {
  return (
    <Form {...form} onSubmit={onSubmit} busy={busy} error={error} refusals={refusals}>
      {children}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {busy ? busyLabel : submitLabel}
      </Button>
    </Form>
  )
}
