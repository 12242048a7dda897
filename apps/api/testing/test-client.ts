import type { Answer, Input } from '@evenkeel/api-client/contract/endpoints'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { ErrorBody } from '@evenkeel/api-client/contract/errors'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'

/** An answer as a test reads it. */
export interface TestAnswer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** A browser of one person: keeps cookies, and sends the two anti-forgery headers as the portal does. */
export interface TestClient {
  readonly cookies: Map<string, string>
  /** Calls an endpoint that is expected to answer 200, and returns its body; throws with the error's body otherwise. */
  call<Name extends EndpointName>(
    name: Name,
    input: Input<Name> & LooseInput,
    headers?: Record<string, string>,
  ): Promise<Answer<Name>>
  /** Calls an endpoint with any input; returns any answer. */
  send(name: EndpointName, input?: LooseInput, headers?: Record<string, string>): Promise<TestAnswer<ErrorBody>>
  /** Sends any request to the same server, with cookies and headers; does not follow redirects. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const equals = pair.indexOf('=')
    const isRemoval = /max-age=0/i.test(line)
    if (isRemoval) cookies.delete(pair.slice(0, equals))
    else cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
  }
}

function pathWith(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${filled}?${search}` : filled
}

function toForm(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

function toRequest(name: EndpointName, input: LooseInput, headers: Record<string, string>): RequestInit {
  const endpoint = endpoints[name]
  if (input.body === undefined) return { method: endpoint.method, headers }
  if ('bodyType' in endpoint && endpoint.bodyType === 'multipart')
    return { method: endpoint.method, headers, body: toForm(input.body) }
  return {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(input.body),
  }
}

/** Creates a client without cookies. */
export function createTestClient(origin: string): TestClient {
  const cookies = new Map<string, string>()

  const fetchWithCookies: TestClient['fetch'] = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('Cookie') && cookies.size > 0)
      headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    for (const [header, cookie] of [
      ['X-XSRF-TOKEN', 'XSRF-TOKEN'],
      ['RequestVerificationToken', 'RequestVerificationToken'],
    ] as const) {
      const token = cookies.get(cookie)
      if (token !== undefined && !headers.has(header)) headers.set(header, token)
    }
    const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init, headers })
    keepCookies(cookies, response)
    return response
  }

  const send = async (name: EndpointName, input: LooseInput, headers: Record<string, string>) => {
    const response = await fetchWithCookies(pathWith(endpoints[name].path, input), toRequest(name, input, headers))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  return {
    cookies,
    fetch: fetchWithCookies,
    async call(name, input, headers = {}) {
      const { status, text } = await send(name, input, headers)
      if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`)
      return JSON.parse(text)
    },
    async send(name, input = {}, headers = {}) {
      const { text, ...answer } = await send(name, input, headers)
      return { ...answer, body: JSON.parse(text) }
    },
  }
}
