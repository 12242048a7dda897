import { ApiError, LedgerRefused, type RefusalReason, unavailable } from '../../../errors.ts'
import type { LedgerAnswer } from '../../../http/idempotency.ts'
import { isStoreUnavailable } from '../../../store/sqlite/is-store-unavailable.ts'

/** What a refusal says and means, as plain data. */
type Refusal = Pick<
  ApiError,
  'status' | 'code' | 'fields' | 'sentence' | 'retryAfterSeconds' | 'task' | 'note' | 'notice'
>

/** How a use case ended in the other thread, as plain data: an error loses its class on the way. */
export type JobOutcome =
  | { readonly kind: 'answer'; readonly answer: LedgerAnswer }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'ledger-refused'; readonly ledgerId: string; readonly reason: RefusalReason }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed'; readonly error: unknown }

function toRefusal({ status, code, fields, sentence, retryAfterSeconds, task, note, notice }: ApiError): Refusal {
  return { status, code, fields, sentence, retryAfterSeconds, task, note, notice }
}

/** Runs a use case and returns its outcome in a form that can be sent. */
export async function toJobOutcome(useCase: () => Promise<LedgerAnswer>): Promise<JobOutcome> {
  try {
    return { kind: 'answer', answer: await useCase() }
  } catch (error) {
    if (error instanceof LedgerRefused)
      return { kind: 'ledger-refused', ledgerId: error.ledgerId, reason: error.reason }
    if (error instanceof ApiError) return { kind: 'refused', refusal: toRefusal(error) }
    return isStoreUnavailable(error) ? { kind: 'unavailable' } : { kind: 'failed', error }
  }
}

/** Returns the answer of a use case that ran in the other thread. @throws what it threw there. */
export function toLedgerAnswer(outcome: JobOutcome): LedgerAnswer {
  if (outcome.kind === 'answer') return outcome.answer
  if (outcome.kind === 'refused') {
    const { status, code, sentence: message, task: reason, ...refusal } = outcome.refusal
    throw new ApiError(status, code, { ...refusal, message, reason })
  }
  if (outcome.kind === 'ledger-refused') throw new LedgerRefused(outcome.ledgerId, outcome.reason)
  throw outcome.kind === 'unavailable' ? unavailable() : outcome.error
}
