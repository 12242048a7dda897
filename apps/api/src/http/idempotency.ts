import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { badRequest, conflict } from '../errors.ts'
import { hashOfSecret } from '../identity/keys.ts'
import {
  findIdempotentAnswer,
  forgetIdempotentAnswers,
  keepIdempotentAnswer,
} from '../store/ledger/idempotency-keys.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { fromKept, toKept } from './kept-answer.ts'
import { say } from '../say.ts'

const header = 'Idempotency-Key'
/** A repeated write gets its first answer for at least 24 hours. */
const keptMs = 24 * 60 * 60_000

/** The answer of a call on a ledger, and the id of the journal entry it wrote; null if it wrote none. */
export interface LedgerAnswer {
  readonly body: unknown
  readonly changeId: number | null
}

/** A write that its caller may repeat. */
export interface IdempotentRequest {
  readonly key: string
  /** Hash of the call and its input; the same key with another fingerprint is a mistake of the caller. */
  readonly fingerprint: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Returns the idempotency key of a write; null without one, and on calls that only read.
 * @throws ApiError 400 for a key that is not 1 to 200 printable characters.
 */
export function readIdempotencyKey(request: Request, endpoint: Endpoint): string | null {
  const key = request.headers.get(header)
  if (key === null || endpoint.method === 'GET' || endpoint.readOnly) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw badRequest({ [header]: say('validValue') })
  return key
}

/** Returns the hash by which a repeat is recognized; files in the input must be replaced first, see `withFileHashes`. */
export const toFingerprint = (call: string, input: unknown): string => hashOfSecret(`${call}\n${JSON.stringify(input)}`)

/** Returns the input with each file of its body replaced by its size and the hash of its bytes. */
async function withFileHashes(input: object): Promise<unknown> {
  if (!('body' in input) || typeof input.body !== 'object' || input.body === null) return input
  const fields = await Promise.all(
    Object.entries(input.body).map(async ([name, value]) => {
      if (!(value instanceof Blob)) return [name, value]
      const hash = await crypto.subtle.digest('SHA-256', await value.bytes())
      return [name, { size: value.size, hash: Array.from(new Uint8Array(hash)) }]
    }),
  )
  return { ...input, body: Object.fromEntries(fields) }
}

/** Whether the answer of a call is kept for its repeats: only for changes of the employee's own data. */
export const keepsAnswer = ({ who, answerType, keepsNoAnswer }: Endpoint) =>
  who === 'employee' && !answerType && !keepsNoAnswer

/**
 * Returns under which key and fingerprint the answer of a request is kept; null if it has no key or its call keeps none.
 * @throws ApiError 400 for a malformed key.
 */
export async function readIdempotentRequest(
  request: Request,
  endpoint: Endpoint,
  input: object,
  now: number,
): Promise<IdempotentRequest | null> {
  const key = keepsAnswer(endpoint) ? readIdempotencyKey(request, endpoint) : null
  return key === null ? null : { key, fingerprint: toFingerprint(endpoint.name, await withFileHashes(input)), now }
}

/**
 * Returns the answer kept under a key; undefined without one.
 * @throws ApiError 400 with code 10000 if the key came with another call or another input before.
 */
function earlierAnswer(ledger: LedgerTransaction, { key, fingerprint }: IdempotentRequest): LedgerAnswer | undefined {
  const earlier = findIdempotentAnswer(ledger, key)
  if (!earlier) return undefined
  if (earlier.fingerprint !== fingerprint) throw conflict({ [header]: say('validValue') })
  return { body: fromKept(earlier.body), changeId: earlier.changeId }
}

/** Keeps an answer under its key, and forgets those older than 24 hours. */
export function keepAnswer(
  ledger: LedgerTransaction,
  { key, fingerprint, now }: IdempotentRequest,
  { body, changeId }: LedgerAnswer,
): void {
  forgetIdempotentAnswers(ledger, new Date(now - keptMs).toISOString())
  keepIdempotentAnswer(ledger, {
    key,
    fingerprint,
    status: 200,
    body: toKept(body),
    changeId,
    at: new Date(now).toISOString(),
  })
}

/**
 * Runs a write on the ledger once for each key: a repeat gets the first answer and changes nothing. The answer is kept in
 * the transaction of the write, so there is never one without the other; a write that fails keeps nothing and may be tried
 * again.
 *
 * @throws ApiError 400 with code 10000 if the key came with another call or another input before.
 */
export function runIdempotent(
  ledger: LedgerTransaction,
  once: IdempotentRequest,
  work: () => LedgerAnswer,
): LedgerAnswer {
  const earlier = earlierAnswer(ledger, once)
  if (earlier) return earlier
  const answer = work()
  keepAnswer(ledger, once, answer)
  return answer
}

interface AnswerStore {
  /** The store of ledgers; writes under way are tracked for each. */
  readonly store: object
  readonly ownerId: number
  withLedger<T>(work: (ledger: LedgerTransaction) => T): Promise<T>
}

const underWay = new WeakMap<object, Map<string, Promise<unknown>>>()

function runsUnderWay(store: object): Map<string, Promise<unknown>> {
  const runs = underWay.get(store) ?? new Map<string, Promise<unknown>>()
  underWay.set(store, runs)
  return runs
}

async function runOrReplay(
  { withLedger }: AnswerStore,
  once: IdempotentRequest,
  work: () => Promise<LedgerAnswer>,
): Promise<LedgerAnswer> {
  const earlier = await withLedger((ledger) => earlierAnswer(ledger, once))
  if (earlier) return earlier
  const done = await work()
  await withLedger((ledger) => {
    // A change of the ledger has already kept its answer, in its own transaction.
    if (!earlierAnswer(ledger, once)) keepAnswer(ledger, once, done)
  })
  return done
}

/**
 * Runs a write that waits for the directory or a provider once for each key, and keeps its answer in its owner's ledger. A
 * repeat that comes while the first is under way waits for it. Such a write is safe to repeat from any point, so one whose
 * answer was lost when the process stopped is done again.
 *
 * @throws ApiError as `work` does (nothing is kept then), and 400 if the key came with another call or another input before.
 */
export async function replayOrRun(
  place: AnswerStore,
  once: IdempotentRequest,
  work: () => Promise<LedgerAnswer>,
): Promise<LedgerAnswer> {
  const runs = runsUnderWay(place.store)
  const name = `${place.ownerId} ${once.key}`
  for (let before = runs.get(name); before; before = runs.get(name)) await before.catch(() => null)
  const running = runOrReplay(place, once, work)
  runs.set(name, running)
  try {
    return await running
  } finally {
    runs.delete(name)
  }
}
