import { refused, tooMany } from '../errors.ts'
import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import { emailKeyOf, type Person } from '../store/directory/people.ts'
import { type CookieStyle, cookieHeader, readCookie } from './cookies.ts'
import { hashOfSecret, type Keys, randomToken, readSignedValue, signedValue } from './keys.ts'
import { LOCKOUT_MS, lockedUntil } from './lockout.ts'
import type { Passwords } from './passwords.ts'

/** An office shares one address, so it may fail often; a machine that sprays passwords fails more often. */
const FAILURES_A_NETWORK = 100
const DEVICE_SECONDS = 365 * 24 * 60 * 60

interface SignInParts {
  readonly directory: Directory
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly passwords: Passwords
  readonly cookies: CookieStyle
}

export interface SignIn {
  /**
   * The person whose user name and password these are, and the cookie that makes the browser a known device.
   *
   * @throws ApiError 30001 for a wrong pair, an unknown user too and as slowly; 10003 for the right password of a locked
   * user from a device that is not known; 429 for a network that keeps failing.
   */
  verify(attempt: { userName: string; password: string; request: Request; clientAddress: string }): Promise<{ person: Person; deviceCookie: string }>
}

/** Password sign-in with slowdown: what it tells is the same for wrong passwords, unknown users and locked ones. */
export function makeSignIn({ directory, keys, clock, random, passwords, cookies }: SignInParts): SignIn {
  const failures = directory.signInFailures
  const deviceOf = (request: Request) => readSignedValue(keys, 'device', readCookie(cookies, request, 'device'))

  const refuseBusyNetwork = async (network: string) => {
    const recent = await failures.momentsSince(network, clock.now() - LOCKOUT_MS)
    if (recent.length >= FAILURES_A_NETWORK) throw tooMany(LOCKOUT_MS / 1000)
  }

  /** Looks back over two spans: a lock that still holds began at most one span ago, its tries at most two. */
  const isLocked = async (user: string) => {
    const until = lockedUntil(await failures.momentsSince(user, clock.now() - 2 * LOCKOUT_MS))
    return until !== null && until > clock.now()
  }

  const noteFailure = async (user: string, network: string, locked: boolean) => {
    if (!locked) await failures.add(user, clock.now())
    await failures.add(network, clock.now())
  }

  return {
    async verify({ userName, password, request, clientAddress }) {
      const user = keys.sign('sign-in-subject', `user:${emailKeyOf(userName)}`)
      const network = keys.sign('sign-in-subject', `network:${clientAddress}`)
      await refuseBusyNetwork(network)
      const person = await directory.people.byEmail(userName)
      const isRight = await passwords.verify(password, person?.passwordHash ?? null)
      // Asked after the slow hash: tries made at the same time see each other.
      const locked = await isLocked(user)
      if (!isRight || !person) {
        await noteFailure(user, network, locked)
        throw refused(30001)
      }
      const knownDevice = deviceOf(request)
      const isKnown = knownDevice !== null && (await directory.people.isDeviceKnown(person.id, hashOfSecret(knownDevice)))
      if (locked && !isKnown) throw refused(10003)
      if (!locked) await failures.forget(user)
      await failures.forgetBefore(clock.now() - 2 * LOCKOUT_MS)
      const device = knownDevice ?? randomToken(random)
      await directory.people.rememberDevice(person.id, hashOfSecret(device), clock.now())
      const deviceCookie = cookieHeader(cookies, 'device', signedValue(keys, 'device', device), { maxAgeSeconds: DEVICE_SECONDS })
      return { person, deviceCookie }
    },
  }
}
