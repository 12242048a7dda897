import { CHANGE_HEADER } from '@evenkeel/api-client/contract/changes'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { Download } from '@evenkeel/api-client/contract/primitives'
import { isoDateOf } from '@evenkeel/engine'
import type { AppParts, Identity } from '../app-parts.ts'
import { notFound, signedOut } from '../errors.ts'
import { type LedgerTransaction, readOnly } from '../store/ledger/ledger.ts'
import { bodySchemaOf } from './body-schema.ts'
import { noteReach, type Reach, reach } from './access.ts'
import { identifyCaller } from './caller.ts'
import { idempotencyKeyOf, type LedgerAnswer, runOnce } from './idempotency.ts'
import { parseBody } from './parse-body.ts'
import { checkBodyHeaders, readBody } from './read-body.ts'
import type { LedgerContext } from './handlers.ts'
import { patiently } from './patiently.ts'
import type { ExchangeContext, RequestContext, SignedInPerson } from './request-context.ts'
import { validate, validateAnswer } from './validate.ts'

/** What a handler is once its endpoint's types are behind it: its input has passed that endpoint's schemas. */
export type AnyLedgerHandler = (input: never, context: LedgerContext) => unknown
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

/** Who asks, and about whom if not about themselves. */
export interface Parties {
  readonly caller: SignedInPerson | null
  readonly about: Reach | null
}

const isRead = ({ method, readOnly, needsAntiForgery }: Endpoint) => (method === 'GET' && !needsAntiForgery) || readOnly === true

function makeContext(call: Call, { caller, about }: Parties, parts: AppParts, headers: Headers): ExchangeContext {
  const signedIn = () => {
    if (!caller) throw signedOut()
    return caller
  }
  const withLedger = <T>(work: (ledger: LedgerTransaction) => T): T => {
    const ledger = parts.ledgers.open(about?.personId ?? signedIn().userId)
    if (about && isRead(call.endpoint)) return readOnly(ledger, work)
    return ledger.transact(work, isRead(call.endpoint) ? 'read' : 'write')
  }
  return {
    caller,
    get person() {
      return signedIn()
    },
    get about() {
      if (!about) throw notFound()
      return about.personId
    },
    clock: parts.clock,
    random: parts.random,
    today: isoDateOf(new Date(parts.clock.now()).toISOString()),
    request: call.request,
    clientAddress: call.clientAddress,
    addHeader: (name, value) => headers.append(name, value),
    withLedger,
  }
}

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

/** Getters stay getters: a call about nobody else has no `about` to read. */
const ledgerContext = (context: RequestContext, ledger: LedgerTransaction, noteChange: (id: number) => void): LedgerContext => ({
  ...{ clock: context.clock, random: context.random, today: context.today, withLedger: context.withLedger },
  get person() {
    return context.person
  },
  get about() {
    return context.about
  },
  ledger,
  noteChange,
})

/** One use case, one transaction: the handler, its idempotency record and its journal entry stand or fall together. */
export function runOnLedger(run: AnyLedgerHandler, input: object, { key, name }: { key: string | null; name: EndpointName }, context: RequestContext): LedgerAnswer {
  return context.withLedger((ledger) => {
    const work = () => {
      let changeId: number | null = null
      const noteChange = (id: number) => {
        changeId = id
      }
      // The schemas of this endpoint have just given this input its type; the compiler cannot follow it through the table.
      const body = run(input as never, ledgerContext(context, ledger, noteChange))
      return { body, changeId }
    }
    return key ? runOnce(ledger, { key, call: name, input, now: context.clock.now() }, work) : work()
  })
}

async function runHandler(call: Call, input: object, context: ExchangeContext, parts: AppParts): Promise<LedgerAnswer> {
  const { handler, endpoint } = call
  if (handler.kind === 'request') return { body: await handler.run(input as never, context), changeId: null }
  const use = { name: endpoint.name, key: idempotencyKeyOf(call.request, endpoint) }
  const { person, clock } = context
  if (parts.offLoop?.runs(use.name)) return parts.offLoop.run({ ...use, input, person, now: clock.now() })
  return patiently(parts, () => runOnLedger(handler.run, input, use, context))
}

/** A file that the browser saves, never shows: nothing in it can run as a page of ours. */
function fileAnswer({ fileName, bytes }: Download, type: string, headers: Headers): Response {
  headers.set('Content-Type', type)
  headers.set('Content-Disposition', `attachment; filename="${fileName}"`)
  return new Response(bytes, { headers })
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
export async function perform(call: Call, parties: Parties, parts: AppParts): Promise<Response> {
  const { endpoint } = call
  const input = await validInput(call)
  if (parties.caller && parties.about) await noteReach(endpoint, parties.caller, parties.about, parts)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const context = makeContext(call, parties, parts, headers)
  const ownerId = ledgerOwnerOf(endpoint, parties)
  if (ownerId !== null && !isRead(endpoint)) await parts.offLoop?.settled(ownerId)
  await parts.giveWay()
  const answer = await runHandler(call, input, context, parts)
  if (answer.changeId !== null) headers.set(CHANGE_HEADER, String(answer.changeId))
  const body = parts.isProduction ? answer.body : validateAnswer(endpoint.answer, answer.body, endpoint.name)
  return endpoint.answerType ? fileAnswer(body as Download, endpoint.answerType, headers) : Response.json(body, { headers })
}

/** Whose ledger a request can open; null on calls that open none. */
function ledgerOwnerOf({ who }: Endpoint, { caller, about }: Parties): number | null {
  return about?.personId ?? (who === 'employee' && caller ? caller.userId : null)
}

/**
 * Takes one request through its endpoint, in the order of open question Q-API-5; where ledgers lie elsewhere, what was let in
 * is performed there. @throws ApiError as `admit` and `perform`.
 */
export async function runCall(call: Call, parts: AppParts, identity: Identity): Promise<Response> {
  const parties = await admit(call, parts, identity)
  const ownerId = ledgerOwnerOf(call.endpoint, parties)
  if (parts.handOn && ownerId !== null) return parts.handOn(call, parties, ownerId)
  return perform(call, parties, parts)
}
