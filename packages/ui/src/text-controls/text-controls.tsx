import { inputLimits } from '@evenkeel/engine'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { ControlProps, FieldControl, FieldControls } from '../use-form/form-definition.ts'
import { textFault, type TextPattern } from './text-fault.ts'

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

function TextControl({ frame, meta, value, onChange }: ControlProps) {
  const { maxLength, placeholder, autoComplete = meta.kind === 'email' ? 'email' : undefined } = meta
  const type = meta.kind === 'email' ? 'email' : 'text'
  return <TextField {...frame} {...{ type, maxLength, placeholder, autoComplete, onChange }} value={toText(value)} />
}

function PasswordControl({ frame, meta, value, onChange }: ControlProps) {
  const { kind, maxLength = inputLimits.maxLength } = meta
  const autoComplete = kind === 'newPassword' ? 'new-password' : 'current-password'
  return <PasswordField {...frame} {...{ maxLength, autoComplete, onChange }} value={toText(value)} />
}

function CheckControl({ frame, value, onChange }: ControlProps) {
  const { hideLabel: _, beside: __, optional: ___, ...box } = frame
  return <Checkbox {...box} onChange={onChange} checked={value === true} />
}

const secret: FieldControl = { Control: PasswordControl, empty: '', fault: () => undefined }

/** Blanks around a text are no part of it. */
const text = (pattern?: TextPattern): FieldControl => ({
  Control: TextControl,
  empty: '',
  fault: (_, value) => (pattern === undefined ? undefined : textFault(pattern, toText(value))),
  read: (value) => toText(value).trim(),
})

/** The controls of texts and consents alone, so that a page with an email address and a password opens at once. */
export const textControls = {
  text: text(),
  alphanumeric: text('alphanumeric'),
  label: text('alphanumericAmpersand'),
  latin: text('alphabetical'),
  email: text('email'),
  password: secret,
  newPassword: secret,
  check: { Control: CheckControl, empty: false, fault: () => undefined },
} satisfies FieldControls
