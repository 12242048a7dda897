import { createContext, use, useLayoutEffect, useRef } from 'react'

/** What a server said against one field: an item of its answer. The field's name is matched in any case. */
export interface Refusal {
  field: string
  errors: readonly string[]
}

/** What a form knows of one of its fields. */
export interface FormField {
  label: string
  /** What is wrong with the value, shown or not. */
  fault: string | undefined
  /** The message in sight. */
  shown: string | undefined
}

/** How a field and the form around it speak with each other. */
export interface FormLink {
  /** A submit was tried: every field shows what is wrong with it. */
  isAsked: boolean
  refusals: readonly Refusal[]
  /** Reports the state of a field; undefined when the field is removed. */
  tell: (name: string, field: FormField | undefined) => void
}

/** For fields without a form around them: nothing asks and nothing listens. */
export const noForm: FormLink = { isAsked: false, refusals: [], tell: () => undefined }

export const FormContext = createContext<FormLink>(noForm)

/** The first error that the server has for a field of this name. */
export function refusalOf(refusals: readonly Refusal[], name: string): string | undefined {
  return refusals.find(({ field }) => field.toLowerCase() === name.toLowerCase())?.errors[0]
}

/** The form around this field; none at all is one that never asks. */
export function useFormLink(): FormLink {
  return use(FormContext)
}

/** Reports a field to the form around it, from before it is shown until it is removed. */
export function useTellForm(name: string, { label, fault, shown }: FormField): void {
  const { tell } = use(FormContext)
  const latest = useRef(tell)
  useLayoutEffect(() => {
    latest.current = tell
    tell(name, { label, fault, shown })
  }, [tell, name, label, fault, shown])
  useLayoutEffect(() => () => latest.current(name, undefined), [name])
}
