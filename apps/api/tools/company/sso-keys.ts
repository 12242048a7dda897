import { createPublicKey } from 'node:crypto'

type Jwk = Readonly<Record<string, string>>

/** Parts of a JWK that only the identity provider may know: of RSA and curves, and of shared secrets. */
const privateParts = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'] as const
/** The shortest RSA key that cannot be broken today. Source: NIST SP 800-131A, revision 2. */
const minRsaBits = 2048

function findKeyFault(key: Jwk): string | null {
  if (privateParts.some((part) => part in key))
    return 'this is a private or secret key: give the public key, and replace this one, since it is known now'
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPublicKey({
      key: { ...key },
      format: 'jwk',
    })
    if (type === 'ed25519') return null
    if (type === 'ec' && details?.namedCurve === 'prime256v1') return null
    if (type === 'rsa' && (details?.modulusLength ?? 0) >= minRsaBits) return null
  } catch {
    // Reported below: it is no key.
  }
  return 'a key cannot be used: give public keys as JWKs, for ES256 (P-256), Ed25519, or RS256 of 2048 bits or more'
}

/**
 * Returns what is wrong with the keys of an identity provider; null if nothing is. Several are distinguished by `kid`.
 */
export function ssoKeyFault(keys: readonly Jwk[]): string | null {
  const fault = keys.map(findKeyFault).find((one) => one !== null)
  if (fault !== undefined) return fault
  const ids = new Set(keys.map(({ kid }) => kid ?? ''))
  return keys.length > 1 && (ids.has('') || ids.size < keys.length) ? 'several keys each need their own "kid"' : null
}
