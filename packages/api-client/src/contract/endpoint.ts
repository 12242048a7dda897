import type { FixedTexts } from './words/fixed-texts.generated.ts'
import type { ErrorCode } from './errors.ts'
import { type EndpointName, paths } from './paths.ts'
import type { WidgetName } from './widget-names.ts'

/**
 * A schema's input and output types. Structural on purpose: constraining by zod's own classes makes type checking many times
 * slower.
 */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/** What an id in a field identifies, so that isolation probes can put another person's id there. */
export type IdKind =
  | 'account'
  | 'transaction'
  | 'attachment'
  | 'budget'
  | 'bankFile'
  | 'nextStep'
  | 'change'
  | 'category'
  | 'dependent'
  | 'embedAgreement'
  | 'person'
  | 'staffTask'
  | 'accessGrant'
  | 'draft'
  | 'connection'
  | 'duplicate'
  | 'suspectedAccount'
  | 'missingRow'
  | 'removedRow'
  | 'benefit'
  | 'rule'
  | 'ownCategory'
  | 'plannedPayment'
  | 'planScenario'
  | 'proposal'
  | 'proposalLine'

/**
 * Who may make a call; all others are refused. `public`: no session needed; `employee`: on their own data only; `signed-in`:
 * anyone with a session, on their own sign-in; `staff`: a planner or a staff member.
 */
export type Caller = 'public' | 'employee' | 'signed-in' | 'staff'

/** Two fields of a body that say from when to when, and what a widget may ask there. */
export interface MonthsOnly {
  readonly from: string
  readonly to: string
  /** The range starts on the first day of a month and ends on the last day of one. */
  readonly isWhole?: boolean
  /** How many calendar months one call may span. */
  readonly atMost?: number
  /** How many months before the current one may be asked for. */
  readonly back?: number
  /** Without both fields the call is about the current month. */
  readonly isCurrentByDefault?: boolean
}

/** What one widget may ask of a call, and what it sees of the answer; without a part nothing is narrowed there. */
export interface Narrowing {
  /** The input has to fit these, too. */
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly months?: MonthsOnly
  /** The answer keeps only the fields of this schema. */
  readonly answer?: Schema
}

/** A call without its method and path. Read by the client's types, the server, the OpenAPI document and the probes. */
export interface EndpointSpec {
  /** One sentence for the reader of `/docs`. */
  readonly summary: string
  /** See `Caller`. */
  readonly who: Caller
  /** The call is for staff alone, not for planners. */
  readonly staffOnly?: boolean
  /** The call is for the person's planner alone, not for staff. */
  readonly plannerOnly?: boolean
  /** The subject that the call shows a planner of; refused while the person does not share it. */
  readonly shared?: 'plans' | 'budgets' | 'spending' | 'cashFlow' | 'balances'
  /**
   * The call is about another person, whose id is in its path: an employee assigned to the planner, or an employee whose data
   * the staff member may see under a grant. Any other id is answered like an unknown one. The request can open only that
   * person's ledger, and each such call leaves a line in the person's access log.
   */
  readonly about?: 'params.userId'
  /**
   * The key of that line's text, which follows the caller's name: 'viewed your budgets'. Written for the person, while `summary`
   * is for readers of the API. Required for every call that leaves a line.
   */
  readonly logLine?: keyof FixedTexts
  /** May be called before the person has accepted the current terms of use; all other calls answer 403 until then. */
  readonly beforeTerms?: boolean
  /** Schemas of the three places for input; without a schema nothing is read there. */
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /**
   * For a body whose schema depends on a number in the path, like a plan's input on its planType: the parameter, and the schema
   * for each of its values. `body` is then the union, for the client's types and `/openapi.json`. The server uses the schema
   * that the path selects and answers 404 for a number without one.
   */
  readonly bodyByParam?: { readonly param: string; readonly schemas: Readonly<Record<number, Schema>> }
  /**
   * `multipart` is an upload; `body` then describes the form's fields. `signed` is JSON from a machine that proves its identity
   * by a signature: no cookie is read, and the handler receives the raw text.
   */
  readonly bodyType?: 'json' | 'multipart' | 'signed'
  readonly answer: Schema
  /** The content type of an answer that is a file; `answer` is then `download`. */
  readonly answerType?: 'application/pdf' | 'application/zip' | 'application/octet-stream'
  /** Catalog codes that this call can answer, beyond those every call can. */
  readonly errors?: readonly ErrorCode[]
  /** The paths of ids: `body.userAccountId`, `params.id`, `body.accounts[].userAccountId`. */
  readonly ids?: Readonly<Record<string, IdKind>>
  /** The maximum size of the body in bytes; 64 KiB by default. */
  readonly maxBytes?: number
  /** A POST that only reads: needs no idempotency key and may be repeated freely. */
  readonly readOnly?: boolean
  /**
   * No answer is kept for a repeat under the same Idempotency-Key: either the answer is a short-lived secret, and a repeat gets
   * a new one, or the call leaves no database to keep it in.
   */
  readonly keepsNoAnswer?: boolean
  /** A poll: does not extend the session, which ends 30 minutes after the person's last action. */
  readonly isPoll?: boolean
  /** A GET that starts something: it needs the anti-forgery headers as a write does. */
  readonly needsAntiForgery?: boolean
  /**
   * `key`: the caller proves with a signature in the header `DPoP` that it holds the key of a widget's frame; no session is read,
   * and no anti-forgery header needed.
   */
  readonly provedBy?: 'key'
  /**
   * The widgets on other people's pages that may make this call with their token, each with what it may ask and see. All other
   * calls answer 403, as does an input that does not fit; the person reads of both in the access log.
   */
  readonly widgets?: Readonly<Partial<Record<WidgetName, Narrowing>>>
}

/** Joins a call's method and path from `paths` with its spec. */
export function endpoint<const Name extends EndpointName, const Spec extends EndpointSpec>(name: Name, spec: Spec) {
  return { name, ...paths[name], ...spec }
}

/** One entry of the endpoint table. */
export interface Endpoint extends EndpointSpec {
  readonly name: EndpointName
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
}

type SchemaInput<Part> = Part extends Schema ? Part['_zod']['input'] : never
type SchemaOutput<Part> = Part extends Schema ? Part['_zod']['output'] : never

/** The client's input: only the places that the call reads. */
export type CallInput<E extends EndpointSpec> = (E['params'] extends Schema
  ? { readonly params: SchemaInput<E['params']> }
  : unknown) &
  (E['query'] extends Schema ? { readonly query: SchemaInput<E['query']> } : unknown) &
  (E['body'] extends Schema ? { readonly body: SchemaInput<E['body']> } : unknown)

/** The validated input that a handler on the server receives. */
export type HandlerInput<E extends EndpointSpec> = (E['params'] extends Schema
  ? { readonly params: SchemaOutput<E['params']> }
  : unknown) &
  (E['query'] extends Schema ? { readonly query: SchemaOutput<E['query']> } : unknown) &
  (E['body'] extends Schema ? { readonly body: SchemaOutput<E['body']> } : unknown)

/** The answer with status 200. */
export type CallAnswer<E extends EndpointSpec> = SchemaOutput<E['answer']>
