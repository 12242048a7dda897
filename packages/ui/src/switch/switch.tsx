import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage } from '../field/field.tsx'

export interface SwitchProps extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'disabled' | 'onBlur'> {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** One line below the label. */
  hint?: ReactNode
  error?: string | undefined
}

const track = [
  'relative inline-block h-5 w-9 shrink-0 rounded-pill border transition-colors duration-fast',
  'border-border-strong bg-sunken has-checked:border-accent has-checked:bg-accent',
  'has-aria-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
].join(' ')

const thumb = [
  'pointer-events-none absolute top-0.5 left-0.5 size-3.5 rounded-pill bg-border-strong transition-transform duration-fast',
  'peer-checked:translate-x-4 peer-checked:bg-on-accent forced-colors:bg-[ButtonText]',
].join(' ')

/**
 * A setting that is on or off at once, without a form to save; in a form with a button use a `Checkbox`. Disabled, as while it is
 * saved, it keeps the focus.
 */
export function Switch({ label, checked, onChange, hint, error, disabled = false, ...input }: SwitchProps) {
  const messageId = useId()
  return (
    <div>
      <label className="flex items-center justify-between gap-4 text-body pointer-coarse:min-h-control-coarse">
        <span className="min-w-0">{label}</span>
        <span className={track}>
          <input
            {...input}
            type="checkbox"
            role="switch"
            checked={checked}
            aria-checked={checked}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? messageId : undefined}
            aria-disabled={disabled || undefined}
            onChange={(event) => !disabled && onChange(event.target.checked)}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-pill outline-none aria-disabled:cursor-not-allowed"
          />
          <span aria-hidden className={thumb} />
        </span>
      </label>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  )
}
