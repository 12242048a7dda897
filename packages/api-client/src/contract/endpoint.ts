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
export type IdKind = 'account' | 'transaction' | 'budget' | 'bankFile' | 'nextStep' | 'change' | 'category'

/** What a call is, apart from its method and path. The client, the server, the OpenAPI document and the probes all read this. */
export interface EndpointSpec {
  /** One sentence for the reader of `/docs`. */
  readonly summary: string
  /** `public`: no session needed. `employee`: the signed-in person's own data only. */
  readonly who: 'public' | 'employee'
  /** Schemas of the three places input can stand in; absent means nothing is read there. */
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** `multipart` for an upload; `body` then describes the form's fields. */
  readonly bodyType?: 'json' | 'multipart'
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
  /** A poll: does not extend the session (the session ends 30 minutes after the person's last own act). */
  readonly isPoll?: boolean
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
