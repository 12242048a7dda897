import type { LogEntry } from '../http/error-answer.ts'
import type { AnsweredRequest } from '../ops/observe.ts'

const PLACES = 8

/** Where an error came from: the first lines of its stack below the message. */
const placesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, PLACES)
    .map((line) => line.trim())

/**
 * One line of JSON for the log. An error's message may quote what somebody typed or what a query held, so only its kind and
 * where it happened are written, and of what caused it the kind.
 *
 * @param now milliseconds since 1970.
 * @param process its number, where there are several.
 */
export function logLine({ error, ...entry }: LogEntry, now: number, process?: number): string {
  const head = { time: new Date(now).toISOString(), process }
  if (!(error instanceof Error)) return JSON.stringify({ ...head, ...entry, error: typeof error })
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause instanceof Error ? { cause: error.cause.name } : {}
  return JSON.stringify({ ...head, ...entry, error: error.name, ...code, ...cause, at: placesOf(error) })
}

/**
 * One line of JSON for an answered request: when, which call, what came of it, how long. Not who asked, from where, or for
 * what: the id is what a person reads out who needs help.
 *
 * @param now milliseconds since 1970.
 * @param process its number, where there are several.
 */
export function requestLine(
  { requestId, call, status }: AnsweredRequest,
  milliseconds: number,
  now: number,
  process?: number,
): string {
  // Put together by hand, there being one for each request: ids and names of calls are ours, and hold nothing to escape.
  const which = process === undefined ? '' : `"process":${process},`
  const what = `"requestId":"${requestId}","call":"${call}","status":${status},"ms":${Math.round(milliseconds * 10) / 10}`
  return `{"time":"${new Date(now).toISOString()}",${which}"event":"request",${what}}`
}

/** One of several processes that ended. */
interface EndedProcess {
  readonly number: number
  readonly code: number | null
  readonly signal: string | null
  /** For how many milliseconds it had not answered, where it was killed for it. */
  readonly hungFor?: number | undefined
  /** How many milliseconds it takes until it is started again, where it is. */
  readonly pause?: number | undefined
}

/** One line of JSON for one of several processes that ended. `now` in milliseconds since 1970. */
export function processLine({ number, code, signal, hungFor, pause }: EndedProcess, now: number): string {
  const hungForMs = hungFor === undefined ? undefined : Math.round(hungFor)
  return JSON.stringify({
    time: new Date(now).toISOString(),
    process: number,
    event: 'process-ended',
    code,
    signal,
    hungForMs,
    againInMs: pause,
  })
}

/** One line of JSON for the end of all, because none of them lasts. `now` in milliseconds since 1970. */
export function gaveUpLine(now: number): string {
  return JSON.stringify({ time: new Date(now).toISOString(), event: 'gave-up' })
}
