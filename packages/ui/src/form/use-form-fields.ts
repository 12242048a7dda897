import { type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormField, FormLink, Refusal } from './form-context.ts'
import { type FieldError, focusField } from './form-errors.tsx'

/**
 * The submit handler of a form that sends nothing by itself. It also stops the event: a widget's form must not reach the
 * submit listeners of the page it is on.
 */
function submitHandler(onSubmit: () => void) {
  return (event: SyntheticEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
  }
}

export interface FormFieldsOptions {
  onSubmit: () => void
  busy: boolean
  /** What the server refused. */
  refusals?: readonly Refusal[] | undefined
  /** Another number: the form starts over as one that was never submitted. */
  round?: number | undefined
}

export interface FormFields {
  /** For the fields inside. */
  link: FormLink
  /** Submits only when no field has a fault; else all of them show theirs, and the first one gets the focus. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  /** Every message in sight, in the order of the fields. */
  fieldErrors: readonly FieldError[]
  /** What the server refused and no field here can show. */
  otherError: string | undefined
}

const none: readonly Refusal[] = []

/** Collects the fields of a form: what they find wrong stops a submit and is in the form's list of errors. */
export function useFormFields({ onSubmit, busy, refusals = none, round }: FormFieldsOptions): FormFields {
  const [fields, setFields] = useState<ReadonlyMap<string, FormField>>(new Map())
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const tell = useCallback((name: string, field: FormField | undefined) => {
    setFields((before) => withField(before, name, field))
  }, [])
  const [seenRound, setSeenRound] = useState(round)
  if (seenRound !== round) {
    setSeenRound(round)
    setOrder(null)
  }
  const isAsked = order !== null
  const link = useMemo(() => ({ isAsked, refusals, tell }), [isAsked, refusals, tell])
  const goToFirst = useFirstRefused(refusals, busy)
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    const names = namesInOrder(event.currentTarget)
    setOrder(names)
    const faulty = [...fields.keys()].filter((name) => fields.get(name)?.fault !== undefined)
    const first = names.find((name) => faulty.includes(name))
    if (first !== undefined) focusField(event.currentTarget, first)
    if (faulty.length > 0 || busy) return
    goToFirst(event.currentTarget)
    onSubmit()
  }
  return {
    link,
    onSubmit: (event) => submitHandler(() => submit(event))(event),
    // What another part of the same form was sent with can be refused here, without a submit of this one.
    fieldErrors: shownErrors(fields, order ?? (refusals.length > 0 ? [] : null)),
    otherError: refusals.find(({ field }) => !hasField(fields, field))?.errors[0],
  }
}

/**
 * What the server finds after a submit gets the focus as a fault of the form's own does: the first in the order of
 * the page, once, and only for the submit that led to it.
 */
function useFirstRefused(refusals: readonly Refusal[], busy: boolean): (form: HTMLFormElement) => void {
  const submitted = useRef<HTMLFormElement | null>(null)
  useEffect(() => {
    const form = submitted.current
    if (form === null || (refusals.length === 0 && busy)) return
    submitted.current = null
    const wanted = new Set(refusals.map(({ field }) => field.toLowerCase()))
    const first = namesInOrder(form).find((name) => wanted.has(name.toLowerCase()))
    if (first !== undefined) focusField(form, first)
  })
  return (form) => {
    submitted.current = form
  }
}

function withField(
  before: ReadonlyMap<string, FormField>,
  name: string,
  field: FormField | undefined,
): ReadonlyMap<string, FormField> {
  const after = new Map(before)
  if (field === undefined) after.delete(name)
  else after.set(name, field)
  return after
}

function shownErrors(fields: ReadonlyMap<string, FormField>, order: readonly string[] | null): FieldError[] {
  if (order === null) return []
  // A field that appeared since the submit has no place in the order yet; it came below what led to it.
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const names = [...fields.keys()].toSorted((one, other) => placeOf(one) - placeOf(other))
  return names.flatMap((name) => {
    const { label = '', shown } = fields.get(name) ?? {}
    return shown ? [{ name, label, message: shown }] : []
  })
}

function hasField(fields: ReadonlyMap<string, FormField>, wanted: string): boolean {
  return [...fields.keys()].some((name) => name.toLowerCase() === wanted.toLowerCase())
}

/** Names of the controls of a form, each once, in the order of the page. */
function namesInOrder(form: HTMLFormElement): string[] {
  const names = [...form.querySelectorAll('[name]')].map((control) => control.getAttribute('name') ?? '')
  return [...new Set(names)]
}
