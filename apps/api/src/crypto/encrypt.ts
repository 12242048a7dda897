import type { KeyPurpose, Keys } from '../identity/keys.ts'
import type { RandomSource } from '../parts.ts'

const ivBytes = 12
const unreadable = 'This text was not encrypted with one of our keys, or for another context'

/** A key of 32 bytes. Its id is in front of every text that it encrypted: lower-case letters and digits only. */
interface EncryptionKey {
  readonly id: string
  readonly bytes: Uint8Array
}

/** `current` encrypts; all of them decrypt, so that a change of the key leaves no text unreadable. */
interface Keyring {
  readonly current: EncryptionKey
  readonly older: readonly EncryptionKey[]
}

/**
 * Encrypts small secrets that have to be read again, such as bank tokens or wrapped keys. `context` says whose the secret is
 * and what for: a text that was copied to another row does not decrypt.
 */
interface Encryptor {
  encrypt(plain: Uint8Array<ArrayBuffer>, context: string): Promise<string>
  /** @throws Error when the text was changed, or has another key, context or format. */
  decrypt(text: string, context: string): Promise<Uint8Array<ArrayBuffer>>
}

/** An `Encryptor` for texts in UTF-8. */
interface TextEncryptor {
  encrypt(plain: string, context: string): Promise<string>
  /** @throws Error like `Encryptor`. */
  decrypt(text: string, context: string): Promise<string>
}

interface EncryptedText {
  /** Null in texts of releases before key ids: any key may be theirs. */
  readonly keyId: string | null
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: Uint8Array<ArrayBuffer>
}

const toBase64 = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  Buffer.from(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes).toString('base64url')
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** Reads 'k<key id>.<iv>.<text>', and the former formats 'v1.<iv>.<text>' and '<iv and text>'; null for anything else. */
function parseEncrypted(text: string): EncryptedText | null {
  const parts = /^(?:v1|k([a-z0-9]+))\.([\w-]+)\.([\w-]+)$/.exec(text)
  if (parts) return { keyId: parts[1] ?? null, iv: fromBase64(parts[2] ?? ''), bytes: fromBase64(parts[3] ?? '') }
  if (!/^[\w-]+$/.test(text)) return null
  const bytes = fromBase64(text)
  return { keyId: null, iv: bytes.slice(0, ivBytes), bytes: bytes.slice(ivBytes) }
}

/** Whether a text has the present format. */
export const isEncrypted = (text: string): boolean => typeof parseEncrypted(text)?.keyId === 'string'

const algorithm = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(context),
})

/** Imports each key once, at its first use. */
function createKeyImporter() {
  const imported = new Map<EncryptionKey, Promise<CryptoKey>>()
  return (key: EncryptionKey): Promise<CryptoKey> => {
    const known =
      imported.get(key) ??
      crypto.subtle.importKey('raw', new Uint8Array(key.bytes), 'AES-GCM', false, ['encrypt', 'decrypt'])
    imported.set(key, known)
    return known
  }
}

/** Returns an encryptor with AES-256-GCM from Web Crypto, which is the same on Node and on the edge. */
export function createEncryptor({ current, older }: Keyring, random: RandomSource): Encryptor {
  const importKey = createKeyImporter()
  return {
    async encrypt(plain, context) {
      const iv = new Uint8Array(random.bytes(ivBytes))
      const bytes = await crypto.subtle.encrypt(algorithm(iv, context), await importKey(current), plain)
      return `k${current.id}.${toBase64(iv)}.${toBase64(bytes)}`
    },
    async decrypt(text, context) {
      const encrypted = parseEncrypted(text)
      if (!encrypted) throw new Error(unreadable)
      const candidates = [current, ...older].filter(({ id }) => (encrypted.keyId ?? id) === id)
      for (const key of candidates) {
        const plain = await crypto.subtle
          .decrypt(algorithm(encrypted.iv, context), await importKey(key), encrypted.bytes)
          .catch(() => null)
        if (plain) return new Uint8Array(plain)
      }
      throw new Error(unreadable)
    },
  }
}

export const createTextEncryptor = (encryptor: Encryptor): TextEncryptor => ({
  encrypt: (plain, context) => encryptor.encrypt(new TextEncoder().encode(plain), context),
  decrypt: async (text, context) => new TextDecoder().decode(await encryptor.decrypt(text, context)),
})

/** The id of the keys that are derived from the server's one secret. */
const secretKeyId = '1'

/** Returns the keyring of one purpose: the server's secret is the only source of keys, so there is no older key. */
export const keyringFor = (keys: Keys, purpose: KeyPurpose): Keyring => ({
  current: { id: secretKeyId, bytes: keys.derive(purpose) },
  older: [],
})
