import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { badRequest, conflict } from '../errors.ts'
import { hashOfSecret } from '../identity/keys.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import {
  findIdempotentAnswer,
  forgetIdempotentAnswers,
  keepIdempotentAnswer,
} from '../store/ledger/idempotency-keys.ts'

const HEADER = 'Idempotency-Key'
/** A repeated write is answered as the first time for at least 24 hours. */
const KEPT_MS = 24 * 60 * 60_000

/** What a ledger call gives: its answer, and the journal entry that it wrote. */
export interface LedgerAnswer {
  readonly body: unknown
  readonly changeId: number | null
}

/** A write under the key of its caller. */
export interface Once {
  readonly key: string
  /** Of the call and its input: the same key with others is a mistake of the caller. */
  readonly fingerprint: string
  /** Milliseconds since 1970. */
  readonly now: number
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

/** By what a repeat is known to be one. An upload is told apart by `comparable` first. */
export const fingerprintOf = (call: string, input: unknown): string => hashOfSecret(`${call}\n${JSON.stringify(input)}`)

/** An input of which files are represented by the hash of their bytes. */
export async function comparable(input: object): Promise<unknown> {
  if (!('body' in input) || typeof input.body !== 'object' || input.body === null) return input
  const fields = await Promise.all(
    Object.entries(input.body).map(async ([name, value]) => {
      if (!(value instanceof Blob)) return [name, value]
      const hash = await crypto.subtle.digest('SHA-256', await value.arrayBuffer())
      return [name, { size: value.size, hash: Array.from(new Uint8Array(hash)) }]
    }),
  )
  return { ...input, body: Object.fromEntries(fields) }
}

/**
 * The answer that was given under a key; undefined where there is none yet.
 * @throws ApiError 400 with code 10000 where the same key came with another call or another input.
 */
export function earlierAnswer(ledger: LedgerTransaction, { key, fingerprint }: Once): LedgerAnswer | undefined {
  const earlier = findIdempotentAnswer(ledger, key)
  if (!earlier) return undefined
  if (earlier.fingerprint !== fingerprint) throw conflict({ [HEADER]: 'Please enter a valid value.' })
  return { body: JSON.parse(earlier.body), changeId: earlier.changeId }
}

/** Keeps an answer under its key, and forgets old ones. */
export function keepAnswer(
  ledger: LedgerTransaction,
  { key, fingerprint, now }: Once,
  { body, changeId }: LedgerAnswer,
): void {
  forgetIdempotentAnswers(ledger, new Date(now - KEPT_MS).toISOString())
  keepIdempotentAnswer(ledger, {
    key,
    fingerprint,
    status: 200,
    body: JSON.stringify(body),
    changeId,
    at: new Date(now).toISOString(),
  })
}

/**
 * Runs a write once for each key: a repeat gets the first answer and changes nothing. The answer is kept in the transaction
 * of the write itself, so there is never one without the other; a write that fails keeps nothing and may be tried again.
 *
 * @throws ApiError as `earlierAnswer`.
 */
export function runOnce(ledger: LedgerTransaction, once: Once, work: () => LedgerAnswer): LedgerAnswer {
  const earlier = earlierAnswer(ledger, once)
  if (earlier) return earlier
  const answer = work()
  keepAnswer(ledger, once, answer)
  return answer
}
