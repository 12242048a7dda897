import { createHash, createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { RandomSource } from '../parts.ts'
import { textMemory } from './text-memory.ts'

/** What each derived key is for; a value made for one purpose is worthless for another. */
export type KeyPurpose =
  | 'session'
  | 'device'
  | 'xsrf-token'
  | 'request-verification-token'
  | 'sign-in-subject'
  | 'embed-token'
  | 'widget-token'
  | 'widget-cookie'
  | 'half-session'
  | 'asker'
  | 'bot-check'
  | 'one-time-code'
  | 'recovery-code'
  | 'registration-ticket'
  | 'email-ticket'
  | 'reset-ticket'
  | 'email-undo'
  | 'factor-recovery'
  | 'roster'
  | 'sso-subject'
  | 'sso-test-issuer'
  | 'authenticator'
  | 'passkey-user'
  | 'staff-note'
  | 'bank-token'
  | 'bank-item'
  | 'bank-person'
  | 'note'
  | 'note-stop'
  | 'mail'

/** Signs with the server's secret, and derives keys from it. */
export interface Keys {
  /** Returns a keyed hash in base64url. */
  sign(purpose: KeyPurpose, value: string): string
  /** Returns a separate key for one purpose, for algorithms that need the key itself. */
  derive(purpose: KeyPurpose): Uint8Array
}

/** The fewest bytes that a secret may have. */
export const minimumSecretBytes = 32

/** @throws RangeError if the secret is shorter than 32 bytes. */
export function createKeys(secret: Uint8Array): Keys {
  if (secret.byteLength < minimumSecretBytes) throw new RangeError('The secret must have at least 32 bytes')
  const derive = (purpose: KeyPurpose) =>
    new Uint8Array(createHmac('sha256', secret).update(`evenkeel:${purpose}`).digest())
  const derived = new Map<KeyPurpose, Uint8Array>()
  const keyOf = (purpose: KeyPurpose) => {
    const key = derived.get(purpose) ?? derive(purpose)
    derived.set(purpose, key)
    return key
  }
  // Imported once: importing the bytes for each signature takes ten microseconds, the signature itself two.
  const takenIn = new Map<KeyPurpose, KeyObject>()
  const signingKeyOf = (purpose: KeyPurpose) => {
    const key = takenIn.get(purpose) ?? createSecretKey(keyOf(purpose))
    takenIn.set(purpose, key)
    return key
  }
  const remembered = textMemory<string>()
  return {
    derive: keyOf,
    sign(purpose, value) {
      const make = () => createHmac('sha256', signingKeyOf(purpose)).update(value).digest('base64url')
      return remembered(`${purpose}:${value}`, make) ?? make()
    },
  }
}

/** Compares two texts in a time that does not reveal at which character they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}

/** Returns the hash that is stored instead of an id or code, so that people who read the database cannot use it. */
export function hashOfSecret(value: string): string {
  return createHash('sha256').update(value).digest('base64url')
}

/** Returns an unguessable id or code of 256 bits in base64url. */
export function randomToken(random: RandomSource): string {
  return Buffer.from(random.bytes(32)).toString('base64url')
}

/** Returns `value.signature`, so that a made-up value is refused before the database is asked. */
export function signedValue(keys: Keys, purpose: KeyPurpose, value: string): string {
  return `${value}.${keys.sign(purpose, value)}`
}

/** Returns the value of a `signedValue`; null if the signature is not ours. */
export function readSignedValue(keys: Keys, purpose: KeyPurpose, signed: string | undefined): string | null {
  const dot = signed?.lastIndexOf('.') ?? -1
  if (signed === undefined || dot < 1) return null
  const value = signed.slice(0, dot)
  return isSameSecret(signed.slice(dot + 1), keys.sign(purpose, value)) ? value : null
}
