import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { errorCatalog } from '@evenkeel/api-client/contract/errors'
import fc from 'fast-check'
import type { TestClient } from '../../test-client.ts'
import { signInAs } from '../../sign-in-as.ts'
import type { IsolationFixture } from '../isolation-fixture.ts'
import { type FuzzRequest, requestsTo } from './fuzz-input.ts'

/** Internal words, which no answer may contain. */
const internalWord =
  /sqlite|drizzle|\bzod\b|better-sqlite3|node_modules|\bat \w+[^"]* \(|\/src\/|\.ts:\d|TypeError|RangeError|SyntaxError|Cannot read|is not a function|ECONN|ENOENT/i

const messages = new Set<string>(Object.values(errorCatalog))

interface FuzzOptions {
  readonly runs: number
  readonly seed: number
  /** A slower answer is a fault too; not set in tests, which are not timed. */
  readonly slowestMs?: number
}

function pathWith({ path }: Endpoint, { params, query }: FuzzRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'))
  const search = new URLSearchParams(query)
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Calls on something that has changed since the person saw it: no field of theirs is wrong. */
const meetChanges: readonly string[] = ['undoChange', 'decideProposal']

/**
 * Whether a refusal says by its code alone what is wrong: that answers match no record, that sign-in is closed, or that an entry matches
 * nothing. The first and the last must not say which field it is.
 */
const mayNameNoField = (name: string, code: number) =>
  [0, 10003, 30001].includes(code) || (code === 10000 && meetChanges.includes(name))

/** Returns what is wrong with an answer; null if nothing is. */
function findFault(
  { name, answerType }: Endpoint,
  { status, text }: { readonly status: number; readonly text: string },
): string | null {
  if (status >= 500) return `answers ${status}`
  const internal = answerType !== undefined && status === 200 ? null : internalWord.exec(text)
  if (internal) return `says '${internal[0]}'`
  if (status === 200) return null
  try {
    const { code, message, Items } = JSON.parse(text)
    if (typeof code !== 'number' || !messages.has(message))
      return `answers ${status} with a body that is none of the catalog`
    return status === 400 && Items === undefined && !mayNameNoField(name, code)
      ? 'answers 400 and names no field'
      : null
  } catch {
    return `answers ${status} without JSON`
  }
}

/** Returns the caller's ids by their place in the input. */
function knownIds({ ids = {} }: Endpoint, { assigned }: IsolationFixture) {
  const all: Readonly<Record<string, number>> = { ...assigned.ids, ...assigned.staffIds, category: 6, benefit: 1 }
  return (path: string): readonly number[] | undefined => {
    const kind = ids[path]
    const id = kind === undefined ? undefined : all[kind]
    if (path === 'params.planType') return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    if (path === 'params.goalType') return [1, 2, 3, 4, 5, 6, 7]
    return id === undefined ? undefined : [id]
  }
}

/**
 * Returns the caller of a call: an employee with one of everything, the planner who looks after them, staff with a
 * grant, or a visitor.
 */
async function findCaller(
  { who, staffOnly }: Endpoint,
  { app, assigned, planner, staff }: IsolationFixture,
): Promise<TestClient> {
  if (who === 'public') return app.visit()
  if (who === 'signed-in')
    return (await signInAs(app, `fuzz-${Math.trunc(app.clock.now())}-${(callers += 1)}@example.test`, 0)).client
  if (who === 'staff') return staffOnly ? staff.client : planner.client
  return assigned.client
}
let callers = 0

/** Calls that end the caller's session when they succeed. */
const endsSession = new Set(['endAllSessions'])

async function send(client: TestClient, endpoint: Endpoint, request: FuzzRequest) {
  const { body, type } = request
  const started = performance.now()
  const answer = await client.fetch(pathWith(endpoint, request), {
    method: endpoint.method,
    ...(body !== undefined && { body }),
    ...(type !== undefined && { headers: { 'Content-Type': type } }),
  })
  const text = await answer.text()
  return { status: answer.status, text, took: performance.now() - started }
}

const shown = ({ params, query, body, type }: FuzzRequest) =>
  JSON.stringify({
    params,
    query,
    type,
    body:
      body instanceof FormData
        ? Object.fromEntries(body)
        : body instanceof Uint8Array
          ? [...body]
          : body?.slice(0, 600),
  })

/**
 * Sends bad and nearly good requests to one call. Returns the first fault found, with the smallest request that shows
 * it; null if there is none.
 */
export async function fuzzCall(
  scene: IsolationFixture,
  endpoint: Endpoint,
  { runs, seed, slowestMs = Number.POSITIVE_INFINITY }: FuzzOptions,
): Promise<string | null> {
  let client = await findCaller(endpoint, scene)
  let fault = ''
  const isGood = async (request: FuzzRequest) => {
    const answer = await send(client, endpoint, request)
    const { status, text, took } = answer
    if (status === 401 && (endsSession.has(endpoint.name) || endpoint.who === 'signed-in'))
      client = await findCaller(endpoint, scene)
    const found = took > slowestMs ? `takes ${took.toFixed(0)} ms` : findFault(endpoint, answer)
    if (found) fault = `${endpoint.name} ${found}: ${text.slice(0, 200)} for ${shown(request)}`
    return found === null
  }
  const property = fc.asyncProperty(requestsTo(endpoint, knownIds(endpoint, scene)), isGood)
  const { failed } = await fc.check(property, { numRuns: runs, seed })
  return failed ? fault || `${endpoint.name} could not be asked` : null
}

/** Events that an operator reads and that are no fault: who was refused, and whose access ended. */
const notices: readonly string[] = ['sign-in-refused', 'access-refused', 'factor-failed', 'sso-refused', 'access-ended']

/** Calls that log what is no fault: what a bank's provider refused, and lines of the audit log for an operator. */
const logs: readonly string[] = ['bank-provider', 'audit']

/** Returns what was logged and should not have been: a fault of ours. */
export const unexpectedLog = ({ app }: Pick<IsolationFixture, 'app'>) =>
  app.log.filter(({ call, event }) => !logs.includes(call) && !notices.includes(event))
