import { useClient, useChange, useUndo } from '@evenkeel/api-client/react'
import { goalOfPlan, type PlanType } from '@evenkeel/engine'
import { useToast } from '@evenkeel/ui/toast'
import { useState } from 'react'
import { leaveEditMode } from '../../shared/edit-mode.ts'
import { useFailure } from '../../shared/failure.tsx'
import { failureOf, type FormFailure, noFailure } from '../../shared/form-failure.ts'
import { summaryPath } from '../../shared/goal-pages.ts'
import { useLinks } from '../../shared/links.tsx'
import { goalPaths } from '../../shared/paths.ts'
import { commitBody, draftBody, type PlanBody } from './plan-body.ts'

/** A commit that waits for the person to agree that the profile changes with it. */
export interface ProfileQuestion {
  /** Fields of the profile, by the wire's names. */
  readonly changedFields: readonly string[]
  readonly accept: () => void
  readonly decline: () => void
}

export interface PlanForm {
  readonly isBusy: boolean
  /** What stands against the form; its fields hold what was typed all the same. */
  readonly failure: FormFailure
  readonly question: ProfileQuestion | null
  /** Keeps a draft and leaves for the goal. */
  readonly saveForLater: (body: PlanBody) => Promise<void>
  /** Makes the plan effective, asking first where the profile changes with it, and shows what came of it. */
  readonly commit: (body: PlanBody) => Promise<void>
  /** Leaves without any call: a draft stays as it was. */
  readonly leave: () => void
}

/** What can be done with the form of a plan. */
export function usePlanForm(planType: PlanType): PlanForm {
  const client = useClient()
  const links = useLinks()
  const done = useDone()
  const save = useChange('savePlan')
  const commit = useChange('commitPlan')
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState(noFailure)
  const [question, setQuestion] = useState<ProfileQuestion | null>(null)
  const params = { planType: String(planType) }
  const overview = goalPaths[goalOfPlan(planType)]

  const guarded = async (work: () => Promise<void>) => {
    setFailure(noFailure)
    try {
      await work()
    } catch (reason) {
      setFailure(failureOf(reason))
    }
  }
  const send = (body: Parameters<typeof commit.run>[0]['body']) =>
    guarded(async () => {
      const { changeId } = await commit.run({ params, body })
      leaveEditMode()
      done('Your plan is set', changeId)
      links.open(summaryPath(planType))
    })
  const ask = async (body: Parameters<typeof commit.run>[0]['body']) => {
    setAsking(true)
    try {
      return await client.call('willProfileUpdateOnCommit', { params, body })
    } finally {
      setAsking(false)
    }
  }

  return {
    isBusy: isAsking || save.isBusy || commit.isBusy,
    failure,
    question,
    leave: () => {
      leaveEditMode()
      links.open(overview)
    },
    saveForLater: (draft) =>
      guarded(async () => {
        const { body, refusals } = draftBody(planType, draft)
        if (body === null) return setFailure({ error: undefined, refusals })
        const { changeId } = await save.run({ params, body })
        done('Your draft is saved', changeId)
        links.open(overview)
      }),
    commit: (whole) =>
      guarded(async () => {
        const { body, refusals } = commitBody(planType, whole)
        if (body === null) return setFailure({ error: undefined, refusals })
        const { willProfileUpdate, changedFields } = await ask(body)
        if (!willProfileUpdate) return send(body)
        const answered = (then: () => void) => () => {
          setQuestion(null)
          then()
        }
        setQuestion({ changedFields, accept: answered(() => void send(body)), decline: answered(() => undefined) })
      }),
  }
}

/** Says in a toast what was done, with 'Undo' where it can be taken back. */
export function useDone() {
  const toast = useToast()
  const undo = useUndo()
  const showFailure = useFailure()
  return (text: string, changeId: number | null) => {
    const takeBack = () => void undo(changeId ?? 0).catch(showFailure)
    toast.show({ text, ...(changeId === null ? {} : { action: { label: 'Undo', onAction: takeBack } }) })
  }
}
