import type { IsoDate } from '@evenkeel/engine'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Refusal } from '../form/form-context.ts'
import { type Draft, wireName } from './draft.ts'
import type { FieldControls, FormDefinition } from './form-definition.ts'
import { createField, type FormFieldProps } from './form-field.tsx'
import { createFormStore } from './form-store.ts'

export type { Draft } from './draft.ts'
export { type FieldText, inWords } from './field-text.ts'
export { pathName, valueAt, wireName, withValueAt } from './draft.ts'
export type { ControlProps, FieldControl, FieldControls, FormDefinition } from './form-definition.ts'
export type { FormFieldProps } from './form-field.tsx'

/** How a form shows a failed call: each refusal on the field of its name, or one line over the fields. */
export interface FormFailure {
  readonly error: string | undefined
  readonly refusals: readonly Refusal[]
}

export const noFailure: FormFailure = { error: undefined, refusals: [] }

/** The calls of one form: whether one is running, and the failure of the last one. */
export function useRun(toFailure: (reason: unknown) => FormFailure) {
  const [running, setRunning] = useState(0)
  const [failure, fail] = useState(noFailure)
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setRunning((count) => count + 1)
    fail(noFailure)
    try {
      await work()
      return true
    } catch (reason) {
      fail(toFailure(reason))
      return false
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { isBusy: running > 0, failure, run, fail }
}

/** The values of a form: an object of drafts. */
type Values<Input> = Draft<Input> & object

export interface FormOptions<Input, Output, Name extends string> {
  /** From `defineForm`. */
  readonly form: FormDefinition<Input, Output, Name>
  /** The first values, as the schema has them; later ones are ignored, until `reset`. */
  readonly defaults: Values<NoInfer<Input>>
  /** Sends what the schema made of the values. What it throws is shown at its fields. Absent if there is nothing to send. */
  readonly submit?: ((output: NoInfer<Output>) => Promise<unknown>) | undefined
  /** By default an error's own message, above the fields. */
  readonly toFailure?: ((reason: unknown) => FormFailure) | undefined
  /** For dates that depend on it. */
  readonly today?: IsoDate | undefined
  /** In front of each path where the server names a field: 'input' for a plan. */
  readonly prefix?: string | undefined
}

/** What `Form`, `FormDialog` and `Steps` take of a form. */
export interface FormFrame extends FormFailure {
  readonly onSubmit: () => void
  readonly busy: boolean
  /** Changes when the form starts over. */
  readonly round: number
  /** Whether something is typed or chosen that is not saved. */
  readonly dirty: boolean
}

export interface FormState<Input, Name extends string> {
  readonly frame: FormFrame
  /** One field of the form. It renders alone when its value changes. */
  readonly Field: (props: FormFieldProps<Name>) => ReactNode
  readonly values: Values<Input>
  readonly set: (name: Name, value: unknown) => void
  /** Changes several values at once. It is given the values of this moment: those of the last render may be older. */
  readonly put: (change: (values: Values<Input>) => Partial<Values<Input>>) => void
  readonly isBusy: boolean
  readonly isDirty: boolean
  /** Whether the schema accepts the values. */
  readonly isValid: boolean
  /** Starts over: with the defaults, or with other values. */
  readonly reset: (values?: Values<Input>) => void
  /** Takes over values that were saved elsewhere; what the person has changed since, and has not sent, stays. */
  readonly follow: (saved: Values<Input>) => void
  /** Returns the values as the schema takes them, valid or not; the same object until one of them changes. */
  readonly input: () => object
  /** Runs a call with the form busy. Returns whether it succeeded; what it threw is shown at the fields. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>
}

const sendNothing = async (): Promise<void> => undefined
const ownWords = (reason: unknown): FormFailure => ({
  error: reason instanceof Error ? reason.message : String(reason),
  refusals: [],
})

/** Returns the hook of all forms that are built of these controls, one for each kind of field. */
export const createUseForm =
  (controls: FieldControls) =>
  <Input, Output, Name extends string>(options: FormOptions<Input, Output, Name>): FormState<Input, Name> => {
    const { form, defaults, submit = sendNothing, toFailure = ownWords, today, prefix } = options
    const [{ store, Field }] = useState(() => {
      const made = createFormStore({ form, controls, defaults })
      return {
        store: made,
        Field: createField<Values<Input>, Output, Name>({ store: made, fields: form.fields, controls, today, prefix }),
      }
    })
    const values = useSyncExternalStore(store.subscribe, store.values, store.values)
    const round = useSyncExternalStore(store.subscribe, store.round, store.round)
    const { isBusy, failure, run, fail } = useRun(toFailure)
    const onSubmit = (): void => {
      const verdict = store.check()
      if (verdict.isValid) {
        store.noteSent()
        return void run(() => submit(verdict.value))
      }
      const refusals = verdict.issues.map(({ path, message }) => ({ field: wireName(path, prefix), errors: [message] }))
      fail({ error: undefined, refusals })
    }
    return {
      frame: { ...failure, busy: isBusy, round, dirty: store.isDirty(), onSubmit },
      Field,
      values,
      set: store.set,
      put: store.put,
      isBusy,
      isDirty: store.isDirty(),
      isValid: store.check().isValid,
      reset: (next) => {
        fail(noFailure)
        store.reset(next ?? defaults)
      },
      follow: store.follow,
      input: store.input,
      run,
    }
  }
