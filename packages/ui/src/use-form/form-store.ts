import { valueAt, withValueAt, pathName } from './draft.ts'
import type { FieldControls, FieldMeta, FormDefinition, StandardSchema } from './form-definition.ts'

/** An issue of the schema with the path of its field. */
interface FieldIssue {
  readonly path: string
  readonly message: string
}

type Verdict<Output> =
  | { readonly isValid: true; readonly value: Output }
  | { readonly isValid: false; readonly issues: readonly FieldIssue[] }

/** The values of one form and what the schema says of them. Its readers subscribe; each renders only when its own part changed. */
export interface FormStore<Values extends object, Output> {
  readonly subscribe: (listener: () => void) => () => void
  readonly values: () => Values
  readonly set: (path: string, value: unknown) => void
  readonly put: (change: (values: Values) => Partial<Values>) => void
  /** Starts over with these values, as the schema has them. */
  readonly reset: (values: Values) => void
  /** Takes over values that were saved elsewhere, as an undo does. What the person has changed since, and has not sent, stays. */
  readonly follow: (saved: Values) => void
  /** Remembers the values of this moment as sent. */
  readonly noteSent: () => void
  /** How often the form was reset. */
  readonly round: () => number
  readonly isDirty: () => boolean
  /** Whether the schema refuses the field while it is empty. */
  readonly isRequired: (path: string) => boolean
  /** The first issue of the schema with this field. */
  readonly issueAt: (path: string) => string | undefined
  /** Returns the values as the schema takes them; the same object until one of them changes. */
  readonly input: () => object
  readonly check: () => Verdict<Output>
  /** Counts a field as shown until the returned function is called. */
  readonly mount: (path: string) => () => void
}

interface StoreOptions<Values extends object, Input, Output> {
  readonly form: FormDefinition<Input, Output, string>
  readonly controls: FieldControls
  readonly defaults: Values
}

/** Returns the store of one form, with its first values as the schema has them. */
export function createFormStore<Values extends object, Input, Output>({
  form,
  controls,
  defaults,
}: StoreOptions<Values, Input, Output>): FormStore<Values, Output> {
  const fields = Object.entries(form.fields)
  const listeners = new Set<() => void>()
  const shown = new Map<string, number>()
  let start = toDraft(defaults, fields, controls)
  let values = start
  let sent = start
  let round = 0
  let known: Verdict<Output> | null = null
  let knownInput: object | null = null

  const forget = (): void => {
    known = null
    knownInput = null
  }
  const changeTo = (next: Values): void => {
    values = next
    forget()
    for (const listener of listeners) listener()
  }
  /** What is no value, such as half a date, counts only while its field is shown. */
  const forgetNonsense = (path: string): void => {
    const meta = form.fields[path]
    if (meta !== undefined && isNonsense(meta, valueAt(values, path), controls)) forget()
  }
  const isSame = (): boolean => fields.every(([path]) => isSameValue(valueAt(values, path), valueAt(start, path)))
  const input = (): object => (knownInput ??= toInput(values, fields, controls, (path) => shown.has(path)))
  const check = (): Verdict<Output> => (known ??= ask(form.schema, input()))
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    values: () => values,
    set: (path, value) => changeTo(withValueAt(values, path, value)),
    put: (change) => changeTo({ ...values, ...change(values) }),
    reset: (next) => {
      start = toDraft(next, fields, controls)
      round += 1
      changeTo(start)
    },
    follow: (saved) => {
      const known = [start, sent]
      start = toDraft(saved, fields, controls)
      const kept = fields.filter(([path]) =>
        known.every((old) => !isSameValue(valueAt(values, path), valueAt(old, path))),
      )
      changeTo(kept.reduce((next, [path]) => withValueAt(next, path, valueAt(values, path)), start))
    },
    noteSent: () => {
      sent = values
    },
    round: () => round,
    isDirty: () => !isSame(),
    isRequired: requiredPaths(form, controls, defaults),
    issueAt: (path) => {
      const verdict = check()
      return verdict.isValid ? undefined : verdict.issues.find((issue) => issue.path === path)?.message
    },
    input,
    check,
    mount: (path) => {
      shown.set(path, (shown.get(path) ?? 0) + 1)
      forgetNonsense(path)
      return () => {
        const left = (shown.get(path) ?? 1) - 1
        if (left === 0) shown.delete(path)
        else shown.set(path, left)
        forgetNonsense(path)
      }
    },
  }
}

/** Compares two values of a field; lists by their entries. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  Object.is(one ?? null, other ?? null) || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))

type Fields = readonly (readonly [string, FieldMeta])[]

/** Returns values of the schema as the controls take them. */
function toDraft<Values extends object>(values: Values, fields: Fields, controls: FieldControls): Values {
  return fields.reduce((draft, [path, { kind }]) => {
    const write = controls[kind]?.write
    const value = valueAt(values, path) ?? null
    return write === undefined || value === null ? draft : withValueAt(draft, path, write(value))
  }, values)
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** Whether a typed text is no value: no number, half a date. A number beyond a bound is one. */
const isNonsense = (meta: FieldMeta, value: unknown, controls: FieldControls): boolean =>
  Number.isNaN(value) ||
  (typeof value === 'string' && !isBlank(value) && controls[meta.kind]?.fault(meta, value, undefined) !== undefined)

function toInput(values: object, fields: Fields, controls: FieldControls, isShown: (path: string) => boolean): object {
  return fields.reduce((input, [path, meta]) => {
    const value = valueAt(values, path)
    const control = controls[meta.kind]
    // A field that is no longer asked must not stop the form for a text that is not on the screen.
    const isEmpty = isBlank(value) || (!isShown(path) && isNonsense(meta, value, controls))
    const empty = meta.empty === null ? null : control?.empty
    return withValueAt(input, path, isEmpty ? empty : (control?.read?.(value) ?? value))
  }, values)
}

function ask<Input, Output>(schema: StandardSchema<Input, Output>, input: unknown): Verdict<Output> {
  const verdict = schema['~standard'].validate(input)
  if (verdict instanceof Promise) throw new Error('The schema of a form has to answer at once')
  if (verdict.issues === undefined) return { isValid: true, value: verdict.value }
  return { isValid: false, issues: verdict.issues.map(({ path, message }) => ({ path: pathName(path), message })) }
}

/** Asks the schema once with every field empty: those that it refuses are required. */
function requiredPaths<Input, Output>(
  { schema, fields }: FormDefinition<Input, Output, string>,
  controls: FieldControls,
  defaults: object,
) {
  let refused: ReadonlySet<string> | null = null
  const find = () => {
    const emptied = Object.entries(fields).reduce((input, [path, meta]) => {
      const emptyLeaf = withValueAt(input, path, null)
      return withValueAt(emptyLeaf, path, controls[meta.kind]?.empty)
    }, defaults)
    const verdict = ask(schema, emptied)
    return new Set(verdict.isValid ? [] : verdict.issues.map(({ path }) => path))
  }
  return (path: string): boolean => (refused ??= find()).has(path)
}
