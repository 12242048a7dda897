import { proveWebhook } from '../webhook-proof.ts'

const webhookKeyId = 'twin-key'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

export interface SignedWebhook {
  readonly headers: Headers
  readonly body: string
}

/** The sandbox's signature on webhooks, so that they are verified like a real provider's. */
export interface SandboxWebhooks {
  /** Signs a webhook as of `ageSeconds` ago. */
  sign(itemId: string, ageSeconds: number): Promise<SignedWebhook>
  /** Verifies a webhook and returns its hash; null if it is not genuine. */
  prove(headers: Headers, body: string): Promise<string | null>
}

const toText = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function createSandboxWebhooks(now: () => number): SandboxWebhooks {
  let making: Promise<CryptoKeyPair> | undefined
  const keys = () => (making ??= crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']))

  return {
    async sign(itemId, ageSeconds) {
      const body = JSON.stringify({
        webhook_type: 'TRANSACTIONS',
        webhook_code: 'SYNC_UPDATES_AVAILABLE',
        item_id: itemId,
      })
      const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))).toString('hex')
      const signed = `${toText({ alg: 'ES256', typ: 'JWT', kid: webhookKeyId })}.${toText({ iat: Math.floor(now() / 1000) - ageSeconds, request_body_sha256: hash })}`
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
        keyId === webhookKeyId ? (await keys()).publicKey : null,
      ),
  }
}
