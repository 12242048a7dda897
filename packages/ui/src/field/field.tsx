import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as words from '../words/fields.generated.ts'

/** The props that every field takes, for any type of value. */
export interface FieldProps {
  label: string
  /** The label is only spoken: a column header or a neighbor already shows it. */
  hideLabel?: boolean | undefined
  /** A control at the right of the label, such as a help button or a link. */
  beside?: ReactNode
  /** One line below the control. */
  hint?: ReactNode
  /** Shown below the control in place of the hint, and read out with it. */
  error?: string | undefined
  /** Marks the label with an asterisk. */
  required?: boolean | undefined
  /** Marks the label with '(optional)'. */
  optional?: boolean | undefined
}

/** Splits the props of a field into those for its frame and those for the control. */
export function splitField<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const { label, hideLabel, beside, hint, error, required, optional, ...rest } = props
  return [{ label, hideLabel, beside, hint, error, required, optional }, rest]
}

/** The attributes that the control inside must have, so that label, hint and error belong to it. */
export interface ControlProps {
  id: string
  'aria-labelledby': string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldFrameProps extends FieldProps {
  /** A button is only named by its label: a press on a real <label> would press the button too. */
  isButton?: boolean
  /** Spoken after the label, where the sign of the unit is only seen: 'in dollars', 'percent', 'years'. */
  unit?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, then error or hint. An error does not change the label. */
export function Field({ children, isButton = false, unit, ...field }: FieldFrameProps) {
  const { label, hideLabel = false, beside, hint, error, required = false, optional = false } = field
  const id = useId()
  const labelId = `${id}-label`
  const messageId = `${id}-message`
  const unitId = `${id}-unit`
  const described = [unit && unitId, (error || hint) && messageId].filter(Boolean).join(' ')
  const Label = isButton ? 'span' : 'label'
  const control: ControlProps = {
    id,
    'aria-labelledby': isButton ? labelId : undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className="flex min-w-0 flex-col">
      <div className={hideLabel ? 'sr-only' : 'mb-2 flex items-baseline justify-between gap-2'}>
        <Label {...(isButton ? { id: labelId } : { htmlFor: id })} className="text-label text-text">
          {label}
          {required && <span aria-hidden> *</span>}
          {optional && <span className="font-normal text-text-subtle"> {words.optional()}</span>}
        </Label>
        {!hideLabel && beside}
      </div>
      {children(control)}
      {unit && (
        <span id={unitId} hidden>
          {unit}
        </span>
      )}
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  )
}

interface FieldMessageProps {
  id: string
  error: string | undefined
  hint: ReactNode
}

/** The error, with its icon, or else the hint. */
export function FieldMessage({ id, error, hint }: FieldMessageProps) {
  if (error) {
    return (
      <p id={id} className="mt-1.5 flex gap-1.5 text-label font-normal text-danger">
        <Icon name="alert-triangle" size={16} className="mt-px" />
        <span className="min-w-0">{error}</span>
      </p>
    )
  }
  if (!hint) return null
  return (
    <p id={id} className="mt-1.5 text-label font-normal text-text-subtle">
      {hint}
    </p>
  )
}
