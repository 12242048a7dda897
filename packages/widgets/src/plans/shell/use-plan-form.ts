import { useChange, useClient } from '@evenkeel/api-client/react'
import { goalOfPlan, type PlanType } from '@evenkeel/engine'
import { type FormFailure, useRun } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import { leaveEditMode } from '../../shared/edit-mode.ts'
import { toFormFailure } from '../../shared/form-failure.ts'
import { summaryPath } from '../../shared/goal-pages.ts'
import { useLinks } from '../../shared/links.ts'
import { goalPaths } from '../../shared/paths.ts'
import { useDone } from '../../shared/use-done.ts'
import * as words from '../../words/plan-shell.generated.ts'
import { commitBody, draftBody, type PlanBody } from './plan-body.ts'

/** A commit that waits for the person's consent to change the profile too. */
export interface ProfileQuestion {
  /** Fields of the profile, by their names in the API. */
  readonly changedFields: readonly string[]
  readonly accept: () => void
  readonly decline: () => void
}

export interface PlanForm {
  readonly isBusy: boolean
  /** The messages against the form; its fields keep what was typed. */
  readonly failure: FormFailure
  readonly question: ProfileQuestion | null
  /** Saves a draft and opens the goal. */
  readonly saveForLater: (body: PlanBody) => Promise<unknown>
  /** Commits the plan unless it lacks a field, asking first if the profile changes with it, and shows the result. */
  readonly commit: (body: PlanBody, lacking?: readonly string[]) => Promise<unknown>
  /** Leaves without any call: a draft stays unchanged. */
  readonly leave: () => void
}

/** Returns the actions of a plan's form. */
export function usePlanForm(planType: PlanType): PlanForm {
  const client = useClient()
  const links = useLinks()
  const done = useDone()
  const save = useChange('savePlan')
  const commit = useChange('commitPlan')
  const change = useChange('updateAccount')
  const { isBusy, failure, run, fail } = useRun(toFormFailure)
  const [question, setQuestion] = useState<ProfileQuestion | null>(null)
  const params = { planType: String(planType) }
  const overview = goalPaths[goalOfPlan(planType)]

  const state = async ({ terms = [] }: PlanBody) => {
    for (const body of terms) await change.run({ body })
  }
  const send = (whole: PlanBody, body: Parameters<typeof commit.run>[0]['body']) =>
    run(async () => {
      await state(whole)
      const { changeId } = await commit.run({ params, body })
      leaveEditMode()
      done(words.planIsSet(), changeId)
      links.open(summaryPath(planType))
    })

  return {
    isBusy,
    failure,
    question,
    leave: () => {
      leaveEditMode()
      links.open(overview)
    },
    saveForLater: (draft) =>
      run(async () => {
        const { body, refusals } = draftBody(planType, draft)
        if (body === null) return fail({ error: undefined, refusals })
        await state(draft)
        const { changeId } = await save.run({ params, body })
        done(words.draftIsSaved(), changeId)
        links.open(overview)
      }),
    commit: (whole, lacking = []) =>
      run(async () => {
        const { body, refusals } = commitBody(planType, whole)
        const unanswered = lacking.map((name) => ({ field: `input.${name}`, errors: [words.fieldRequired()] }))
        if (body === null || lacking.length > 0)
          return fail({ error: undefined, refusals: [...refusals, ...unanswered] })
        const { willProfileUpdate, changedFields } = await client.call('willProfileUpdateOnCommit', { params, body })
        if (!willProfileUpdate) return send(whole, body)
        const answered = (then: () => void) => () => {
          setQuestion(null)
          then()
        }
        setQuestion({
          changedFields,
          accept: answered(() => void send(whole, body)),
          decline: answered(() => undefined),
        })
      }),
  }
}
