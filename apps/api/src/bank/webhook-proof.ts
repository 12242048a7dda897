import * as z from 'zod/mini'

/** A webhook older than this is refused, because its signature may have been intercepted. */
const oldestSeconds = 5 * 60
/** How much clocks may differ. */
const aheadSeconds = 60

const header = z.object({ alg: z.literal('ES256'), kid: z.string().check(z.minLength(1), z.maxLength(200)) })
const claims = z.object({ iat: z.number(), request_body_sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

/** Finds the provider's key with an id; null if there is none, or it was withdrawn. */
export type FindKey = (keyId: string) => Promise<CryptoKey | null>

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex')

/**
 * Verifies a webhook: a JSON Web Token signed with ES256 by a key of the provider, at most five minutes old, over the
 * hash of exactly this body. Returns a hash that identifies this webhook; null if any check fails. The algorithm is
 * never taken from the token.
 */
export async function proveWebhook(
  token: string | null,
  body: string,
  now: number,
  findKey: FindKey,
): Promise<string | null> {
  const [head = '', payload = '', signature = '', ...rest] = (token ?? '').slice(0, 4000).split('.')
  if (rest.length > 0) return null
  const [named, claimed] = [z.safeParse(header, readPart(head)), z.safeParse(claims, readPart(payload))]
  if (!named.success || !claimed.success) return null
  const age = now / 1000 - claimed.data.iat
  if (age > oldestSeconds || age < -aheadSeconds) return null
  const key = await findKey(named.data.kid)
  if (!key) return null
  const signed = new TextEncoder().encode(`${head}.${payload}`)
  const isSigned = await crypto.subtle
    .verify({ name: 'ECDSA', hash: 'SHA-256' }, key, new Uint8Array(Buffer.from(signature, 'base64url')), signed)
    .catch(() => false)
  const bodyHash = await sha256(body)
  if (!isSigned || bodyHash !== claimed.data.request_body_sha256) return null
  // Not a hash of the token: an ES256 signature can be written in more than one way.
  return sha256(`${payload}:${bodyHash}`)
}
