import * as z from 'zod/mini'
import type { ProviderWebhook } from '../bank-provider.ts'
import { proveWebhook } from '../webhook-proof.ts'
import { webhookKeyAnswer } from './plaid-answers.ts'
import type { PlaidCall } from './plaid-client.ts'

/** How long a key is trusted without asking again: it may be withdrawn. */
const keyKeptMs = 30 * 60_000
/** How long an unknown key id is refused without asking again. */
const unknownKeptMs = 5 * 60_000
/** Limits for a flood of made-up key ids: questions to Plaid per minute, and remembered keys. */
const maxQuestions = 10
const maxKeys = 100

interface KnownKey {
  readonly key: CryptoKey | null
  readonly until: number
}

const webhookBody = z.object({ item_id: z.string() })

function readItemId(body: string): string | null {
  try {
    return z.parse(webhookBody, JSON.parse(body)).item_id
  } catch {
    return null
  }
}

/** Reads Plaid's webhooks: returns the item of a genuine one, null for any other. */
export function createPlaidWebhooks(
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
    if (questions.length >= maxQuestions) return null
    questions.push(now())
    const key = await ask(keyId).catch(() => null)
    if (keys.size >= maxKeys) keys.clear()
    keys.set(keyId, { key, until: now() + (key ? keyKeptMs : unknownKeptMs) })
    return key
  }

  return async (headers, body) => {
    const eventHash = await proveWebhook(headers.get('Plaid-Verification'), body, now(), find)
    const itemId = eventHash === null ? null : readItemId(body)
    return eventHash !== null && itemId !== null ? { itemId, eventHash } : null
  }
}
