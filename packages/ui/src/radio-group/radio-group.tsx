import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage, type FieldProps } from '../field/field.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  /** One quiet line below the label. */
  detail?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps
  extends Omit<FieldProps, 'beside'>, Pick<ComponentProps<'input'>, 'ref' | 'disabled' | 'onBlur'> {
  /** Names the group for the form; one is made up where it does not matter. */
  name?: string
  options: readonly RadioOption[]
  /** Side by side: for short ones such as Yes and No. */
  inline?: boolean
  value: string | null
  onChange: (value: string) => void
}

/** One of a few, all in sight. The browser moves the choice by arrow keys. */
export function RadioGroup({
  label,
  hideLabel,
  hint,
  error,
  required,
  optional,
  options,
  inline = false,
  value,
  onChange,
  ...props
}: RadioGroupProps) {
  const id = useId()
  const { name = id, disabled, onBlur, ref } = props
  return (
    <fieldset
      aria-describedby={error || hint ? id : undefined}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
      className="min-w-0"
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-label text-text'}>
        {label}
        {required && <span aria-hidden> *</span>}
        {optional && <span className="font-normal text-text-subtle"> (optional)</span>}
      </legend>
      <div className={inline ? 'flex flex-wrap gap-x-6 gap-y-2.5' : 'flex flex-col gap-2.5'}>
        {options.map((option, index) => (
          <label key={option.value} className="flex w-fit items-start gap-2.5 text-body pointer-coarse:py-2">
            <input
              {...(index === 0 ? { ref } : {})}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              onBlur={onBlur}
              onChange={() => onChange(option.value)}
              className="mt-px size-[18px] shrink-0 appearance-none rounded-pill border border-border-strong bg-surface transition-colors duration-fast checked:border-[5px] checked:border-accent disabled:bg-sunken disabled:checked:border-border-strong forced-colors:appearance-auto"
            />
            <span className="min-w-0">
              <span className="block">{option.label}</span>
              {option.detail && <span className="block text-label font-normal text-text-muted">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
    </fieldset>
  )
}
