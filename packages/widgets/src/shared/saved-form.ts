import type { createUseForm, FormOptions, FormState } from '@evenkeel/ui/use-form'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { toFormFailure } from './form-failure.ts'
import { noteDirtyFormAtom } from './state/dirty-forms.ts'
import { useToday } from './today.tsx'
import { useDone } from './use-done.ts'

/** Says, while it is so, that a form has something typed that is not saved: leaving the screen, or the session's end, then names it. */
export function useDirtyForm(name: string | undefined, isDirty: boolean): void {
  const note = useSetAtom(noteDirtyFormAtom)
  useEffect(() => {
    if (!isDirty || name === undefined) return
    note(name, 1)
    return () => note(name, -1)
  }, [name, isDirty, note])
}

/** What a call answers that can be undone; any other answer has no 'Undo'. */
interface Changed {
  readonly changeId: number | null
}

export interface SavedFormOptions<Input, Output, Name extends string, Result> extends Omit<
  FormOptions<Input, Output, Name>,
  'submit' | 'today'
> {
  /** Sends what the schema made of the values. What it throws is shown at its fields. */
  readonly submit: (output: NoInfer<Output>) => Promise<Result>
  /** What a toast says after it, with 'Undo' if the answer can be undone; absent says nothing. */
  readonly done?: string | ((output: NoInfer<Output>) => string) | undefined
  /** Called after a successful submit, before the toast. */
  readonly onDone?: ((result: Result) => void) | undefined
  /** What the form is about, as its title says it: named when what is typed in it would be lost. Absent for a form that keeps nothing typed. */
  readonly name?: string | undefined
}

const isChanged = (result: unknown): result is Changed =>
  typeof result === 'object' && result !== null && 'changeId' in result

/** Adds to a hook of forms what all of ours have: today, the words of failures, and the toast with 'Undo'. */
export const withSaving =
  (useForm: ReturnType<typeof createUseForm>) =>
  <Input, Output, Name extends string, Result>(
    options: SavedFormOptions<Input, Output, Name, Result>,
  ): FormState<Input, Name> => {
    const { submit, done, onDone, toFailure = toFormFailure, name, ...form } = options
    const today = useToday()
    const showDone = useDone()
    const state = useForm({
      ...form,
      today,
      toFailure,
      submit: async (output) => {
        const result = await submit(output)
        onDone?.(result)
        const text = typeof done === 'function' ? done(output) : done
        if (text !== undefined) showDone(text, isChanged(result) ? result.changeId : null)
      },
    })
    useDirtyForm(name, state.isDirty)
    return state
  }
