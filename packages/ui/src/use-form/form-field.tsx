import type { IsoDate } from '@evenkeel/engine'
import { memo, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { fieldMessages } from '../field/field-messages.ts'
import { valueAt, wireName } from './draft.ts'
import { inWords } from './field-text.ts'
import type { FieldControl, FieldControls, FieldMeta } from './form-definition.ts'
import type { FormStore } from './form-store.ts'
import { useFieldError } from './use-field-error.ts'

/** What a field can say otherwise than its form's definition, where it is shown. */
export interface FormFieldProps<Name extends string> extends FieldPlace, Partial<Omit<FieldMeta, 'kind'>> {
  readonly name: Name
  /** Called after a change was taken over, for what another field has to follow. */
  readonly onChange?: ((value: unknown) => void) | undefined
}

/** What is known of a field only where it is shown. */
interface FieldPlace {
  readonly hideLabel?: boolean | undefined
  /** A control at the right of the label. */
  readonly beside?: ReactNode
  readonly disabled?: boolean | undefined
  /** Goes before the other rules: a message, undefined to leave the decision to them, or null to accept the value as it is. */
  readonly check?: ((value: unknown) => string | null | undefined) | undefined
  /** Shown at once, before anything else that is wrong. */
  readonly error?: string | undefined
  /** Called after the field lost the focus. */
  readonly onBlur?: (() => void) | undefined
}

interface FieldOptions<Values extends object, Output> {
  readonly store: FormStore<Values, Output>
  readonly fields: Readonly<Record<string, FieldMeta>>
  readonly controls: FieldControls
  readonly today: IsoDate | undefined
  readonly prefix: string | undefined
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Returns the component of a form's fields. Each reads its own part of the store, so that a key renders its field alone. */
export function createField<Values extends object, Output, Name extends string>(options: FieldOptions<Values, Output>) {
  const { store, fields, controls, prefix } = options

  function FormField({ name, onChange, ...said }: FormFieldProps<Name>) {
    const own = fields[name]
    const control = own && controls[own.kind]
    if (own === undefined || control === undefined) throw new Error(`The form has no field ${name}`)
    const { optional = own.optional } = said
    const [findValue, findIssue] = [() => valueAt(store.values(), name), () => store.issueAt(name)]
    const value = useSyncExternalStore(store.subscribe, findValue, findValue)
    const issue = useSyncExternalStore(store.subscribe, findIssue, findIssue)
    const round = useSyncExternalStore(store.subscribe, store.round, store.round)
    useEffect(() => store.mount(name), [name])
    const required = said.required ?? own.required ?? (optional !== true && store.isRequired(name))
    const change = (next: unknown): void => {
      store.set(name, next)
      onChange?.(next)
    }
    const field = { ...own, ...said, name: wireName(name, prefix), required, issue, round, today: options.today }
    return <KindField {...field} control={control} value={value} onChange={change} />
  }
  return memo(FormField)
}

export interface KindFieldProps extends FieldPlace, FieldMeta {
  /** As the server writes it. */
  readonly name: string
  readonly control: FieldControl
  readonly value: unknown
  onChange(this: void, value: unknown): void
  /** What the schema says of the value. */
  readonly issue?: string | undefined
  /** Another number: that the field was left is forgotten. */
  readonly round?: number | undefined
  /** For a kind that depends on it. */
  readonly today?: IsoDate | undefined
}

/** A field of one kind with its frame, and what is wrong with its value. It reports to the form around it. */
export function KindField(props: KindFieldProps) {
  const { control, value, onChange, issue, round, today, check, error, onBlur, ...said } = props
  const { name, hideLabel, beside, optional, disabled, required = false, hint } = said
  const label = inWords(said.label)
  const fault = findFault({ meta: said, control, value, issue, required, check, today })
  const shown = useFieldError({ name, label, value, error, disabled, round, onBlur }, fault)
  const frame = { name, label, hint: inWords(hint), hideLabel, beside, optional, disabled, required, ...shown }
  return <control.Control frame={frame} meta={said} value={value} onChange={onChange} />
}

interface FieldCheck {
  readonly meta: FieldMeta
  readonly control: FieldControl
  readonly value: unknown
  readonly issue: string | undefined
  readonly required: boolean
  readonly check: ((value: unknown) => string | null | undefined) | undefined
  readonly today: IsoDate | undefined
}

/** Returns what is wrong with a value: the caller's word, that it is missing, what its kind finds, or what the schema says. */
function findFault({ meta, control, value, issue, required, check, today }: FieldCheck): string | undefined {
  const said = check?.(value)
  if (said !== undefined) return said ?? undefined
  if (isEmpty(value)) return required ? fieldMessages.required : undefined
  return control.fault(meta, value, today) ?? issue
}
