import { CHANGE_HEADER } from '@evenkeel/api-client/contract/changes'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import type { Download } from '@evenkeel/api-client/contract/primitives'
import { isoDateOf } from '@evenkeel/engine'
import type { AppParts, Identity } from '../app-parts.ts'
import { signedOut } from '../errors.ts'
import { identifyCaller } from './caller.ts'
import { idempotencyKeyOf, type LedgerAnswer, runOnce } from './idempotency.ts'
import { parseBody } from './parse-body.ts'
import { checkBodyHeaders, readBody } from './read-body.ts'
import type { LedgerContext } from './handlers.ts'
import type { ExchangeContext, SignedInPerson } from './request-context.ts'
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
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

function makeContext(call: Call, caller: SignedInPerson | null, parts: AppParts, headers: Headers): ExchangeContext {
  const signedIn = () => {
    if (!caller) throw signedOut()
    return caller
  }
  return {
    caller,
    get person() {
      return signedIn()
    },
    clock: parts.clock,
    random: parts.random,
    today: isoDateOf(new Date(parts.clock.now()).toISOString()),
    request: call.request,
    clientAddress: call.clientAddress,
    addHeader: (name, value) => headers.append(name, value),
    withLedger: (work) => parts.ledgers.open(signedIn().userId).transact(work),
  }
}

async function validInput({ endpoint, request, params, query }: Call) {
  const bytes = await readBody(request, endpoint)
  return {
    ...(endpoint.params && { params: validate(endpoint.params, params, 'path') }),
    ...(endpoint.query && { query: validate(endpoint.query, query, 'query') }),
    ...(endpoint.body && { body: validate(endpoint.body, await parseBody(request, endpoint, bytes), 'body') }),
  }
}

/** One use case, one transaction: the handler, its idempotency record and its journal entry stand or fall together. */
function runOnLedger(run: AnyLedgerHandler, input: object, call: Call, context: ExchangeContext): LedgerAnswer {
  const key = idempotencyKeyOf(call.request, call.endpoint)
  return context.withLedger((ledger) => {
    const work = () => {
      let changeId: number | null = null
      const { person, clock, random, today, withLedger } = context
      const noteChange = (id: number) => {
        changeId = id
      }
      // The schemas of this endpoint have just given this input its type; the compiler cannot follow it through the table.
      const body = run(input as never, { person, clock, random, today, withLedger, ledger, noteChange })
      return { body, changeId }
    }
    return key ? runOnce(ledger, { key, call: call.endpoint.name, input, now: context.clock.now() }, work) : work()
  })
}

async function runHandler(call: Call, input: object, context: ExchangeContext): Promise<LedgerAnswer> {
  const { handler } = call
  if (handler.kind === 'ledger') return runOnLedger(handler.run, input, call, context)
  return { body: await handler.run(input as never, context), changeId: null }
}

/** A file that the browser saves, never shows: nothing in it can run as a page of ours. */
function fileAnswer({ fileName, bytes }: Download, type: string, headers: Headers): Response {
  headers.set('Content-Type', type)
  headers.set('Content-Disposition', `attachment; filename="${fileName}"`)
  return new Response(bytes, { headers })
}

/**
 * Takes one request through its endpoint, in the order of open question Q-API-5: size and content type, session,
 * anti-forgery, role, then the input; the use case; the answer, which outside of production must keep the contract.
 *
 * @throws ApiError for everything that is answered otherwise than with 200.
 */
export async function runCall(call: Call, parts: AppParts, identity: Identity): Promise<Response> {
  const { endpoint, request } = call
  checkBodyHeaders(request, endpoint)
  const caller = await identifyCaller(request, endpoint, identity)
  const input = await validInput(call)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const context = makeContext(call, caller, parts, headers)
  await parts.giveWay()
  const answer = await runHandler(call, input, context)
  if (answer.changeId !== null) headers.set(CHANGE_HEADER, String(answer.changeId))
  const body = parts.isProduction ? answer.body : validateAnswer(endpoint.answer, answer.body, endpoint.name)
  return endpoint.answerType ? fileAnswer(body as Download, endpoint.answerType, headers) : Response.json(body, { headers })
}
