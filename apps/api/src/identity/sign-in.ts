import { type Notice, refused, tooMany, unavailable } from '../errors.ts'
import type { Clock } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import { toEmailKey, type Person } from '../store/directory/people.ts'
import { type Admission, createAttemptGate } from './attempt-gate.ts'
import type { BotCheck } from './bot-check.ts'
import type { Keys } from './keys.ts'
import type { KnownDevices } from './known-devices.ts'
import { limits, officeCredit } from './limits.ts'
import { lockoutMs, lockedUntil, triesUntilLock } from './lockout.ts'
import { toNetwork } from './network.ts'
import { hasEnded, type Passwords } from './passwords.ts'

/** After this many wrong tries, a sign-in requires the bot check. Source: Q-AUTH-4. */
const triesWithoutCheck = 3

/** Limits of wrong tries before any hashing: from a network, and at one user. */
const networkGate = { atOnce: limits.network.most, oneIn: limits.network.lasts / limits.network.most }
const userGate = { atOnce: 20, oneIn: 6_000 }
/**
 * The limit at one user in a browser that signed in before: that browser is never locked out, so this slows down other
 * people who use it.
 */
const deviceGate = { atOnce: limits.device.most, oneIn: limits.device.lasts / limits.device.most }
const dayMs = 24 * 60 * 60_000

interface SignInParts {
  readonly directory: Directory
  readonly keys: Keys
  readonly clock: Clock
  readonly passwords: Passwords
  readonly devices: KnownDevices
  readonly botCheck: BotCheck
}

interface Attempt {
  readonly userName: string
  readonly password: string
  readonly recaptchaToken?: string | undefined
  readonly request: Request
  readonly clientAddress: string
}

/** Returns what a wrong try closed, if anything: it is one of `tries` that count for the lock, and of `ever` in all. */
function closing(userName: string, tries: number, ever: number): Notice | undefined {
  const subject = `user:${toEmailKey(userName)}`
  if (ever >= limits.ceiling.most) return { event: 'ceiling-reached', subject }
  return tries >= triesUntilLock ? { event: 'lane-closed', subject } : undefined
}

export interface SignIn {
  /**
   * Returns the person with this user name and password.
   *
   * @throws ApiError 30001 for a wrong pair, for a first password that has ended, and, after the same time, for an unknown user; 10003 on a device that is not
   * known after five wrong tries for this name, or a hundred since the last right one, whether the password is right and whether the name is anybody's: it is not
   * judged; 10001 on `recaptchaToken` after three wrong tries without one;
   * 429 for a network that keeps failing, and for tries at one user that come too fast; 503 while too many strangers
   * wait.
   */
  verify(attempt: Attempt): Promise<Person>
  /** Lifts a lock, for a person who has proved their identity in another way. */
  unlock(userName: string): Promise<void>
}

/** The user and the network of a try, as keyed hashes, and its admissions at the gates. */
interface SignInAttempt {
  readonly user: string
  readonly network: string
  readonly admissions: Admission[]
}

/**
 * Creates password sign-in with slowdown. Its answer is the same for wrong passwords, unknown users and locked ones.
 */
export function createSignIn({ directory, keys, clock, passwords, devices, botCheck }: SignInParts): SignIn {
  const failures = directory.signInFailures
  const gate = createAttemptGate(clock)
  const subjectOf = (userName: string) => keys.sign('sign-in-subject', `user:${toEmailKey(userName)}`)

  const rightFrom = (network: string) => `right ${network}`

  /** A right sign-in speaks for its network, once a day for each person. */
  const creditNetwork = async (network: string, { id }: Person) => {
    const now = clock.now()
    const day = `${network} ${id} ${Math.floor(now / dayMs)}`
    if (!(await directory.attempts.use(keys.sign('sign-in-subject', `credit:${day}`), now + dayMs))) return
    await failures.add([rightFrom(network)], now)
    gate.credit(network, networkGate, officeCredit)
  }

  const refuseBusyNetwork = async (network: string) => {
    const since = clock.now() - lockoutMs
    const wrong = await failures.momentsSince(network, since)
    if (wrong.length < limits.network.most) return
    const right = await failures.momentsSince(rightFrom(network), since)
    const most = Math.min(officeCredit.most, limits.network.most + officeCredit.tries * right.length)
    if (wrong.length >= most) throw tooMany(lockoutMs / 1000)
  }

  /**
   * Admits a try. A browser in which a person signed in before has its own limits, so that a flood from elsewhere does
   * not hold it up.
   *
   * @throws ApiError 429
   */
  const enterGates = (user: string, network: string, device: string | null): Admission[] => {
    const own = device !== null
    const first = gate.enter(own ? `device:${device}` : network, networkGate)
    try {
      return [first, own ? gate.enter(`${user} in ${device}`, deviceGate) : gate.enter(user, userGate)]
    } catch (error) {
      first.settle(false)
      throw error
    }
  }

  /**
   * Returns the failures of the last two lock spans: a lock in force began at most one span ago, and its tries at most
   * two.
   */
  const recentFailures = (user: string) => failures.momentsSince(user, clock.now() - 2 * lockoutMs)
  const isLocked = (moments: readonly number[]) => (lockedUntil(moments) ?? 0) > clock.now()

  /** How many wrong tries of the last lock span counted. */
  const triesOfSpan = async (user: string) =>
    (await recentFailures(user)).filter((moment) => clock.now() - moment < lockoutMs).length

  const checkForBot = async (user: string, { recaptchaToken }: Attempt) => {
    if ((await triesOfSpan(user)) >= triesWithoutCheck) await botCheck.pass(recaptchaToken)
  }

  /** @throws ApiError like `verify`; only 30001 and 10003 mean that a password was tried. */
  const tryPassword = async ({ user, network, admissions }: SignInAttempt, attempt: Attempt): Promise<Person> => {
    const { userName, password, request } = attempt
    const person = await directory.people.byEmail(userName)
    const isKnown = person !== undefined && (await devices.isKnown(person.id, request))
    if (!isKnown) {
      // A browser known for another person counts as a stranger's: an attacker's own accounts must not open a second
      // way in.
      if (devices.idOf(request) !== null) admissions.push(gate.enter(user, userGate))
      await refuseBusyNetwork(network)
      if (isLocked(await recentFailures(user)) || (await failures.everOf(user)) >= limits.ceiling.most)
        throw refused(10003)
      await checkForBot(user, attempt)
    }
    const fits = await passwords.verify(password, person?.passwordHash ?? null, isKnown ? 'known' : 'stranger')
    // Read again after the slow hash, because the password may have been replaced meanwhile.
    const isRight =
      fits &&
      person !== undefined &&
      !hasEnded(person.passwordHash, clock.now()) &&
      (await directory.people.byId(person.id))?.passwordHash === person.passwordHash
    // Read after the slow hash, so that tries made at the same time see each other.
    const locked = isLocked(await recentFailures(user))
    if (locked && !isKnown) throw refused(10003)
    if (!isRight || !person) {
      await failures.add(locked ? [network] : [user, network], clock.now())
      const ever = isKnown ? 0 : await failures.countEver(user, clock.now())
      const tries = await triesOfSpan(user)
      const notice = closing(userName, locked ? 0 : tries, ever)
      // Counted with this one: of tries that were made at the same time, no more than five learn that they were wrong.
      throw refused(!isKnown && tries > triesUntilLock ? 10003 : 30001, {}, notice)
    }
    if (!locked) await failures.forget(user)
    await creditNetwork(network, person)
    await failures.forgetBefore(clock.now() - 2 * lockoutMs)
    await failures.forgetCountsBefore(clock.now() - limits.ceiling.lasts)
    return person
  }

  return {
    async verify(attempt) {
      const device = devices.idOf(attempt.request)
      // Refused before any query, so that a flood costs other people next to nothing.
      if (device === null && passwords.isFull()) throw unavailable()
      const user = subjectOf(attempt.userName)
      const network = keys.sign('sign-in-subject', `network:${toNetwork(attempt.clientAddress)}`)
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
