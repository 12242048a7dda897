import * as z from 'zod/mini'
import type { ProviderWebhook } from '../bank-provider.ts'
import { proveWebhook } from '../webhook-proof.ts'
import { webhookKeyAnswer } from './plaid-answers.ts'
import type { PlaidCall } from './plaid-client.ts'

/** How long a key is believed without asking again: it may be withdrawn. */
const KEY_KEPT_MS = 30 * 60_000
/** How long a key id that Plaid does not know is refused without asking again. */
const UNKNOWN_KEPT_MS = 5 * 60_000
/** A flood of made-up key ids makes us ask Plaid at most so often a minute, and remember so many. */
const MOST_QUESTIONS = 10
const MOST_KEYS = 100

interface KnownKey {
  readonly key: CryptoKey | null
  readonly until: number
}

const webhookBody = z.object({ item_id: z.string() })

function itemIdOf(body: string): string | null {
  try {
    return z.parse(webhookBody, JSON.parse(body)).item_id
  } catch {
    return null
  }
}

/** Reads Plaid's webhooks: true ones give the item that they are about, all others null. */
export function makePlaidWebhooks(
  call: PlaidCall,
  now: () => number,
): (headers: Headers, body: string) => Promise<ProviderWebhook | null> {
  const keys = new Map<string, KnownKey>()
  let questions: number[] = []

  const ask = async (keyId: string): Promise<CryptoKey | null> => {
    const { key } = await call('/webhook_verification_key/get', { key_id: keyId }, webhookKeyAnswer)
    const { kty, crv, x, y } = key
    return key.expired_at === null
      ? crypto.subtle.importKey('jwk', { kty, crv, x, y }, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
      : null
  }

  const find = async (keyId: string): Promise<CryptoKey | null> => {
    const known = keys.get(keyId)
    if (known && known.until > now()) return known.key
    questions = questions.filter((at) => at > now() - 60_000)
    if (questions.length >= MOST_QUESTIONS) return null
    questions.push(now())
    const key = await ask(keyId).catch(() => null)
    if (keys.size >= MOST_KEYS) keys.clear()
    keys.set(keyId, { key, until: now() + (key ? KEY_KEPT_MS : UNKNOWN_KEPT_MS) })
    return key
  }

  return async (headers, body) => {
    const eventHash = await proveWebhook(headers.get('Plaid-Verification'), body, now(), find)
    const itemId = eventHash === null ? null : itemIdOf(body)
    return eventHash !== null && itemId !== null ? { itemId, eventHash } : null
  }
}
