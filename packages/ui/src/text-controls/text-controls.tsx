import { inputLimits, inputPatterns } from '@evenkeel/engine'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { fieldMessages } from '../field/field-messages.ts'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { ControlProps, FieldControl, FieldControls } from '../use-form/form-definition.ts'

type TextPattern = 'alphanumeric' | 'alphabetical' | 'alphanumericAmpersand' | 'email'

const messages: Readonly<Record<TextPattern, string>> = {
  alphanumeric: fieldMessages.alphanumeric,
  alphanumericAmpersand: fieldMessages.alphanumeric,
  alphabetical: fieldMessages.alphabetical,
  email: fieldMessages.email,
}

/** Returns what is wrong with the letters of a text, or undefined. */
function textFault(pattern: TextPattern, text: string): string | undefined {
  const isTooLong = pattern === 'email' && text.length > inputLimits.maxLength
  return inputPatterns[pattern].test(text) && !isTooLong ? undefined : messages[pattern]
}

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
