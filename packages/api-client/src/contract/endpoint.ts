import type { ErrorCode } from './errors.ts'
import { type EndpointName, paths } from './paths.ts'

/**
 * What the table needs to know of a schema: the types it takes and gives. Structural on purpose: constraining by zod's own
 * classes makes type checking many times slower.
 */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/** Whose id stands in a field, so that isolation probes can put another person's there. */
export type IdKind =
  | 'account'
  | 'transaction'
  | 'budget'
  | 'bankFile'
  | 'nextStep'
  | 'change'
  | 'category'
  | 'dependent'
  | 'embedAgreement'
  | 'person'
  | 'staffTask'
  | 'draft'
  | 'connection'
  | 'duplicate'
  | 'suspectedAccount'
  | 'benefit'

/**
 * Who may make a call, on top of which nothing is allowed: `public`, no session needed; `employee`, on their own data only;
 * `signed-in`, whoever has a session, on their own sign-in; `staff`, a planner or a staff member.
 */
export type Caller = 'public' | 'employee' | 'signed-in' | 'staff'

/** What a call is, apart from its method and path. The client, the server, the OpenAPI document and the probes all read this. */
export interface EndpointSpec {
  /** One sentence for the reader of `/docs`. */
  readonly summary: string
  /** Nobody else is let in: see `Caller`. */
  readonly who: Caller
  /** The call is for staff alone, not for planners. */
  readonly staffOnly?: boolean
  /**
   * The call is about another person, named in its path: an employee assigned to the planner, or one to whom the staff member
   * has been granted access. Anybody else's id is like an unknown one. The one ledger that the request can open is then that
   * person's, and each such call leaves a line that the person can read.
   */
  readonly about?: 'params.userId'
  /** May be called before the person has accepted the terms of use in force; every other call of theirs answers 403 until then. */
  readonly beforeTerms?: boolean
  /** Schemas of the three places input can stand in; absent means nothing is read there. */
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /**
   * Where the shape of the body follows from a number in the path, as a plan's input from its planType: the parameter, and the
   * schema for each of its values. `body` is then any of them, which is what the client's types and `/openapi.json` show;
   * the server takes the one that the path names, and a number without one is unknown (404).
   */
  readonly bodyByParam?: { readonly param: string; readonly schemas: Readonly<Record<number, Schema>> }
  /**
   * `multipart` for an upload; `body` then describes the form's fields. `signed` for JSON from a machine that proves itself by
   * a signature over it: no cookie is read, and the handler is given the text as it came.
   */
  readonly bodyType?: 'json' | 'multipart' | 'signed'
  readonly answer: Schema
  /** The content type of an answer that is a file; `answer` is then `download`. */
  readonly answerType?: 'application/pdf' | 'application/zip'
  /** Catalogue codes that this call can answer, beyond those every call can. */
  readonly errors?: readonly ErrorCode[]
  /** Where ids stand: `body.userAccountId`, `params.id`, `body.accounts[].userAccountId`. */
  readonly ids?: Readonly<Record<string, IdKind>>
  /** The most bytes that a body may have; 64 KiB where nothing is said. */
  readonly maxBytes?: number
  /** A POST that only reads: needs no idempotency key and may be repeated freely. */
  readonly readOnly?: boolean
  /**
   * No answer is kept for a repeat under the same Idempotency-Key: it is a secret of the moment, of which a repeat gets another,
   * or it leaves nothing in which it could be kept.
   */
  readonly keepsNoAnswer?: boolean
  /** A poll: does not extend the session (the session ends 30 minutes after the person's last own act). */
  readonly isPoll?: boolean
  /** A GET that starts something: it needs the anti-forgery headers as a write does. */
  readonly needsAntiForgery?: boolean
  /** Widgets on other people's pages that may make this call with their token: only those that need it, for the page can read it too. */
  readonly widgets?: readonly string[]
}

/** A call under its name: what `paths` says and what its resource's file says, in one. */
export function endpoint<const Name extends EndpointName, const Spec extends EndpointSpec>(name: Name, spec: Spec) {
  return { name, ...paths[name], ...spec }
}

/** One entry of the endpoint table. */
export interface Endpoint extends EndpointSpec {
  readonly name: EndpointName
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
}

type InputOf<Part> = Part extends Schema ? Part['_zod']['input'] : never
type OutputOf<Part> = Part extends Schema ? Part['_zod']['output'] : never

/** What a caller hands over: only the places that the call reads. */
export type CallInput<E extends EndpointSpec> = (E['params'] extends Schema
  ? { readonly params: InputOf<E['params']> }
  : unknown) &
  (E['query'] extends Schema ? { readonly query: InputOf<E['query']> } : unknown) &
  (E['body'] extends Schema ? { readonly body: InputOf<E['body']> } : unknown)

/** What a handler on the server receives, validated. */
export type HandlerInput<E extends EndpointSpec> = (E['params'] extends Schema
  ? { readonly params: OutputOf<E['params']> }
  : unknown) &
  (E['query'] extends Schema ? { readonly query: OutputOf<E['query']> } : unknown) &
  (E['body'] extends Schema ? { readonly body: OutputOf<E['body']> } : unknown)

/** What comes back with status 200. */
export type CallAnswer<E extends EndpointSpec> = OutputOf<E['answer']>
