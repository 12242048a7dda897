/** What headers can be put into: those of an answer that is being made, or of one that is there. */
export type HeaderTarget = Pick<Headers, 'has' | 'get' | 'set' | 'append'>

/**
 * The headers of an answer that is not made yet. Kept as a plain object, which a server writes as it stands: the platform's own
 * `Headers` checks, lowers and sorts every name, a tenth of what a read costs.
 *
 * Names are compared as they are written: each is to be written in one way everywhere in the app.
 */
export class AnswerHeaders implements HeaderTarget {
  readonly #values: Record<string, string>
  /** The one header that cannot be joined with others of its name. */
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

  /** For a `Response`. */
  toInit(): Record<string, string> | Headers {
    if (this.#cookies.length === 0) return this.#values
    const headers = new Headers(this.#values)
    for (const cookie of this.#cookies) headers.append('Set-Cookie', cookie)
    return headers
  }
}

/** What a call is answered with, before it becomes a response. */
export interface Answer {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly headers: AnswerHeaders
}

const encoder = new TextEncoder()

/** Its length is said here: a server that looks for it itself puts all headers into the slow kind. */
export function toResponse({ body, headers }: Answer): Response {
  const bytes = typeof body === 'string' ? encoder.encode(body) : body
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(bytes, { headers: headers.toInit() })
}
