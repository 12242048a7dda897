import { isRemembered } from '../store/ledger/remembered.ts'

/** Headers of an answer: either `AnswerHeaders` or those of a finished response. */
export type HeaderTarget = Pick<Headers, 'has' | 'get' | 'set' | 'append'>

/**
 * The headers of an answer before it becomes a response. Kept as a plain object, which the server writes unchanged: the
 * platform's `Headers` checks, lowercases and sorts every name, which is a tenth of the cost of a read.
 *
 * Names are case-sensitive: spell each one the same way everywhere in the app.
 */
export class AnswerHeaders implements HeaderTarget {
  readonly #values: Record<string, string>
  /** `Set-Cookie` is the one header whose values cannot be joined. */
  readonly #cookies: string[] = []

  constructor(values: Readonly<Record<string, string>> = {}) {
    this.#values = { ...values }
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#values, name)
  }

  get(name: string): string | null {
    return this.has(name) ? (this.#values[name] ?? null) : null
  }

  set(name: string, value: string): void {
    this.#values[name] = value
  }

  append(name: string, value: string): void {
    if (name === 'Set-Cookie') this.#cookies.push(value)
    else this.#values[name] = this.has(name) ? `${this.#values[name]}, ${value}` : value
  }

  /** Returns the headers as the `headers` option of a `Response`. */
  toInit(): Record<string, string> | Headers {
    if (this.#cookies.length === 0) return this.#values
    const headers = new Headers(this.#values)
    for (const cookie of this.#cookies) headers.append('Set-Cookie', cookie)
    return headers
  }
}

/** The answer of a call, before it becomes a response. */
export interface Answer {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly headers: AnswerHeaders
}

const encoder = new TextEncoder()
const jsonOfRemembered = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/** Returns the JSON of an answer; that of a remembered read is written once and kept with its result. */
export function toJson(body: unknown): Answer['body'] {
  if (!isRemembered(body)) return JSON.stringify(body)
  const json = jsonOfRemembered.get(body) ?? encoder.encode(JSON.stringify(body))
  jsonOfRemembered.set(body, json)
  return json
}

/** Sets the length too: a server that has to find it converts all headers to the slow `Headers`. */
export function toResponse({ body, headers }: Answer): Response {
  const bytes = typeof body === 'string' ? encoder.encode(body) : body
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(bytes, { headers: headers.toInit() })
}
