import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

export interface CheckboxProps extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'disabled' | 'onBlur'> {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
}

/** One yes or no, with its label at the right. */
export function Checkbox({ label, checked, onChange, hint, error, required = false, ...input }: CheckboxProps) {
  const messageId = useId()
  return (
    <div>
      <label className="flex w-fit items-start gap-2.5 text-body pointer-coarse:py-2">
        <span className="relative mt-px inline-flex size-[18px] shrink-0">
          <input
            {...input}
            type="checkbox"
            checked={checked}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? messageId : undefined}
            onChange={(event) => onChange(event.target.checked)}
            className={`size-full appearance-none rounded-sm border bg-surface transition-colors duration-fast checked:border-accent checked:bg-accent disabled:bg-sunken disabled:checked:border-border-strong disabled:checked:bg-border-strong forced-colors:appearance-auto ${error ? 'border-danger' : 'border-border-strong'}`}
          />
          {checked && (
            <Icon
              name="check"
              size={16}
              className="pointer-events-none absolute inset-px text-on-accent forced-colors:hidden"
            />
          )}
        </span>
        <span className="min-w-0">
          {label}
          {required && <span aria-hidden> *</span>}
        </span>
      </label>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  )
}
