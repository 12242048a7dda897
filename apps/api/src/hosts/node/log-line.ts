import type { LogEntry } from '../../http/error-answer.ts'
import type { AnsweredRequest } from '../../ops/observe.ts'

const places = 8

/** Returns the place of an error: the first lines of its stack below the message. */
const findPlaces = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, places)
    .map((line) => line.trim())

/**
 * Returns one line of JSON for the log. An error's message may quote what a person typed or what a query held, so only
 * its kind and its place are written, and the kind of its cause.
 *
 * @param now milliseconds since 1970.
 * @param process its number, if there are several.
 */
export function logLine(line: LogEntry, now: number, process?: number): string {
  const head = { time: new Date(now).toISOString(), process }
  if (!('error' in line)) return JSON.stringify({ ...head, ...line })
  const { error, ...entry } = line
  if (!(error instanceof Error)) return JSON.stringify({ ...head, ...entry, error: typeof error })
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause instanceof Error ? { cause: error.cause.name } : {}
  return JSON.stringify({ ...head, ...entry, error: error.name, ...code, ...cause, at: findPlaces(error) })
}

/**
 * Returns one line of JSON for an answered request: when, which call, its outcome, how long. Not who asked, from where,
 * or for what: a person who needs help reads out the id.
 *
 * @param now milliseconds since 1970.
 * @param process its number, if there are several.
 */
export function requestLine(
  { requestId, call, status }: AnsweredRequest,
  milliseconds: number,
  now: number,
  process?: number,
): string {
  // Built by hand, because there is one for each request: ids and names of calls are ours, and need no escapes.
  const which = process === undefined ? '' : `"process":${process},`
  const what = `"requestId":"${requestId}","call":"${call}","status":${status},"ms":${Math.round(milliseconds * 10) / 10}`
  return `{"time":"${new Date(now).toISOString()}",${which}"event":"request",${what}}`
}

/** One of several processes that ended. */
interface EndedProcess {
  readonly number: number
  readonly code: number | null
  readonly signal: string | null
  /** For how many milliseconds it had not answered, if it was killed for that. */
  readonly hungFor?: number | undefined
  /** Milliseconds until it is started again; undefined if it is not. */
  readonly pause?: number | undefined
}

/** Returns one line of JSON for one of several processes that ended. `now` is in milliseconds since 1970. */
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

/**
 * Returns one line of JSON for the end of all processes, because none of them lasts. `now` is in milliseconds since
 * 1970.
 */
export function gaveUpLine(now: number): string {
  return JSON.stringify({ time: new Date(now).toISOString(), event: 'gave-up' })
}

/**
 * Writes lines of a log together, once in each turn of the event loop: one write for each line costs a busy server more
 * than the line itself. A process that ends writes the rest as it exits.
 */
export function linesOfATurn(
  write: (lines: string) => void,
  onExit: (flush: () => void) => void,
): (line: string) => void {
  let waiting: string[] = []
  const flush = () => {
    if (waiting.length > 0) write(`${waiting.join('\n')}\n`)
    waiting = []
  }
  onExit(flush)
  return (line) => {
    if (waiting.length === 0) setImmediate(flush)
    waiting.push(line)
  }
}
