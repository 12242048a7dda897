import { type ComponentProps, useState } from 'react'
import { controlClass, inputClass } from '../field/control-class.ts'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import * as words from '../words/fields.generated.ts'

export interface PasswordFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'ref' | 'name' | 'disabled' | 'maxLength' | 'onBlur'> {
  value: string
  onChange: (value: string) => void
  /** Which password this is, for the browser's password manager. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows the typed text. */
export function PasswordField(props: PasswordFieldProps) {
  const [field, { value, onChange, ...input }] = splitField(props)
  const [visible, setVisible] = useState(false)
  return (
    <Field {...field}>
      {(control) => (
        <span className={controlClass({ invalid: Boolean(field.error) })}>
          <input
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={inputClass}
          />
          <button
            type="button"
            aria-label={(visible ? words.hideText : words.showText)({ field: field.label.toLowerCase() })}
            onClick={() => setVisible(!visible)}
            className="-mr-1.5 rounded-sm p-1.5 text-text-muted hover:text-text"
          >
            <Icon name={visible ? 'eye-off' : 'eye'} size={18} />
          </button>
        </span>
      )}
    </Field>
  )
}
