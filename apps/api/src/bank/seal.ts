import type { Keys } from '../identity/keys.ts'
import type { RandomSource } from '../parts.ts'

/** In front of a sealed text, so that another way of sealing can be told from this one. */
const VERSION = 'v1'
const IV_BYTES = 12

/** Seals texts that must be worthless to whoever reads the database: the key is derived from the server's secret alone. */
export interface TokenSeal {
  /** `context` says whose the text is and what for; it opens only under the same. */
  seal(text: string, context: string): Promise<string>
  /** @throws Error where the text was sealed under another key or context, or was altered. */
  open(sealed: string, context: string): Promise<string>
}

/** What an access token is bound to: moved to another person's or connection's row it does not open. */
export const accessTokenContext = (personId: number, connectionId: number): string =>
  `access-token:${personId}:${connectionId}`

/** What a link token is bound to. */
export const linkTokenContext = (personId: number, handleHash: string): string => `link-token:${personId}:${handleHash}`

/** AES-256-GCM by WebCrypto, which is the same on a machine and on the edge. */
export function makeTokenSeal({ keys, random }: { readonly keys: Keys; readonly random: RandomSource }): TokenSeal {
  let importing: Promise<CryptoKey> | undefined
  const key = () =>
    (importing ??= crypto.subtle.importKey('raw', new Uint8Array(keys.derive('bank-token')), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ]))
  const algorithm = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(context),
  })

  return {
    async seal(text, context) {
      const iv = new Uint8Array(random.bytes(IV_BYTES))
      const bytes = await crypto.subtle.encrypt(algorithm(iv, context), await key(), new TextEncoder().encode(text))
      return [VERSION, Buffer.from(iv).toString('base64url'), Buffer.from(bytes).toString('base64url')].join('.')
    },
    async open(sealed, context) {
      const [version, iv = '', bytes = ''] = sealed.split('.')
      if (version !== VERSION) throw new Error('This text was sealed in a way that this release does not know')
      const nonce = new Uint8Array(Buffer.from(iv, 'base64url'))
      const sealedBytes = new Uint8Array(Buffer.from(bytes, 'base64url'))
      const text = await crypto.subtle.decrypt(algorithm(nonce, context), await key(), sealedBytes).catch(() => {
        throw new Error('This text was not sealed here, or for something else')
      })
      return new TextDecoder().decode(text)
    },
  }
}
