import { CHANGE_HEADER } from '@evenkeel/api-client/contract/changes'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import type { Download } from '@evenkeel/api-client/contract/primitives'
import type { AppParts, Identity } from '../app-parts.ts'
import { noteReach, reach } from './access.ts'
import { type Answer, AnswerHeaders } from './answer.ts'
import { answerOnce } from './answer-once.ts'
import { bodySchemaOf } from './body-schema.ts'
import { identifyCaller } from './caller.ts'
import { comparable, fingerprintOf, idempotencyKeyOf, type LedgerAnswer, type Once } from './idempotency.ts'
import { isRead, makeContext, type Parties, transactFor } from './make-context.ts'
import { parseBody } from './parse-body.ts'
import { patiently } from './patiently.ts'
import { checkBodyHeaders, readBody } from './read-body.ts'
import type { ExchangeContext } from './request-context.ts'
import { type AnyLedgerHandler, runOnLedger } from './run-on-ledger.ts'
import { validate, validateAnswer } from './validate.ts'

export type AnyRequestHandler = (input: never, context: ExchangeContext) => Promise<unknown>

export type CallHandler =
  | { readonly kind: 'ledger'; readonly run: AnyLedgerHandler }
  | { readonly kind: 'request'; readonly run: AnyRequestHandler }

/** A request on its way to one endpoint. */
export interface Call {
  readonly endpoint: Endpoint
  readonly handler: CallHandler
  readonly request: Request
  readonly clientAddress: string
  /** By which the log finds it. */
  readonly requestId: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** Told of the time in which the caller sends the body: as long as a slow one takes, and no work of ours. */
  readonly whileReceiving?: WhileReceiving | undefined
}

export type WhileReceiving = <T>(receiving: Promise<T>) => Promise<T>

async function validInput({ endpoint, request, params, query, whileReceiving }: Call) {
  const receiving = readBody(request, endpoint)
  const bytes = await (whileReceiving ? whileReceiving(receiving) : receiving)
  const inPath = endpoint.params && { params: validate(endpoint.params, params, 'path') }
  const bodySchema = bodySchemaOf(endpoint, params)
  return {
    ...inPath,
    ...(endpoint.query && { query: validate(endpoint.query, query, 'query') }),
    ...(bodySchema && { body: validate(bodySchema, await parseBody(request, endpoint, bytes), 'body') }),
  }
}

/** Whether the answer of a call is kept for a repeat of it: those of changes to the employee's own things, which then say the same again. */
const keepsAnswer = ({ who, answerType, keepsNoAnswer }: Endpoint) =>
  who === 'employee' && !answerType && !keepsNoAnswer

async function onceOf({ endpoint, request, handler }: Call, input: object, { clock }: AppParts): Promise<Once | null> {
  // A call on the ledger alone keeps its answer in its own transaction.
  if (handler.kind === 'ledger' || !keepsAnswer(endpoint)) return null
  const key = idempotencyKeyOf(request, endpoint)
  if (key === null) return null
  return { key, fingerprint: fingerprintOf(endpoint.name, await comparable(input)), now: clock.now() }
}

/** With what, and into which headers, a request is answered. */
interface Answering {
  readonly parts: AppParts
  readonly headers: AnswerHeaders
}

async function runRequest(
  run: AnyRequestHandler,
  input: object,
  context: ExchangeContext,
  { headers, parts }: Answering,
): Promise<LedgerAnswer> {
  const work = async (): Promise<LedgerAnswer> => {
    // The schemas of this endpoint have just given this input its type; the compiler cannot follow it through the table.
    const body = await run(input as never, context)
    const changeId = headers.get(CHANGE_HEADER)
    return { body, changeId: changeId === null ? null : Number(changeId) }
  }
  if (!context.once) return work()
  return answerOnce(
    { store: parts.ledgers, ownerId: context.person.userId, withLedger: context.withLedger },
    context.once,
    work,
  )
}

async function runHandler(
  call: Call,
  input: object,
  parties: Parties,
  { parts, headers }: Answering,
): Promise<LedgerAnswer> {
  const { handler, endpoint, request, clientAddress } = call
  const transact = transactFor(endpoint, parties, parts)
  const context = makeContext(parties, parts, transact, {
    request,
    clientAddress,
    headers,
    once: await onceOf(call, input, parts),
  })
  if (handler.kind === 'request') return runRequest(handler.run, input, context, { parts, headers })
  const use = { name: endpoint.name, key: idempotencyKeyOf(request, endpoint), input }
  const { person, clock } = context
  if (parts.offLoop?.runs(use.name)) return parts.offLoop.run({ ...use, person, now: clock.now() })
  return patiently(parts, () => runOnLedger(handler.run, use, context, transact))
}

/** A file that the browser saves, never shows: nothing in it can run as a page of ours. */
function fileAnswer({ fileName, bytes }: Download, type: string, headers: AnswerHeaders): Answer {
  headers.set('Content-Type', type)
  headers.set('Content-Disposition', `attachment; filename="${fileName}"`)
  return { body: bytes, headers }
}

function jsonAnswer(body: unknown, headers: AnswerHeaders): Answer {
  headers.set('Content-Type', 'application/json')
  return { body: JSON.stringify(body), headers }
}

/**
 * Lets a request in: size and content type, session, anti-forgery, role, and the person whom it is about (Q-API-5). Asks the
 * directory alone; which ledger the request may open is settled with it.
 *
 * @throws ApiError 413, 415, 401, 403, 404.
 */
export async function admit(call: Call, parts: AppParts, identity: Identity): Promise<Parties> {
  checkBodyHeaders(call.request, call.endpoint)
  const caller = await identifyCaller(call.request, call.endpoint, identity)
  return { caller, about: await reach(call.endpoint, caller, call.params, parts) }
}

/**
 * Carries out a request that was let in: the input, the line for the person whom it is about, the use case, and the answer,
 * which outside of production must keep the contract.
 *
 * @throws ApiError for everything that is answered otherwise than with 200.
 */
export async function perform(call: Call, parties: Parties, parts: AppParts): Promise<Answer> {
  const { endpoint } = call
  const input = await validInput(call)
  if (parties.caller && parties.about) await noteReach(endpoint, parties.caller, parties.about, parts)
  const headers = new AnswerHeaders({ 'Cache-Control': 'no-store' })
  const ownerId = ledgerOwnerOf(endpoint, parties)
  if (ownerId !== null && !isRead(endpoint)) await parts.offLoop?.settled(ownerId)
  const answer = await runHandler(call, input, parties, { parts, headers })
  if (answer.changeId !== null) headers.set(CHANGE_HEADER, String(answer.changeId))
  const body = parts.isProduction ? answer.body : validateAnswer(endpoint.answer, answer.body, endpoint.name)
  return endpoint.answerType ? fileAnswer(body as Download, endpoint.answerType, headers) : jsonAnswer(body, headers)
}

/** Whose ledger a request can open; null on calls that open none. */
function ledgerOwnerOf({ who }: Endpoint, { caller, about }: Parties): number | null {
  return about?.personId ?? (who === 'employee' && caller ? caller.userId : null)
}

/**
 * Takes one request through its endpoint, in the order of open question Q-API-5; where ledgers lie elsewhere, what was let in
 * is performed there. @throws ApiError as `admit` and `perform`.
 */
export async function runCall(call: Call, parts: AppParts, identity: Identity): Promise<Answer | Response> {
  const parties = await admit(call, parts, identity)
  const ownerId = ledgerOwnerOf(call.endpoint, parties)
  if (parts.handOn && ownerId !== null) return parts.handOn(call, parties, ownerId)
  return perform(call, parties, parts)
}
