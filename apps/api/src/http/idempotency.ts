import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { badRequest, conflict } from '../errors.ts'
import { hashOfSecret } from '../identity/keys.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { findIdempotentAnswer, forgetIdempotentAnswers, keepIdempotentAnswer } from '../store/ledger/idempotency-keys.ts'

const HEADER = 'Idempotency-Key'
/** A repeated write is answered as the first time for 24 hours. */
const KEPT_MS = 24 * 60 * 60_000

/** What a ledger call gives: its answer, and the journal entry that it wrote. */
export interface LedgerAnswer {
  readonly body: unknown
  readonly changeId: number | null
}

/**
 * The key that a caller gave a write; null without one, and on calls that only read.
 * @throws ApiError 400 for a key that is not 1 to 200 printable characters.
 */
export function idempotencyKeyOf(request: Request, endpoint: Endpoint): string | null {
  const key = request.headers.get(HEADER)
  if (key === null || endpoint.method === 'GET' || endpoint.readOnly) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw badRequest({ [HEADER]: 'Please enter a valid value.' })
  return key
}

/**
 * Runs a write once for each key: a repeat gets the first answer and changes nothing. The answer is kept in the transaction
 * of the write itself, so there is never one without the other; a write that fails keeps nothing and may be tried again.
 *
 * @throws ApiError 400 with code 10000 where the same key comes with another call or another input.
 */
export function runOnce(
  ledger: LedgerTransaction,
  { key, call, input, now }: { key: string; call: string; input: unknown; now: number },
  work: () => LedgerAnswer,
): LedgerAnswer {
  const since = new Date(now - KEPT_MS).toISOString()
  const fingerprint = hashOfSecret(`${call}\n${JSON.stringify(input)}`)
  forgetIdempotentAnswers(ledger, since)
  const earlier = findIdempotentAnswer(ledger, key)
  if (earlier) {
    if (earlier.fingerprint !== fingerprint) throw conflict({ [HEADER]: 'Please enter a valid value.' })
    return { body: JSON.parse(earlier.body), changeId: earlier.changeId }
  }
  const answer = work()
  const body = JSON.stringify(answer.body)
  keepIdempotentAnswer(ledger, { key, fingerprint, status: 200, body, changeId: answer.changeId, at: new Date(now).toISOString() })
  return answer
}
