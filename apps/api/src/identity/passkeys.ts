import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@evenkeel/api-client/contract/second-factor'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Clock, RandomSource } from '../parts.ts'
import type { CodePlace, CodeTry } from '../store/directory/codes.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { SecondFactor } from '../store/directory/second-factors.ts'
import { hashOfSecret, type Keys, randomToken } from './keys.ts'
import { ownOriginOf } from './page-origin.ts'

const NAME = 'Evenkeel'
/** ES256, EdDSA and RS256: what browsers and keys can do. */
const ALGORITHMS = [-7, -8, -257]
const TIMEOUT_MS = 5 * 60_000

/** Who adds or shows a passkey: the subject is the session or half session, so that a challenge is good in that browser only. */
export interface PasskeyOwner {
  readonly personId: number
  readonly email: string
  readonly name: string
  readonly subject: string
}

/** Passkeys (WebAuthn), as a second factor. */
export interface Passkeys {
  creationOptions(owner: PasskeyOwner, known: readonly SecondFactor[], request: Request): Promise<PasskeyCreation>
  /** Adds the new passkey, where it answers the challenge on our own page. */
  confirm(owner: PasskeyOwner, credential: NewPasskey, request: Request): Promise<CodeTry>
  requestOptions(owner: PasskeyOwner, known: readonly SecondFactor[], request: Request): Promise<PasskeyRequest>
  /** Whether one of the person's passkeys signed the challenge on our own page. */
  verify(owner: PasskeyOwner, known: readonly SecondFactor[], proof: PasskeyProof, request: Request): Promise<CodeTry>
}

interface PasskeyParts {
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly directory: Directory
  readonly publicOrigin?: string | undefined
}

const idsOf = (known: readonly SecondFactor[]) =>
  known.flatMap(({ credentialId }) =>
    credentialId === null ? [] : [{ type: 'public-key' as const, id: credentialId }],
  )

const placeOf = (purpose: CodePlace['purpose'], { subject }: PasskeyOwner): CodePlace => ({
  purpose,
  subject: hashOfSecret(subject),
  asker: '',
})

export function makePasskeys({ keys, clock, random, directory, publicOrigin }: PasskeyParts): Passkeys {
  const hostOf = (request: Request) => new URL(ownOriginOf(request, publicOrigin)).hostname

  const newChallenge = async (place: CodePlace) => {
    const challenge = randomToken(random)
    const at = clock.now()
    await directory.codes.put(place, {
      codeHash: hashOfSecret(challenge),
      at,
      expiresAt: at + TIMEOUT_MS,
      notSentAfter: at,
    })
    return challenge
  }

  /** What the library needs to know of where and what for; remembers what became of the challenge. */
  const expectations = (place: CodePlace, request: Request) => {
    let found: CodeTry = 'wrong'
    const expectedChallenge = async (challenge: string) => {
      found = await directory.codes.try(place, { codeHash: hashOfSecret(challenge), at: clock.now(), mostTries: 5 })
      return found === 'right'
    }
    const options = {
      expectedChallenge,
      expectedOrigin: ownOriginOf(request, publicOrigin),
      expectedRPID: hostOf(request),
      requireUserVerification: false,
    }
    return { options, challengeWas: () => found }
  }

  return {
    async creationOptions(owner, known, request) {
      return {
        challenge: await newChallenge(placeOf('passkey-enrol', owner)),
        rp: { id: hostOf(request), name: NAME },
        user: { id: keys.sign('passkey-user', String(owner.personId)), name: owner.email, displayName: owner.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: TIMEOUT_MS,
        attestation: 'none',
        excludeCredentials: idsOf(known),
        authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'preferred' },
      }
    },
    async confirm(owner, { id, rawId, type, response }, request) {
      const { clientDataJSON, attestationObject } = response
      const { options, challengeWas } = expectations(placeOf('passkey-enrol', owner), request)
      const credential = {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      }
      // The library throws for whatever does not fit; all of it is just a wrong passkey.
      const verified = await verifyRegistrationResponse({
        ...options,
        response: credential,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => null)
      if (!verified?.verified) return challengeWas() === 'expired' ? 'expired' : 'wrong'
      const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential
      const values = {
        credentialId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        lastUse: counter,
        at: clock.now(),
      }
      return (await directory.secondFactors.addPasskey(owner.personId, values)) ? 'right' : 'wrong'
    },
    async requestOptions(owner, known, request) {
      const challenge = await newChallenge(placeOf('passkey-proof', owner))
      return {
        challenge,
        rpId: hostOf(request),
        timeout: TIMEOUT_MS,
        userVerification: 'preferred',
        allowCredentials: idsOf(known),
      }
    },
    async verify(owner, known, { id, rawId, type, response }, request) {
      const factor = known.find(({ credentialId }) => credentialId === id)
      if (!factor?.publicKey) return 'wrong'
      const { clientDataJSON, authenticatorData, signature } = response
      const { options, challengeWas } = expectations(placeOf('passkey-proof', owner), request)
      const credential = {
        id,
        publicKey: new Uint8Array(Buffer.from(factor.publicKey, 'base64url')),
        counter: factor.lastUse,
      }
      const answer = {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      }
      const verified = await verifyAuthenticationResponse({ ...options, response: answer, credential }).catch(
        () => null,
      )
      if (!verified?.verified) return challengeWas() === 'expired' ? 'expired' : 'wrong'
      const { newCounter } = verified.authenticationInfo
      // Passkeys that are kept in several places count nothing and stay at 0; the challenge alone keeps those from being replayed.
      const isUsed = newCounter === 0 || (await directory.secondFactors.use(owner.personId, factor.id, newCounter))
      return isUsed ? 'right' : 'wrong'
    },
  }
}
