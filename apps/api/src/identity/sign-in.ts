import { refused, tooMany, unavailable } from '../errors.ts'
import type { Clock } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import { emailKeyOf, type Person } from '../store/directory/people.ts'
import { type Admission, makeAttemptGate } from './attempt-gate.ts'
import type { BotCheck } from './bot-check.ts'
import type { Keys } from './keys.ts'
import type { KnownDevices } from './known-devices.ts'
import { LOCKOUT_MS, lockedUntil } from './lockout.ts'
import { networkOf } from './network.ts'
import type { Passwords } from './passwords.ts'

/** An office shares one address, so it may fail often; a machine that sprays passwords fails more often. */
const FAILURES_A_NETWORK = 100
/** After so many wrong tries a sign-in asks for the bot check. Source: open question Q-AUTH-4. */
const TRIES_WITHOUT_CHECK = 3

/** Wrong tries that are let in at once and then one by one, before anything is hashed: of a network, and at one user. */
const NETWORK_GATE = { atOnce: 20, oneIn: 2_000 }
const USER_GATE = { atOnce: 20, oneIn: 6_000 }
/** At one user in a browser that signed in before: no lock keeps it out, so whoever else sits before it goes on slowly. */
const DEVICE_GATE = { atOnce: 20, oneIn: 60_000 }

interface SignInParts {
  readonly directory: Directory
  readonly keys: Keys
  readonly clock: Clock
  readonly passwords: Passwords
  readonly devices: KnownDevices
  readonly botCheck: BotCheck
}

export interface Attempt {
  readonly userName: string
  readonly password: string
  readonly recaptchaToken?: string | undefined
  readonly request: Request
  readonly clientAddress: string
}

export interface SignIn {
  /**
   * The person whose user name and password these are.
   *
   * @throws ApiError 30001 for a wrong pair, an unknown user too and as slowly; 10003 for the right password of a locked
   * user from a device that is not known; 10001 on `recaptchaToken` after three wrong tries without one; 429 for a network
   * that keeps failing, and for tries at one user that come too fast; 503 while too many strangers wait.
   */
  verify(attempt: Attempt): Promise<Person>
  /** Lifts a lock: the person has proved otherwise who they are. */
  unlock(userName: string): Promise<void>
}

/** Who is tried and from where, as keyed hashes, and the gates that the try has come through. */
interface Door {
  readonly user: string
  readonly network: string
  readonly admissions: Admission[]
}

/** Password sign-in with slowdown: what it tells is the same for wrong passwords, unknown users and locked ones. */
export function makeSignIn({ directory, keys, clock, passwords, devices, botCheck }: SignInParts): SignIn {
  const failures = directory.signInFailures
  const gate = makeAttemptGate(clock)
  const subjectOf = (userName: string) => keys.sign('sign-in-subject', `user:${emailKeyOf(userName)}`)

  const refuseBusyNetwork = async (network: string) => {
    const recent = await failures.momentsSince(network, clock.now() - LOCKOUT_MS)
    if (recent.length >= FAILURES_A_NETWORK) throw tooMany(LOCKOUT_MS / 1000)
  }

  /** A browser in which somebody signed in before waits for itself alone, so that a flood from elsewhere does not hold it up. */
  const enterGates = (user: string, network: string, device: string | null): Admission[] => {
    const own = device !== null
    const first = gate.enter(own ? `device:${device}` : network, NETWORK_GATE)
    try {
      return [first, own ? gate.enter(`${user} in ${device}`, DEVICE_GATE) : gate.enter(user, USER_GATE)]
    } catch (error) {
      first.settle(false)
      throw error
    }
  }

  /** Looks back over two spans: a lock that still holds began at most one span ago, its tries at most two. */
  const recentFailures = (user: string) => failures.momentsSince(user, clock.now() - 2 * LOCKOUT_MS)
  const isLocked = (moments: readonly number[]) => (lockedUntil(moments) ?? 0) > clock.now()

  const checkForBot = async (user: string, { recaptchaToken }: Attempt) => {
    const tries = (await recentFailures(user)).filter((moment) => clock.now() - moment < LOCKOUT_MS)
    if (tries.length >= TRIES_WITHOUT_CHECK) await botCheck.pass(recaptchaToken)
  }

  /** @throws ApiError as `verify` does; only 30001 and 10003 mean that a password was tried. */
  const tryPassword = async ({ user, network, admissions }: Door, attempt: Attempt): Promise<Person> => {
    const { userName, password, request } = attempt
    const person = await directory.people.byEmail(userName)
    const isKnown = person !== undefined && (await devices.isKnown(person.id, request))
    if (!isKnown) {
      // In a browser of somebody else one is as strange as anywhere: accounts of one's own must not open a second door.
      if (devices.idOf(request) !== null) admissions.push(gate.enter(user, USER_GATE))
      await refuseBusyNetwork(network)
      await checkForBot(user, attempt)
    }
    const fits = await passwords.verify(password, person?.passwordHash ?? null, isKnown ? 'known' : 'stranger')
    // Looked at again after the slow hash: a password that was replaced meanwhile must not open what its replacing has just closed.
    const isRight =
      fits && person !== undefined && (await directory.people.byId(person.id))?.passwordHash === person.passwordHash
    // Asked after the slow hash: tries made at the same time see each other.
    const locked = isLocked(await recentFailures(user))
    if (!isRight || !person) {
      await failures.add(locked ? [network] : [user, network], clock.now())
      throw refused(30001)
    }
    if (locked && !isKnown) throw refused(10003)
    if (!locked) await failures.forget(user)
    await failures.forgetBefore(clock.now() - 2 * LOCKOUT_MS)
    return person
  }

  return {
    async verify(attempt) {
      const device = devices.idOf(attempt.request)
      // Said before anything is asked of the database, so that a flood costs the others next to nothing.
      if (device === null && passwords.isFull()) throw unavailable()
      const user = subjectOf(attempt.userName)
      const network = keys.sign('sign-in-subject', `network:${networkOf(attempt.clientAddress)}`)
      const admissions = enterGates(user, network, device)
      let wasWrong = false
      try {
        return await tryPassword({ user, network, admissions }, attempt)
      } catch (error) {
        wasWrong = error instanceof Error && 'code' in error && (error.code === 30001 || error.code === 10003)
        throw error
      } finally {
        for (const admission of admissions) admission.settle(wasWrong)
      }
    },
    unlock: (userName) => failures.forget(subjectOf(userName)),
  }
}
