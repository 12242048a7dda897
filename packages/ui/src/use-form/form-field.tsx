import type { IsoDate } from '@evenkeel/engine'
import { memo, type ReactNode, useEffect, useSyncExternalStore, type FocusEvent, useState } from 'react'
import { fieldMessages } from '../field/field-messages.ts'
import { valueAt, wireName } from './draft.ts'
import { inWords } from './field-text.ts'
import type { FieldControl, FieldControls, FieldMeta } from './form-definition.ts'
import type { FormStore } from './form-store.ts'
import { type Refusal, refusalOf, useFormLink, useTellForm } from '../form/form-context.ts'

/** Whether a pointer press is in progress on something that can be pressed. */
const isPressing = (): boolean => document.querySelector('button:active, a:active, label:active') !== null

/**
 * Runs a callback after a field was left; if a press on a button took the focus from it, after that press is over. An
 * error that is shown on leaving may move the content below: the button would move away from under the pointer before
 * it is released, and the press would be lost.
 */
function afterPress(act: () => void): void {
  if (!isPressing()) return act()
  const over = new AbortController()
  const then = () => {
    over.abort()
    act()
  }
  for (const name of ['mouseup', 'pointercancel', 'dragend'])
    window.addEventListener(name, then, { capture: true, signal: over.signal })
}

interface FieldErrorProps {
  name: string
  label: string
  value: unknown
  error?: string | undefined
  disabled?: boolean | undefined
  /** Another number: that the field was left is forgotten. */
  round?: number | undefined
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

/** What the control has to show, and which events it reports. */
interface ShownField {
  error: string | undefined
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * A field with an error or none. `fault` is shown after the field was left or the form around it was submitted, an
 * error of the server until the value changes, and the caller's `error` before both. Reports the error to the form
 * around it.
 */
function useFieldError(props: FieldErrorProps, fault: string | undefined): ShownField {
  const { name, label, value, error, disabled = false, round } = props
  const { isAsked, refusals } = useFormLink()
  const [left, setLeft] = useState<{ readonly round: number | undefined } | null>(null)
  const isRefusedValue = useRefusedValue(refusals, value)
  const refused = isRefusedValue ? refusalOf(refusals, name) : undefined
  const shown = error ?? refused ?? ((left !== null && left.round === round) || isAsked ? fault : undefined)
  // An error that cannot be fixed here neither stops the form nor becomes a link.
  useTellForm(name, disabled ? { label, fault: undefined, shown: undefined } : { label, fault, shown })
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    afterPress(() => setLeft({ round }))
    props.onBlur?.(event)
  }
  return { error: shown, onBlur }
}

/** Whether the value is still the one that the server's errors are about. */
function useRefusedValue(refusals: readonly Refusal[], value: unknown): boolean {
  const [sent, setSent] = useState({ refusals, value })
  if (sent.refusals === refusals) return Object.is(sent.value, value)
  setSent({ refusals, value })
  return true
}

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
