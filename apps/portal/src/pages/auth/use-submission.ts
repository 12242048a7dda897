import { type FormFailure, noFailure } from '@evenkeel/widgets/shared/form-failure.ts'
import { useState } from 'react'
import { failureOf } from './failure-words.ts'

export interface Submission extends FormFailure {
  readonly busy: boolean
  /** Does the work; what it throws is kept as the form's failure. Gives whether it was done. */
  run(work: () => Promise<void>): Promise<boolean>
}

/** One form's way to the server: whether it is on its way, and what came back against it. */
export function useSubmission(): Submission {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(noFailure)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(noFailure)
    try {
      await work()
      return true
    } catch (reason) {
      setFailure(failureOf(reason))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { ...failure, busy, run }
}
