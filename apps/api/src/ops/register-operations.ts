import type { Hono } from 'hono'
import type { AppParts } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'
import { hashOfSecret } from '../identity/keys.ts'

const noStore = { 'Cache-Control': 'no-store' }

const isUp = ({ directory }: AppParts): Promise<boolean> =>
  directory.ping().then(
    () => true,
    () => false,
  )

/** Loopback, without a proxy in between that may have brought the request from elsewhere. */
const isFromHere = (address: string, headers: Headers) =>
  /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address) &&
  !headers.has('X-Forwarded-For') &&
  !headers.has('Forwarded')

/** Compared as hashes: how long that takes says nothing about the token. */
function hasToken(headers: Headers, token: string | undefined): boolean {
  const sent = /^Bearer (\S+)$/.exec(headers.get('Authorization') ?? '')?.[1]
  return token !== undefined && sent !== undefined && hashOfSecret(sent) === hashOfSecret(token)
}

/**
 * Pages for operators: `/health` (do the process and its store answer), `/ready` (should new requests come here), and
 * on a machine `/metrics`, with the token or, outside of production, from the machine itself; for all others there is no
 * such page.
 */
export function registerOperations(app: Hono<HttpEnv>, parts: AppParts): void {
  app.get('/health', async () => {
    const state = (await isUp(parts)) ? 'ok' : 'down'
    return Response.json(
      { status: state, store: state, version: parts.version },
      { status: state === 'ok' ? 200 : 503, headers: noStore },
    )
  })
  app.get('/ready', async () => {
    const reason = parts.operations?.fault()
    const isReady = (parts.operations?.isReady() ?? true) && reason === undefined && (await isUp(parts))
    return Response.json(
      { ready: isReady, ...(reason && { reason }) },
      { status: isReady ? 200 : 503, headers: noStore },
    )
  })
  app.get('/metrics', async (c) => {
    const { operations } = parts
    // In production a proxy on this machine may not say from where a request came.
    const isHere = !parts.isProduction && isFromHere(c.env.clientAddress, c.req.raw.headers)
    const mayRead = isHere || hasToken(c.req.raw.headers, operations?.metricsToken)
    if (!operations || !mayRead) throw notFound()
    return new Response(await operations.metrics(), {
      headers: { ...noStore, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    })
  })
}
