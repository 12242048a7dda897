import type { RandomSource } from '../parts.ts'

const IV_BYTES = 12

/** Encrypts small secrets that have to be read again, each bound to what it belongs to: moved elsewhere it opens nothing. */
export interface Seal {
  close(secret: Uint8Array<ArrayBuffer>, belongsTo: string): Promise<string>
  /** @throws where the text was changed, is of another key, or belongs to somebody else. */
  open(sealed: string, belongsTo: string): Promise<Uint8Array<ArrayBuffer>>
}

/** AES-256-GCM by the platform's own Web Crypto, which is the same on Node and on the edge. The key has 32 bytes. */
export function makeSeal(key: Uint8Array, random: RandomSource): Seal {
  const imported = () => crypto.subtle.importKey('raw', new Uint8Array(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
  const options = (iv: Uint8Array<ArrayBuffer>, belongsTo: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(belongsTo),
  })
  return {
    async close(secret, belongsTo) {
      const iv = new Uint8Array(random.bytes(IV_BYTES))
      const closed = await crypto.subtle.encrypt(options(iv, belongsTo), await imported(), secret)
      return Buffer.concat([iv, Buffer.from(closed)]).toString('base64url')
    },
    async open(sealed, belongsTo) {
      const bytes = new Uint8Array(Buffer.from(sealed, 'base64url'))
      const opened = await crypto.subtle.decrypt(
        options(bytes.slice(0, IV_BYTES), belongsTo),
        await imported(),
        bytes.slice(IV_BYTES),
      )
      return new Uint8Array(opened)
    },
  }
}
