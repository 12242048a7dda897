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
import { findOwnOrigin } from './page-origin.ts'

const displayName = 'Evenkeel'
/** ES256, EdDSA and RS256: what browsers and security keys support. */
const algorithms = [-7, -8, -257]
const timeoutMs = 5 * 60_000

/** The person who adds or uses a passkey; a challenge is valid for its `subject` only. */
interface PasskeyOwner {
  readonly personId: number
  readonly email: string
  readonly name: string
  readonly subject: string
}

/** Passkeys (WebAuthn), as a second factor. */
export interface Passkeys {
  creationOptions(owner: PasskeyOwner, known: readonly SecondFactor[], request: Request): Promise<PasskeyCreation>
  /** Adds the new passkey, if it answers the challenge on our own page. */
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

const toCredentialIds = (known: readonly SecondFactor[]) =>
  known.flatMap(({ credentialId }) =>
    credentialId === null ? [] : [{ type: 'public-key' as const, id: credentialId }],
  )

const toCodePlace = (purpose: CodePlace['purpose'], { subject }: PasskeyOwner): CodePlace => ({
  purpose,
  subject: hashOfSecret(subject),
  asker: '',
})

export function createPasskeys({ keys, clock, random, directory, publicOrigin }: PasskeyParts): Passkeys {
  const hostOf = (request: Request) => new URL(findOwnOrigin(request, publicOrigin)).hostname

  const newChallenge = async (place: CodePlace) => {
    const challenge = randomToken(random)
    const at = clock.now()
    await directory.codes.put(place, {
      codeHash: hashOfSecret(challenge),
      at,
      expiresAt: at + timeoutMs,
      notSentAfter: at,
    })
    return challenge
  }

  /** Returns what the library checks a response against, and the outcome of the challenge. */
  const expectations = (place: CodePlace, request: Request) => {
    let found: CodeTry = 'wrong'
    const expectedChallenge = async (challenge: string) => {
      found = await directory.codes.try(place, { codeHash: hashOfSecret(challenge), at: clock.now(), maxTries: 5 })
      return found === 'right'
    }
    const options = {
      expectedChallenge,
      expectedOrigin: findOwnOrigin(request, publicOrigin),
      expectedRPID: hostOf(request),
      requireUserVerification: false,
    }
    return { options, challengeWas: () => found }
  }

  return {
    async creationOptions(owner, known, request) {
      return {
        challenge: await newChallenge(toCodePlace('passkey-enroll', owner)),
        rp: { id: hostOf(request), name: displayName },
        user: { id: keys.sign('passkey-user', String(owner.personId)), name: owner.email, displayName: owner.name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: timeoutMs,
        attestation: 'none',
        excludeCredentials: toCredentialIds(known),
        authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'preferred' },
      }
    },
    async confirm(owner, { id, rawId, type, response }, request) {
      const { clientDataJSON, attestationObject } = response
      const { options, challengeWas } = expectations(toCodePlace('passkey-enroll', owner), request)
      const credential = {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      }
      // The library throws for anything that does not match; each case is answered as a wrong passkey.
      const verified = await verifyRegistrationResponse({
        ...options,
        response: credential,
        supportedAlgorithmIDs: algorithms,
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
      const challenge = await newChallenge(toCodePlace('passkey-proof', owner))
      return {
        challenge,
        rpId: hostOf(request),
        timeout: timeoutMs,
        userVerification: 'preferred',
        allowCredentials: toCredentialIds(known),
      }
    },
    async verify(owner, known, { id, rawId, type, response }, request) {
      const factor = known.find(({ credentialId }) => credentialId === id)
      if (!factor?.publicKey) return 'wrong'
      const { clientDataJSON, authenticatorData, signature } = response
      const { options, challengeWas } = expectations(toCodePlace('passkey-proof', owner), request)
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
      // Passkeys that are kept in several places have no counter and stay at 0; for them only the challenge prevents
      // replays.
      const isUsed = newCounter === 0 || (await directory.secondFactors.use(owner.personId, factor.id, newCounter))
      return isUsed ? 'right' : 'wrong'
    },
  }
}
