import { useState } from 'react'
import type { Refusal } from '../form/form-context.ts'

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
