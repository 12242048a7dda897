import { ApiError, LedgerRefused, type Notice, type RefusalReason, shortLedgerId, unavailable } from '../errors.ts'
import type { AuditEvent } from '../store/directory/schema.ts'
import type { SentAnchor } from '../store/directory/audit-anchors.ts'
import { isStoreUnavailable } from '../store/sqlite/is-store-unavailable.ts'

interface Where {
  readonly requestId: string
  /** The endpoint's name, or the path pattern of a page. */
  readonly call: string
}

interface Failure extends Where {
  readonly event: 'request-failed' | 'store-unavailable' | 'mail-failed' | 'audit-anchor-failed'
  readonly error: unknown
}

interface Refusal extends Where {
  readonly event: 'ledger-refused'
  /** The first characters of the ledger's id; the directory finds the person by them. */
  readonly ledger: string
  readonly reason: RefusalReason
}

/** A refusal that an operator who looks for attacks reads. */
export interface RefusedProof extends Where {
  readonly event: 'sign-in-refused' | 'factor-failed' | Notice['event']
  /** The answer's code: 30001 for a wrong pair, 10003 for one that was not judged. */
  readonly code: number
  /** The first characters of a keyed hash; null where the call names no one. */
  readonly user: string | null
  readonly network: string
  readonly company?: string
  readonly why?: string
}

/** What was done about a person that an operator who looks for attacks reads. */
interface Deed extends Where {
  readonly event: AuditEvent | 'access-ended' | 'claim-on-taken-line'
  /** The first characters of a keyed hash of the person it is about. */
  readonly user: string
}

/** A part of its policy that a page broke, as a browser reports it. */
interface BrokenPolicy extends Where {
  readonly event: 'policy-report'
  readonly directive: string
}

/** The state of the audit log, for a place that keeps the log elsewhere. */
interface Anchored extends Where, SentAnchor {
  readonly event: 'audit-anchor'
}

/** One line of the log: named fields only and never a body, so that no money data is logged. */
export type LogEntry = Failure | Refusal | RefusedProof | Deed | Anchored | BrokenPolicy

export type Log = (entry: LogEntry) => void

const hourMs = 3_600_000

/** Returns a name for an entry that is worth one line an hour; undefined for all others. */
function nameOfRepeated(entry: LogEntry): string | undefined {
  if (entry.event === 'ledger-refused') return `${entry.ledger} ${entry.reason}`
  return entry.event === 'policy-report' ? `policy ${entry.directive}` : undefined
}

/** Returns a log that reports a refused ledger, and a broken policy, once an hour for each reason, however often it happens. */
export function hourly(log: Log, now: () => number): Log {
  const said = new Map<string, number>()
  return (entry) => {
    const name = nameOfRepeated(entry)
    if (name === undefined) return log(entry)
    const before = said.get(name)
    if (before !== undefined && now() - before < hourMs) return
    said.set(name, now())
    log(entry)
  }
}

/** Returns the log entry of a failure. */
export function failureEntry(error: unknown, event: Failure['event'], where: Where): LogEntry {
  if (!(error instanceof LedgerRefused)) return { event, ...where, error }
  return { event: 'ledger-refused', ...where, ledger: shortLedgerId(error.ledgerId), reason: error.reason }
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return isStoreUnavailable(error) ? unavailable() : new ApiError(500, -1)
}

/** Turns an error into an answer; the only place that does. Unexpected errors are logged, and the answer hides them. */
export function errorAnswer(error: unknown, call: string, requestId: string, log: Log): Response {
  const apiError = asApiError(error)
  if (apiError !== error || error instanceof LedgerRefused) {
    log(failureEntry(error, apiError.status === 503 ? 'store-unavailable' : 'request-failed', { requestId, call }))
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (apiError.retryAfterSeconds !== undefined) headers.set('Retry-After', String(apiError.retryAfterSeconds))
  return Response.json(apiError.toBody(), { status: apiError.status, headers })
}
