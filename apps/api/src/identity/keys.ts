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
  | 'audit'
  | 'mail'

/**
 * What is signed for a while and then made again. Their secret can be changed: those of the former one hold until it is left out.
 * All others stay where they are stored, and so does their secret.
 */
const passing: ReadonlySet<KeyPurpose> = new Set([
  'session',
  'xsrf-token',
  'request-verification-token',
  'widget-token',
  'widget-cookie',
  'half-session',
  'asker',
  'bot-check',
  'registration-ticket',
  'email-ticket',
  'reset-ticket',
  'email-undo',
  'factor-recovery',
])

/** Signs with the server's secret, and derives keys from it. */
export interface Keys {
  /** Returns a keyed hash in base64url. */
  sign(purpose: KeyPurpose, value: string): string
  /** Whether this is what `sign` returns, now or with a former secret that still counts. */
  isSigned(purpose: KeyPurpose, value: string, signature: string): boolean
  /** Returns a separate key for one purpose, for algorithms that need the key itself. */
  derive(purpose: KeyPurpose): Uint8Array
  /** Returns the keys of a purpose that count, the present one first. */
  deriveAll(purpose: KeyPurpose): readonly Uint8Array[]
}

/** The fewest bytes that a secret may have. */
export const minimumSecretBytes = 32

/** Returns what derives keys from one secret, each once. */
function createRoot(secret: Uint8Array) {
  const derived = new Map<KeyPurpose, Uint8Array>()
  const derive = (purpose: KeyPurpose) => {
    const key =
      derived.get(purpose) ?? new Uint8Array(createHmac('sha256', secret).update(`evenkeel:${purpose}`).digest())
    derived.set(purpose, key)
    return key
  }
  // Imported once: importing the bytes for each signature takes ten microseconds, the signature itself two.
  const imported = new Map<KeyPurpose, KeyObject>()
  const signingKeyOf = (purpose: KeyPurpose) => {
    const key = imported.get(purpose) ?? createSecretKey(derive(purpose))
    imported.set(purpose, key)
    return key
  }
  const remembered = textMemory<string>()
  return {
    derive,
    sign(purpose: KeyPurpose, value: string) {
      const make = () => createHmac('sha256', signingKeyOf(purpose)).update(value).digest('base64url')
      return remembered(`${purpose}:${value}`, make) ?? make()
    },
  }
}

/**
 * @param secret from which the keys of what is stored are derived.
 * @param signing secrets of sessions, tickets and links: the first signs, all count.
 * @throws RangeError if a secret is shorter than 32 bytes.
 */
export function createKeys(
  secret: Uint8Array,
  [signs, ...former]: readonly [Uint8Array, ...Uint8Array[]] = [secret],
): Keys {
  if ([secret, signs, ...former].some(({ byteLength }) => byteLength < minimumSecretBytes))
    throw new RangeError('The secret must have at least 32 bytes')
  const stored = [createRoot(secret)] as const
  const present = [createRoot(signs), ...former.map(createRoot)] as const
  const rootsOf = (purpose: KeyPurpose) => (passing.has(purpose) ? present : stored)
  return {
    derive: (purpose) => rootsOf(purpose)[0].derive(purpose),
    deriveAll: (purpose) => rootsOf(purpose).map((root) => root.derive(purpose)),
    sign: (purpose, value) => rootsOf(purpose)[0].sign(purpose, value),
    isSigned: (purpose, value, signature) =>
      rootsOf(purpose).some((root) => isSameSecret(signature, root.sign(purpose, value))),
  }
}

/** Returns the keys of a server's settings. */
export function readKeys(secret: Uint8Array, signing: readonly string[] = []): Keys {
  const [first = secret, ...former] = signing.map((text) =>
    text === 'secret' ? secret : new TextEncoder().encode(text),
  )
  return createKeys(secret, [first, ...former])
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
  return keys.isSigned(purpose, value, signed.slice(dot + 1)) ? value : null
}
