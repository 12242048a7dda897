import { proveWebhook } from '../webhook-proof.ts'

const KEY_ID = 'twin-key'
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const

export interface SignedWebhook {
  readonly headers: Headers
  readonly body: string
}

/** The sandbox's own signature on webhooks, so that they take the same way in as a real provider's. */
export interface TwinWebhooks {
  /** As of so many seconds ago. */
  sign(itemId: string, ageSeconds: number): Promise<SignedWebhook>
  /** The hash of a good webhook, with its body; null for any other. */
  prove(headers: Headers, body: string): Promise<string | null>
}

const toText = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function makeTwinWebhooks(now: () => number): TwinWebhooks {
  let making: Promise<CryptoKeyPair> | undefined
  const keys = () => (making ??= crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']))

  return {
    async sign(itemId, ageSeconds) {
      const body = JSON.stringify({
        webhook_type: 'TRANSACTIONS',
        webhook_code: 'SYNC_UPDATES_AVAILABLE',
        item_id: itemId,
      })
      const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))).toString('hex')
      const signed = `${toText({ alg: 'ES256', typ: 'JWT', kid: KEY_ID })}.${toText({ iat: Math.floor(now() / 1000) - ageSeconds, request_body_sha256: hash })}`
      const { privateKey } = await keys()
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        privateKey,
        new TextEncoder().encode(signed),
      )
      const token = `${signed}.${Buffer.from(signature).toString('base64url')}`
      return { headers: new Headers({ 'Twin-Verification': token }), body }
    },
    prove: (headers, body) =>
      proveWebhook(headers.get('Twin-Verification'), body, now(), async (keyId) =>
        keyId === KEY_ID ? (await keys()).publicKey : null,
      ),
  }
}
