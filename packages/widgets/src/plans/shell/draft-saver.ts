import { ApiFailure, type Client } from '@evenkeel/api-client/client'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { savableBody } from './plan-body.ts'

/** `conflict`: another tab has saved, discarded or committed since this one read the plan. */
export type DraftStatus = 'idle' | 'saved' | 'failed' | 'conflict'

/** Saves the drafts of one form, one after the other. A draft is the body of a save as JSON. */
export interface DraftSaver {
  /** Saves a draft once the saves before it are done; returns false if another tab has changed it. */
  readonly save: (draft: string, options?: { readonly isForced?: boolean }) => Promise<boolean>
  /** Counts a draft as one that needs no save. */
  readonly accept: (draft: string) => void
  readonly needsSave: (draft: string) => boolean
  /** Returns the revision and the changes of all saves, once they are done. */
  readonly settled: () => Promise<{ readonly revision: number; readonly changeIds: readonly number[] }>
  /** Finds out whether another tab has saved since. */
  readonly look: () => Promise<void>
}

interface SaverOptions {
  readonly client: Client
  readonly plan: PlanDetail
  /** What the form begins with. */
  readonly first: string
  readonly onStatus: (status: DraftStatus) => void
}

const isOldRevision = (reason: unknown): boolean =>
  reason instanceof ApiFailure && reason.items.some(({ field }) => field === 'draftRevision')

export function createDraftSaver({ client, plan, first, onStatus }: SaverOptions): DraftSaver {
  const { planType } = plan
  const params = { planType: String(planType) }
  const changeIds: number[] = []
  let saved = first
  let kept = savableBody(planType, JSON.parse(first), null)
  let revision = plan.draft?.revision ?? 0
  let isConflict = false
  let running = Promise.resolve(true)

  const send = async (draft: string, isForced: boolean): Promise<boolean> => {
    if (!isForced && (isConflict || draft === saved)) return !isConflict
    // A text that is no value cannot be saved; its field says so, leaving asks, and the value before it stays.
    const body = savableBody(planType, JSON.parse(draft), kept)
    if (body === null) return true
    try {
      const input = { params, body: isForced ? body : { ...body, draftRevision: revision } }
      const { answer, changeId } = await client.change('savePlan', input)
      revision = answer.draft?.revision ?? 0
      saved = draft
      kept = body
      isConflict = false
      if (changeId !== null && !changeIds.includes(changeId)) changeIds.push(changeId)
      onStatus('saved')
    } catch (reason) {
      isConflict = isOldRevision(reason)
      onStatus(isConflict ? 'conflict' : 'failed')
    }
    return !isConflict
  }

  return {
    save(draft, { isForced = false } = {}) {
      running = running.then(() => send(draft, isForced))
      return running
    },
    accept(draft) {
      saved = draft
      kept = savableBody(planType, JSON.parse(draft), kept)
    },
    needsSave: (draft) => draft !== saved,
    async settled() {
      await running
      return { revision, changeIds }
    },
    async look() {
      await running
      const { draft } = await client.call('plan', { params })
      isConflict = (draft?.revision ?? 0) !== revision
      if (isConflict) onStatus('conflict')
    },
  }
}
