import { Secret, TOTP } from 'otpauth'
import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { SecondFactor } from '../store/directory/second-factors.ts'
import type { Keys } from './keys.ts'
import { makeSeal } from './seal.ts'

/** What every authenticator app takes: RFC 6238 with SHA-1, six digits, 30 seconds. */
const PERIOD_S = 30
const SECRET_BYTES = 20
/** A phone's clock may be one span off. */
const WINDOW = 1
const ISSUER = 'Evenkeel'
/** Whoever began to add an app has this long to type its first code. */
const ENROL_MS = 10 * 60_000

/** Authenticator apps: codes from a shared secret and the time. */
export interface Authenticators {
  /** Begins to add one: the secret in base32, and as the address that a QR code holds. */
  start(personId: number, label: string): Promise<{ secret: string; uri: string }>
  /** Makes the one that was begun count, where this is its code. */
  confirm(personId: number, code: string): Promise<'right' | 'wrong' | 'expired'>
  /** Whether this is the app's code now; each is taken once. */
  verify(factor: SecondFactor, code: string): Promise<boolean>
}

interface AuthenticatorParts {
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly directory: Directory
}

export function makeAuthenticators({ keys, clock, random, directory }: AuthenticatorParts): Authenticators {
  const seal = makeSeal(keys.derive('authenticator'), random)
  const owner = (personId: number) => `person:${personId}`

  /** The span of time whose code this is; null for a wrong one. */
  const spanOf = async ({ personId, sealedSecret }: SecondFactor, code: string): Promise<number | null> => {
    if (sealedSecret === null || !/^\d{6}$/.test(code)) return null
    const secret = new Secret({ buffer: (await seal.open(sealedSecret, owner(personId))).buffer })
    const timestamp = clock.now()
    const delta = TOTP.validate({ token: code, secret, period: PERIOD_S, timestamp, window: WINDOW })
    return delta === null ? null : TOTP.counter({ period: PERIOD_S, timestamp }) + delta
  }

  return {
    async start(personId, label) {
      const bytes = new Uint8Array(random.bytes(SECRET_BYTES))
      const sealedSecret = await seal.close(bytes, owner(personId))
      await directory.secondFactors.startAuthenticator(personId, { sealedSecret, at: clock.now() })
      const secret = new Secret({ buffer: bytes.buffer })
      return { secret: secret.base32, uri: new TOTP({ issuer: ISSUER, label, secret, period: PERIOD_S }).toString() }
    },
    async confirm(personId, code) {
      const pending = await directory.secondFactors.pendingAuthenticator(personId)
      if (!pending || pending.startedAt <= clock.now() - ENROL_MS) return 'expired'
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
