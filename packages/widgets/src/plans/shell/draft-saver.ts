import { ApiFailure, type Client, isRefusal } from '@evenkeel/api-client/client'
import type { Input } from '@evenkeel/api-client/contract/endpoints'
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
  /** Repeats the save whose answer was lost, if there is one. */
  readonly retry: () => Promise<void>
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

/** A draft, the body it is saved as, and what is sent. */
interface Save {
  readonly draft: string
  readonly body: Input<'savePlan'>['body']
  readonly isForced: boolean
}

export function createDraftSaver({ client, plan, first, onStatus }: SaverOptions): DraftSaver {
  const { planType } = plan
  const params = { planType: String(planType) }
  const changeIds: number[] = []
  let saved = first
  let kept = savableBody(planType, JSON.parse(first), null)
  let revision = plan.draft?.revision ?? 0
  let isConflict = false
  let unanswered: Save | null = null
  let running = Promise.resolve(true)

  async function put(save: Save): Promise<void> {
    const { draft, body, isForced } = save
    unanswered = save
    const input = { params, body: isForced ? body : { ...body, draftRevision: revision } }
    const { answer, changeId } = await client.change('savePlan', input)
    unanswered = null
    revision = answer.draft?.revision ?? 0
    saved = draft
    kept = body
    isConflict = false
    if (changeId !== null && !changeIds.includes(changeId)) changeIds.push(changeId)
  }

  const send = async (draft: string, isForced: boolean): Promise<boolean> => {
    if (!isForced && (isConflict || draft === saved)) return !isConflict
    // A text that is no value cannot be saved; its field says so, leaving asks, and the value before it stays.
    const body = savableBody(planType, JSON.parse(draft), kept)
    if (body === null) return true
    try {
      // The draft whose answer was lost may have been saved: its answer, which is kept, has the revision that the next one needs.
      if (unanswered !== null) await put(unanswered)
      if (isForced || draft !== saved) await put({ draft, body, isForced })
      onStatus('saved')
    } catch (reason) {
      if (isRefusal(reason)) unanswered = null
      isConflict = isOldRevision(reason)
      onStatus(isConflict ? 'conflict' : 'failed')
    }
    return !isConflict
  }

  function save(draft: string, isForced = false): Promise<boolean> {
    running = running.then(() => send(draft, isForced))
    return running
  }

  async function retry(): Promise<void> {
    await running
    if (unanswered !== null) await save(unanswered.draft)
  }

  return {
    save: (draft, { isForced = false } = {}) => save(draft, isForced),
    accept(draft) {
      saved = draft
      kept = savableBody(planType, JSON.parse(draft), kept)
    },
    needsSave: (draft) => draft !== saved,
    async settled() {
      await retry()
      return { revision, changeIds }
    },
    retry,
    async look() {
      await retry()
      if (unanswered !== null) return
      const { draft } = await client.call('plan', { params })
      isConflict = (draft?.revision ?? 0) !== revision
      if (isConflict) onStatus('conflict')
    },
  }
}
