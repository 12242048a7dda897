import { changeHeader } from '@evenkeel/api-client/contract/changes'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { Download } from '@evenkeel/api-client/contract/primitives'
import type { AppParts, Identity } from '../app-parts.ts'
import { noteReach, noteUndoneSharing, reach, requireShared } from './access.ts'
import { type Answer, AnswerHeaders, toJson } from './answer.ts'
import { findBodySchema, parseBody } from './body/parse.ts'
import { checkAnnouncedLength, checkMediaType, isLargeBody, readBody } from './body/read.ts'
import type { Actors, AnyRequestHandler, Call } from './call.ts'
import { identifyCaller } from './caller.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { createContext, isRead, transactFor } from './create-context.ts'
import { readIdempotencyKey, type LedgerAnswer, readIdempotentRequest, replayOrRun } from './idempotency.ts'
import { logNotice, logRefusedAccess, withSecurityEvents } from './security-events.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import type { RequestContext } from './request-context.ts'
import { runOnLedger } from './run-on-ledger.ts'
import { validate, validateAnswer } from './validate.ts'
import { widgetScope } from './widget-scope.ts'
import { sessionHeader } from '@evenkeel/api-client/contract/headers'

async function validInput({ endpoint, request, params, query, whileReceiving }: Call) {
  const receiving = readBody(request, endpoint)
  const bytes = await (whileReceiving ? whileReceiving(receiving) : receiving)
  const inPath = endpoint.params && { params: validate(endpoint.params, params, 'path') }
  const bodySchema = findBodySchema(endpoint, params)
  return {
    ...inPath,
    ...(endpoint.query && { query: validate(endpoint.query, query, 'query') }),
    ...(bodySchema && { body: validate(bodySchema, await parseBody(request, endpoint, bytes), 'body') }),
  }
}

/** The app, and the headers of the answer. */
interface Answering {
  readonly parts: AppParts
  readonly headers: AnswerHeaders
}

async function runRequest(
  run: AnyRequestHandler,
  input: object,
  context: RequestContext,
  { headers, parts }: Answering,
): Promise<LedgerAnswer> {
  const work = async (): Promise<LedgerAnswer> => {
    // The schemas of this endpoint have just given this input its type; the compiler cannot follow it through the table.
    const body = await run(input as never, context)
    const changeId = headers.get(changeHeader)
    return { body, changeId: changeId === null ? null : Number(changeId) }
  }
  if (!context.once) return work()
  return replayOrRun(
    { store: parts.ledgers, ownerId: context.person.userId, withLedger: context.withLedger },
    context.once,
    work,
  )
}

async function runHandler(
  call: Call,
  input: object,
  actors: Actors,
  { parts, headers, begun }: Answering & { readonly begun: number },
): Promise<LedgerAnswer> {
  const { handler, endpoint, request, clientAddress } = call
  const transact = transactFor(endpoint, actors, parts)
  const context = createContext(actors, parts, transact, {
    request,
    clientAddress,
    headers,
    begun,
    // A call on the ledger alone keeps its answer itself, in its own transaction.
    once: handler.kind === 'ledger' ? null : await readIdempotentRequest(request, endpoint, input, parts.clock.now()),
  })
  if (handler.kind === 'request') return runRequest(handler.run, input, context, { parts, headers })
  const use = { name: endpoint.name, key: readIdempotencyKey(request, endpoint), input }
  const { person, clock } = context
  if (parts.workerThread?.runs(use.name)) return parts.workerThread.run({ ...use, person, now: clock.now() })
  return retryWhileBusy(parts, () => runOnLedger(handler.run, use, context, transact), begun)
}

/** Returns a file that the browser saves and never shows, so that nothing in it can run as one of our pages. */
function fileAnswer({ fileName, bytes }: Download, type: string, headers: AnswerHeaders): Answer {
  headers.set('Content-Type', type)
  // RFC 6266: older systems read the plain name, all others the one in any script.
  const plain = fileName.replaceAll(/[^\x20-\x7e]/g, '_')
  const inAnyScript = plain === fileName ? '' : `; filename*=UTF-8''${encodeURIComponent(fileName)}`
  headers.set('Content-Disposition', `attachment; filename="${plain}"${inAnyScript}`)
  return { body: bytes, headers }
}

function jsonAnswer(body: unknown, headers: AnswerHeaders): Answer {
  headers.set('Content-Type', 'application/json')
  return { body: toJson(body), headers }
}

/**
 * Checks the announced size, session, anti-forgery, role, content type, and access to the other person. Returns the actors,
 * which decide the one ledger that the request may open. Asks the directory only; a caller without a session learns nothing
 * but that.
 *
 * @throws ApiError 413, 401, 403, 415, 404. Source: Q-API-5.
 */
async function authorize(call: Call, parts: AppParts, identity: Identity): Promise<Actors> {
  checkAnnouncedLength(call.request, call.endpoint)
  if (call.endpoint.who === 'public') checkMediaType(call.request, call.endpoint)
  const caller = await identifyCaller(call.request, call.endpoint, identity)
  checkMediaType(call.request, call.endpoint)
  const subject = await reach(call.endpoint, caller, call.params, parts).catch((error: unknown) => {
    if (caller) logRefusedAccess(call, caller.userId, error, parts)
    throw error
  })
  return { caller, subject }
}

/**
 * Performs an authorized request: validates the input, writes the access log of the person it is about, runs the use case,
 * and returns the answer. Outside of production the answer is checked against the contract.
 *
 * @throws ApiError for every answer other than 200.
 */
export async function perform(call: Call, actors: Actors, parts: AppParts): Promise<Answer> {
  const { endpoint } = call
  const scope = widgetScope(endpoint, actors.caller, parts)
  const input = await scope.admit(await validInput(call))
  const [begun, since] = [performance.now(), parts.clock.now()]
  const read = <T>(work: (ledger: LedgerTransaction) => T) =>
    retryWhileBusy(parts, () => transactFor(endpoint, actors, parts)(work), performance.now())
  if (actors.caller && actors.subject) {
    await requireShared(endpoint, actors.caller, read)
    await noteReach(endpoint, actors.caller, actors.subject, parts)
  }
  const headers = new AnswerHeaders({ 'Cache-Control': 'no-store' })
  const ownerId = findLedgerOwnerId(endpoint, actors)
  if (ownerId !== null && !isRead(endpoint)) await parts.workerThread?.settled(ownerId)
  const answer = await withSecurityEvents(call, input, parts, () =>
    scope.logged(() => runHandler(call, input, actors, { parts, headers, begun })),
  )
  if (actors.caller) await noteUndoneSharing(endpoint, actors.caller, { ...answer, since }, read, parts)
  if (answer.changeId !== null) headers.set(changeHeader, String(answer.changeId))
  const whole = parts.isProduction ? answer.body : validateAnswer(endpoint.answer, answer.body, endpoint.name)
  const body = scope.show(whole)
  return endpoint.answerType ? fileAnswer(body as Download, endpoint.answerType, headers) : jsonAnswer(body, headers)
}

/** Returns whose ledger a request can open; null for calls that open none. */
function findLedgerOwnerId({ who }: Endpoint, { caller, subject }: Actors): number | null {
  return subject?.personId ?? (who === 'employee' && caller ? caller.userId : null)
}

/**
 * Authorizes a request and performs it, in the process that has its ledger.
 * @throws ApiError as `authorize` and `perform` do; 429 and 503 while too many large bodies are under way. Source: Q-API-5.
 */
export async function runCall(call: Call, parts: AppParts, identity: Identity): Promise<Answer | Response> {
  try {
    return await runAuthorized(call, parts, identity)
  } catch (error) {
    logNotice(call, error, parts)
    throw error
  }
}

/** Calls that read or write as much as a person has, besides those that run in a thread. */
const longCalls: ReadonlySet<string> = new Set<EndpointName>([
  'exportAccountData',
  'importAccountData',
  'downloadDistributionPdf',
])

/** Runs a person's call within their budget, before a byte of its body is read. @throws ApiError 429, 503 */
function withinBudget<T>(
  { endpoint, request }: Call,
  callerId: number,
  { budgets, workerThread }: AppParts,
  work: () => Promise<T>,
): Promise<T> {
  const isLong = longCalls.has(endpoint.name) || workerThread?.runs(endpoint.name) === true
  const run = () => (isLargeBody(request, endpoint) ? budgets.upload(callerId, request.signal, work) : work())
  return budgets.call(callerId, { isLong, isWrite: !isRead(endpoint) }, run)
}

async function runAuthorized(call: Call, parts: AppParts, identity: Identity): Promise<Answer | Response> {
  const actors = await authorize(call, parts, identity)
  const ownerId = findLedgerOwnerId(call.endpoint, actors)
  const work = async () =>
    parts.forwardCall && ownerId !== null ? parts.forwardCall(call, actors, ownerId) : perform(call, actors, parts)
  const { caller } = actors
  const answer = await (caller ? withinBudget(call, caller.userId, parts, work) : work())
  if (caller?.sessionEndsAt !== undefined)
    answer.headers.set(
      sessionHeader,
      String(Math.max(0, Math.floor((caller.sessionEndsAt - parts.clock.now()) / 1000))),
    )
  return answer
}
