import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useClient, useReadAgain, useUndo } from '@evenkeel/api-client/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDirtyForm } from '../../shared/saved-form.ts'
import { createDraftSaver, type DraftStatus } from './draft-saver.ts'
import { draftBody, type PlanBody, withTypedTerms } from './plan-body.ts'

/** A draft saves itself at most this long after a change, also while the person types on: no more can be lost. */
const maxUnsavedMs = 1_500

/** A draft that could not be saved because no answer came is saved again this often, in milliseconds, until one comes. */
const retryMs = 5_000

export interface DraftSaving {
  readonly status: DraftStatus
  /** Saves what is not saved yet. Returns false if another tab has changed the draft. */
  readonly flush: () => Promise<boolean>
  /** Saves over what another tab has saved. */
  readonly keepMine: () => Promise<boolean>
  /** Returns a body for the save of 'Close', after which nothing is saved by itself until another change. */
  readonly toClose: (body: PlanBody) => Promise<PlanBody>
  /** Takes back every draft that was saved since the form was opened. */
  readonly takeBack: () => Promise<void>
}

interface DraftOptions {
  readonly plan: PlanDetail
  readonly body: PlanBody
  /** The step of a wizard. A draft is saved at each step. */
  readonly step?: string | undefined
}

/** Whether the person has done anything on the page; until then, what changes in the form is only its linked balances. */
function useTouched() {
  const isTouched = useRef(false)
  useEffect(() => {
    const touch = () => {
      isTouched.current = true
    }
    const kinds = ['pointerdown', 'keydown', 'input'] as const
    for (const kind of kinds) addEventListener(kind, touch, { capture: true, once: true })
    return () => {
      for (const kind of kinds) removeEventListener(kind, touch, { capture: true })
    }
  }, [])
  return isTouched
}

/**
 * Saves a plan's form by itself: a moment after a change, on each step, and when the page is left. Leaving asks first where a text
 * is typed that cannot be saved, such as half a date. The first change by
 * the person makes the draft, not the opening. Account terms that are typed in the form belong to the accounts with a commit or 'Close';
 * until then the draft keeps them.
 */
export function useDraftSaving({ plan, body, step }: DraftOptions): DraftSaving {
  const kept = withTypedTerms(body)
  const draft = JSON.stringify({ ...kept, ...(step !== undefined && { step }) })
  const client = useClient()
  const undo = useUndo()
  const readAgain = useReadAgain()
  const isTouched = useTouched()
  const [status, setStatus] = useState<DraftStatus>('idle')
  const [saver] = useState(() => createDraftSaver({ client, plan, first: draft, onStatus: setStatus }))
  const [first] = useState(draft)
  const latest = useRef(draft)
  const lastStep = useRef(step)
  const changedAt = useRef<number | null>(null)
  useDirtyForm(plan.name, draft !== first && draftBody(plan.planType, kept).body === null)

  const saveNow = useEffectEvent(() => {
    if (isTouched.current) void saver.save(latest.current)
  })
  useEffect(() => {
    latest.current = draft
    if (!isTouched.current) saver.accept(draft)
    if (!saver.needsSave(draft)) {
      changedAt.current = null
      return undefined
    }
    const isNextStep = lastStep.current !== step
    lastStep.current = step
    const now = performance.now()
    changedAt.current ??= now
    const save = () => {
      changedAt.current = null
      void saver.save(draft)
    }
    const timer = setTimeout(save, isNextStep ? 0 : Math.max(0, changedAt.current + maxUnsavedMs - now))
    return () => clearTimeout(timer)
  }, [draft, step, isTouched, saver])
  useEffect(() => {
    if (status !== 'failed') return undefined
    const timer = setInterval(() => void saver.retry(), retryMs)
    return () => clearInterval(timer)
  }, [status, saver])
  useEffect(() => {
    const onHide = () => saveNow()
    const onVisibility = () => {
      if (document.visibilityState === 'visible') saver.look().catch(() => undefined)
      else onHide()
    }
    addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onVisibility)
      onHide()
    }
  }, [saver])
  // While the form is open it says what the draft is; after it, the lists of goals have to know of the draft.
  const [revision] = useState(plan.draft?.revision ?? 0)
  useEffect(
    () => () => {
      const readIfSaved = async () => {
        const now = await saver.settled()
        if (now.revision !== revision) await readAgain('savePlan')
      }
      void readIfSaved()
    },
    [saver, revision, readAgain],
  )

  return {
    status,
    flush: () => (isTouched.current ? saver.save(draft) : Promise.resolve(true)),
    keepMine: () => saver.save(draft, { isForced: true }),
    async toClose(closing) {
      const { revision } = await saver.settled()
      saver.accept(draft)
      return { ...closing, draftRevision: revision, ...(step !== undefined && { step }) }
    },
    async takeBack() {
      const { changeIds } = await saver.settled()
      saver.accept(draft)
      for (const changeId of changeIds.toReversed()) await undo(changeId)
    },
  }
}
