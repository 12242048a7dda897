import { calculateJwkThumbprint, EmbeddedJWK, type JWTPayload, jwtVerify, type JWTHeaderParameters } from 'jose'
import { signedOut } from '../errors.ts'
import type { Clock } from '../parts.ts'
import type { Attempts } from '../store/directory/attempts.ts'
import { hashOfSecret } from './keys.ts'
import { findOwnOrigin } from './page-origin.ts'

/** How far a proof's time may be from ours, in either direction. */
const toleranceMs = 60_000
const algorithm = 'ES256'
/** A proof of a P-256 key has about 400 characters. */
const maxProofLength = 2000

/** What a proof has to be about. */
interface Wanted {
  /** The token that the call carries; its hash is then in the proof. */
  readonly token?: string
  /** The proof is used up: a second call with it is refused. */
  readonly isUsedOnce?: boolean
}

/** Checks that a caller holds a key, by a signature over this one call (RFC 9449). */
export interface WidgetProofs {
  /**
   * Returns the RFC 7638 thumbprint of the key that signed the header `DPoP`.
   * @throws ApiError 401 for a proof that is missing, doubled, malformed, of another method or address, older or newer than 60
   * seconds, about another token, or used before.
   */
  check(request: Request, wanted: Wanted): Promise<string>
}

interface ProofParts {
  readonly directory: { readonly attempts: Attempts }
  readonly clock: Clock
  readonly publicOrigin?: string | undefined
}

interface Verified {
  readonly payload: JWTPayload
  readonly protectedHeader: JWTHeaderParameters
}

/** Verifies the signature by the key that the proof itself names; null if it is not a proof. */
const verify = (proof: string, currentDate: Date): Promise<Verified | null> =>
  jwtVerify(proof, EmbeddedJWK, { algorithms: [algorithm], typ: 'dpop+jwt', currentDate }).catch(() => null)

/** Whether our own pages sent the request, as far as its headers say: the frame is one of them. */
function isFromOurPages(request: Request, own: string): boolean {
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  return (origin === null || origin === own) && (site === null || site === 'same-origin')
}

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 200

export function createWidgetProofs({ directory, clock, publicOrigin }: ProofParts): WidgetProofs {
  const isAboutThis = ({ payload }: Verified, request: Request, token: string | undefined) => {
    const { iat, htm, htu, ath } = payload
    const address = findOwnOrigin(request, publicOrigin) + new URL(request.url).pathname
    return (
      htm === request.method &&
      htu === address &&
      typeof iat === 'number' &&
      Math.abs(clock.now() - iat * 1000) <= toleranceMs &&
      (token === undefined || ath === hashOfSecret(token))
    )
  }

  /** Keeps the proof's id for as long as its time would still be accepted. */
  const useOnce = async ({ payload: { jti } }: Verified, thumbprint: string) =>
    isShortText(jti) &&
    directory.attempts.use(hashOfSecret(`proof ${thumbprint} ${jti}`), clock.now() + 2 * toleranceMs)

  return {
    async check(request, { token, isUsedOnce }) {
      const proof = request.headers.get('DPoP') ?? ''
      if (proof.length > maxProofLength || !isFromOurPages(request, findOwnOrigin(request, publicOrigin)))
        throw signedOut()
      const verified = await verify(proof, new Date(clock.now()))
      const jwk = verified?.protectedHeader.jwk
      if (!verified || !jwk || 'd' in jwk || !isShortText(verified.payload.jti)) throw signedOut()
      if (!isAboutThis(verified, request, token)) throw signedOut()
      const thumbprint = await calculateJwkThumbprint(jwk, 'sha256')
      if (isUsedOnce && !(await useOnce(verified, thumbprint))) throw signedOut()
      return thumbprint
    },
  }
}
