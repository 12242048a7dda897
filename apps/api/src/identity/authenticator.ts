import { Secret, TOTP } from 'otpauth'
import { createEncryptor, keyringFor } from '../crypto/encrypt.ts'
import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { SecondFactor } from '../store/directory/second-factors.ts'
import type { Keys } from './keys.ts'

/** What every authenticator app supports: RFC 6238 with SHA-1, six digits, 30 seconds. */
const periodS = 30
const secretBytes = 20
/** One step before and after is accepted, because a phone's clock may be wrong by that much. */
const stepsAround = 1
const issuer = 'Evenkeel'
/** How long a person has to type the first code of a new app. */
const enrolMs = 10 * 60_000

/** Authenticator apps: codes from a shared secret and the time. */
export interface Authenticators {
  /** Starts adding an app. Returns its secret in base32 and the address for its QR code. */
  start(personId: number, label: string): Promise<{ secret: string; uri: string }>
  /** Activates the app that was started, if the code is right. */
  confirm(personId: number, code: string): Promise<'right' | 'wrong' | 'expired'>
  /** Whether this is the app's current code; each code is accepted once. */
  verify(factor: SecondFactor, code: string): Promise<boolean>
}

interface AuthenticatorParts {
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly directory: Directory
}

export function createAuthenticators({ keys, clock, random, directory }: AuthenticatorParts): Authenticators {
  const encryptor = createEncryptor(keyringFor(keys, 'authenticator'), random)
  const owner = (personId: number) => `person:${personId}`

  /** Returns the number of the time step that the code is for; null for a wrong code. */
  const spanOf = async ({ personId, sealedSecret }: SecondFactor, code: string): Promise<number | null> => {
    if (sealedSecret === null || !/^\d{6}$/.test(code)) return null
    const secret = new Secret({ buffer: (await encryptor.decrypt(sealedSecret, owner(personId))).buffer })
    const timestamp = clock.now()
    const delta = TOTP.validate({ token: code, secret, period: periodS, timestamp, window: stepsAround })
    return delta === null ? null : TOTP.counter({ period: periodS, timestamp }) + delta
  }

  return {
    async start(personId, label) {
      const bytes = new Uint8Array(random.bytes(secretBytes))
      const sealedSecret = await encryptor.encrypt(bytes, owner(personId))
      await directory.secondFactors.startAuthenticator(personId, { sealedSecret, at: clock.now() })
      const secret = new Secret({ buffer: bytes.buffer })
      return { secret: secret.base32, uri: new TOTP({ issuer: issuer, label, secret, period: periodS }).toString() }
    },
    async confirm(personId, code) {
      const pending = await directory.secondFactors.pendingAuthenticator(personId)
      if (!pending || pending.startedAt <= clock.now() - enrolMs) return 'expired'
      const span = await spanOf(pending, code)
      if (span === null) return 'wrong'
      const isConfirmed = await directory.secondFactors.confirmAuthenticator(personId, pending.id, {
        at: clock.now(),
        lastUse: span,
      })
      return isConfirmed ? 'right' : 'expired'
    },
    async verify(factor, code) {
      const span = await spanOf(factor, code)
      return span !== null && directory.secondFactors.use(factor.personId, factor.id, span)
    },
  }
}
