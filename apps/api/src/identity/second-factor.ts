import { Role, type SecondFactorKind } from '@evenkeel/api-client/contract/auth'
import type { PasskeyProof, PasskeyRequest } from '@evenkeel/api-client/contract/second-factor'
import { messageOf, refused, signedOut, tooMany } from '../errors.ts'
import { type MailPlace, signInCodeMail } from '../mail/messages.ts'
import type { Clock } from '../parts.ts'
import type { CodeTry } from '../store/directory/codes.ts'
import type { Directory } from '../store/directory/directory.ts'
import { toEmailKey, type Person } from '../store/directory/people.ts'
import type { SecondFactor } from '../store/directory/second-factors.ts'
import type { Authenticators } from './authenticator.ts'
import type { FactorRecoveryWait } from './factor-recovery.ts'
import type { HalfSessions, HalfSignedIn } from './half-sessions.ts'
import type { Keys } from './keys.ts'
import type { KnownDevices } from './known-devices.ts'
import { limits } from './limits.ts'
import type { CodeExchange, MailedCodes } from './mailed-codes.ts'
import type { Passkeys } from './passkeys.ts'
import type { RecoveryCodes } from './recovery-codes.ts'

/** A code of an authenticator app or of a mail, as typed; anything else is a recovery code. */
const digits = /^[\d\s-]+$/

/** A code or a passkey's signature. */
interface Proof {
  readonly code?: string | undefined
  readonly credential?: PasskeyProof | undefined
}

/** The ways to go on, and whether a person who has lost them all can wait instead. */
interface Challenge {
  readonly kinds: SecondFactorKind[]
  readonly passkey: PasskeyRequest | null
  readonly recovery: { readonly opensAt: string | null } | null
}

export interface SecondFactorStep {
  /** Whether the company or the role requires a second factor at every sign-in. */
  isRequired(person: Person): Promise<boolean>
  /** Returns the person's ways to prove the second factor; `mail` if they have added none. */
  kindsOf(person: Person): Promise<SecondFactorKind[]>
  /** Begins the wait for the second factor; returns the cookie. If mail is the person's only way, a code is sent. */
  begin(person: Person, kinds: readonly SecondFactorKind[], exchange: CodeExchange): Promise<{ cookie: string }>
  /** @throws ApiError 401 without a half session. */
  challenge(kind: SecondFactorKind | undefined, exchange: CodeExchange): Promise<Challenge>
  /** Starts the wait of a person who has lost their factors. @throws ApiError 401 without a half session; like `FactorRecoveryWait`. */
  startRecovery(request: Request): Promise<{ opensAt: string }>
  /**
   * Returns the person with this email, if they fit and the code is right for their authenticator app or a recovery code.
   * Tries are counted for each email, also for one that no one has.
   * @throws ApiError 429 after many.
   */
  personByCode(email: string, code: string, fits: (person: Person) => boolean): Promise<Person | undefined>
  /**
   * Returns the person who has now proved both factors, and the cookie that ends the wait.
   * @throws ApiError 401 without a half session, 60001 for a wrong proof, 60002 for an expired one, 429 after many.
   */
  pass(proof: Proof, exchange: CodeExchange): Promise<{ person: Person; cookie: string }>
}

interface DoorParts extends MailPlace {
  readonly directory: Directory
  readonly clock: Clock
  readonly keys: Keys
  readonly halves: HalfSessions
  readonly devices: KnownDevices
  readonly codes: MailedCodes
  readonly authenticators: Authenticators
  readonly passkeys: Passkeys
  readonly recoveryCodes: RecoveryCodes
  readonly recovery: FactorRecoveryWait
}

export function createSecondFactorStep(parts: DoorParts): SecondFactorStep {
  const { directory, clock, keys, halves, devices, codes, authenticators, passkeys, recoveryCodes, recovery } = parts

  /**
   * Counts a try of a person over all sign-ins, so that a person who has the password cannot go on guessing. A known browser and
   * recovery codes count apart, so that guesses from elsewhere do not hold the owner up. A passkey cannot be guessed.
   * @throws ApiError 429 after many. Returns the count to be forgotten once a try is right.
   */
  const countTry = async (personId: number, code: string | undefined, request: Request): Promise<string | null> => {
    if (code === undefined) return null
    const [kind, limit] = digits.test(code)
      ? (['second-factor', limits.secondFactor] as const)
      : (['recovery', limits.recoveryCode] as const)
    const device = (await devices.isKnown(personId, request)) ? ` in ${devices.idOf(request)}` : ''
    const tries = keys.sign('sign-in-subject', `${kind}:${personId}${device}`)
    if ((await directory.attempts.count(tries, { at: clock.now(), lasts: limit.lasts })) > limit.most)
      throw tooMany(limit.lasts / 1000)
    return tries
  }

  const kindsOf = async ({ id }: Person): Promise<SecondFactorKind[]> => {
    const added = [...new Set((await directory.secondFactors.ofPerson(id)).map(({ kind }) => kind))]
    if (added.length === 0) return ['mail']
    return (await directory.secondFactors.recoveryCodesLeft(id)) > 0 ? [...added, 'recovery'] : added
  }

  const sendCode = ({ idHash }: HalfSignedIn, person: Person, exchange: CodeExchange) =>
    codes.send({ purpose: 'sign-in', subject: idHash, reader: String(person.id) }, exchange, (code) =>
      signInCodeMail(person, parts, code),
    )

  const halfWithPerson = async (request: Request) => {
    const half = await halves.find(request)
    const person = half && (await directory.people.byId(half.personId))
    if (!half || !person) throw signedOut()
    return { half, person }
  }

  const tryOwnCode = async (personId: number, factors: readonly SecondFactor[], code: string): Promise<CodeTry> => {
    const typed = code.replaceAll(/[\s-]/g, '')
    for (const factor of factors) {
      if (factor.kind === 'authenticator' && (await authenticators.verify(factor, typed))) return 'right'
    }
    if (!(await recoveryCodes.use(personId, typed))) return 'wrong'
    await directory.audit.add({ at: clock.now(), actorId: personId, personId, event: 'recovery-code-used' })
    return 'right'
  }

  const tryCode = (half: HalfSignedIn, factors: readonly SecondFactor[], code: string, request: Request) =>
    factors.length === 0
      ? codes.try({ purpose: 'sign-in', subject: half.idHash }, request, code)
      : tryOwnCode(half.personId, factors, code)

  const ownerOf = ({ idHash }: HalfSignedIn, { id, email, firstName, lastName }: Person) => ({
    personId: id,
    email,
    name: `${firstName} ${lastName}`,
    subject: idHash,
  })

  const tryProof = async (
    half: HalfSignedIn,
    person: Person,
    { code, credential }: Proof,
    request: Request,
  ): Promise<CodeTry> => {
    const factors = await directory.secondFactors.ofPerson(person.id)
    if (credential) return passkeys.verify(ownerOf(half, person), factors, credential, request)
    return code === undefined ? 'wrong' : tryCode(half, factors, code, request)
  }

  /** Tries a mailed code in place of factors that are lost, once the wait for that is over. */
  const tryRecovery = async (
    half: HalfSignedIn,
    person: Person,
    { own, code }: { readonly own: CodeTry; readonly code?: string | undefined },
    request: Request,
  ): Promise<CodeTry> => {
    if (code === undefined || !(await recovery.isOpen(person))) return own
    const found = await codes.try({ purpose: 'sign-in', subject: half.idHash }, request, code)
    if (found === 'right') await recovery.complete(person, request)
    return found
  }

  return {
    kindsOf,
    async isRequired({ role, companyId }) {
      return role !== Role.EMPLOYEE || ((await directory.companies.byId(companyId))?.requiresSecondFactor ?? false)
    },
    async begin(person, kinds, exchange) {
      const half = await halves.start(person.id)
      if (kinds.includes('mail')) await sendCode(half, person, exchange)
      return { cookie: half.cookie }
    },
    async challenge(kind, exchange) {
      const { half, person } = await halfWithPerson(exchange.request)
      const [own, opensAt] = [await kindsOf(person), await recovery.opensAt(person)]
      const isOpen = typeof opensAt === 'number' && opensAt <= clock.now()
      const kinds: SecondFactorKind[] = isOpen ? [...own, 'mail'] : own
      if (kind === 'mail' && kinds.includes('mail')) await sendCode(half, person, exchange)
      const wait = opensAt === undefined ? null : { opensAt: opensAt === null ? null : new Date(opensAt).toISOString() }
      if (kind !== 'passkey' || !kinds.includes('passkey')) return { kinds, passkey: null, recovery: wait }
      const factors = await directory.secondFactors.ofPerson(person.id)
      const passkey = await passkeys.requestOptions(ownerOf(half, person), factors, exchange.request)
      return { kinds, passkey, recovery: wait }
    },
    async startRecovery(request) {
      const { person } = await halfWithPerson(request)
      return { opensAt: new Date(await recovery.start(person)).toISOString() }
    },
    async personByCode(email, code, fits) {
      const tries = keys.sign('sign-in-subject', `code-of:${toEmailKey(email)}`)
      const { most, lasts } = limits.secondFactor
      if ((await directory.attempts.count(tries, { at: clock.now(), lasts })) > most) throw tooMany(lasts / 1000)
      const person = await directory.people.byEmail(email)
      if (!person || !fits(person)) return undefined
      const factors = await directory.secondFactors.ofPerson(person.id)
      if (factors.length === 0 || (await tryOwnCode(person.id, factors, code)) !== 'right') return undefined
      await directory.attempts.forget(tries)
      return person
    },
    async pass(proof, { request }) {
      const { half, person } = await halfWithPerson(request)
      // Counted before the check, so that tries at the same time cannot share one count.
      if (!(await halves.countTry(half))) throw signedOut()
      const tries = await countTry(person.id, proof.code, request)
      const own = await tryProof(half, person, proof, request)
      if (own === 'right') await recovery.forget(person.id)
      const found = own === 'right' ? own : await tryRecovery(half, person, { own, code: proof.code }, request)
      if (found !== 'right')
        throw refused(found === 'expired' ? 60002 : 60001, {
          code: messageOf(found === 'expired' ? 60002 : 60001),
        })
      const ended = await halves.end(half)
      if (!ended) throw signedOut()
      if (tries !== null) await directory.attempts.forget(tries)
      return { person, cookie: ended.cookie }
    },
  }
}
