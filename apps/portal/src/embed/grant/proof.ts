/** The public half of a key, with its members in the order of its thumbprint. */
export interface PublicJwk {
  readonly crv: string
  readonly kty: string
  readonly x: string
  readonly y: string
}

interface ProofParts {
  readonly privateKey: CryptoKey
  readonly jwk: PublicJwk
  readonly method: string
  /** The whole address; its query does not count. */
  readonly address: string
  /** The token that is sent with the proof. */
  readonly token?: string | undefined
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number
}

const toBytes = (text: string) => new TextEncoder().encode(text)

const toBase64Url = (bytes: ArrayBuffer | Uint8Array) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const sha256 = async (text: string) => toBase64Url(await crypto.subtle.digest('SHA-256', toBytes(text)))

/** Returns the SHA-256 thumbprint of a key. Source: RFC 7638. */
export const thumbprint = ({ crv, kty, x, y }: PublicJwk): Promise<string> => sha256(JSON.stringify({ crv, kty, x, y }))

/** Returns a proof that the key's holder makes this call: a signed token for one method and address. Source: RFC 9449. */
export async function createProof({ privateKey, jwk, method, address, token, now }: ProofParts): Promise<string> {
  const { origin, pathname } = new URL(address)
  const claims = {
    jti: toBase64Url(crypto.getRandomValues(new Uint8Array(16))),
    htm: method,
    htu: origin + pathname,
    iat: Math.floor(now / 1000),
    ...(token !== undefined && { ath: await sha256(token) }),
  }
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk }
  const signed = [header, claims].map((part) => toBase64Url(toBytes(JSON.stringify(part)))).join('.')
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, toBytes(signed))
  return `${signed}.${toBase64Url(signature)}`
}
