import { type EndpointName, paths } from '../contract/paths.ts'

/** How requests reach the API. */
export interface SenderOptions {
  /** The API's origin; empty for the page's own. */
  readonly baseUrl?: string
  readonly fetch?: (request: Request) => Promise<Response>
  /** The cookies to read the anti-forgery values from: `document.cookie` in a page. */
  readonly readCookies?: () => string
  /** Milliseconds until a call counts as failed; 30,000 by default. */
  readonly timeout?: number
}

/** What a call is made with. */
export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Puts ids into a path: `/nextstep/{id}` with `{ id: 5 }` is `/nextstep/5`. */
function fillPath(path: string, params: Parts['params'] = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryText(query: Parts['query'] = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
}

function formData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.set(name, value, value.name)
    else if (value instanceof Blob) form.set(name, value)
    else if (value !== undefined && value !== null) form.set(name, String(value))
  }
  return form
}

const isUpload = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob)

/** The anti-forgery headers and the cookies that hold their values. Source: Q-API-4. */
const antiForgeryCookies = { 'X-XSRF-TOKEN': 'XSRF-TOKEN', RequestVerificationToken: 'RequestVerificationToken' }

/** Returns a cookie's value by its name, with or without the prefix `__Host-` that it has under https. */
export function cookieValue(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key = '', ...rest] = pair.trim().split('=')
    if (key === name || key === `__Host-${name}`) return decodeURIComponent(rest.join('='))
  }
  return null
}

function antiForgeryHeaders(cookies: string): [name: string, value: string][] {
  return Object.entries(antiForgeryCookies).flatMap(([header, cookie]): [string, string][] => {
    const value = cookieValue(cookies, cookie)
    return value === null ? [] : [[header, value]]
  })
}

/** Browsers send at most 64 KiB after a page is gone. */
const maxKeepalive = 60 * 1024

const noCache = { Accept: 'application/json', 'Cache-Control': 'no-cache', Pragma: 'no-cache' }

/** Sends the request of a call; a write has a key. */
type Send = (name: EndpointName, input: Parts, key?: string) => Promise<Response>

/** Returns what makes requests of calls: their address, headers, and anti-forgery values. */
export function createSender(options: SenderOptions = {}): Send {
  const send = options.fetch ?? ((request: Request) => fetch(request))
  const readCookies = options.readCookies ?? (() => (typeof document === 'undefined' ? '' : document.cookie))

  function headersFor(body: unknown, key: string | undefined): Headers {
    const headers = new Headers(noCache)
    for (const [name, value] of antiForgeryHeaders(readCookies())) headers.set(name, value)
    if (body !== undefined && !isUpload(body)) headers.set('Content-Type', 'application/json')
    if (key !== undefined) headers.set('Idempotency-Key', key)
    return headers
  }

  return async (name, input, key) => {
    const { method, path } = paths[name]
    const body = input.body ?? (method === 'GET' ? undefined : {})
    const url = `${options.baseUrl ?? ''}${fillPath(path, input.params)}${queryText(input.query)}`
    const init: RequestInit = {
      method,
      headers: headersFor(body, key),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(options.timeout ?? 30_000),
      ...(body === undefined ? {} : { body: isUpload(body) ? formData(body) : JSON.stringify(body) }),
    }
    // A draft that is saved while the page is left still arrives.
    if (name === 'savePlan' && String(init.body).length <= maxKeepalive) init.keepalive = true
    return send(new Request(new URL(url, globalThis.location?.href ?? 'http://localhost'), init))
  }
}
