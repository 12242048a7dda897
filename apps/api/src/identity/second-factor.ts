import { Role, type SecondFactorKind } from '@evenkeel/api-client/contract/auth'
import type { PasskeyProof, PasskeyRequest } from '@evenkeel/api-client/contract/second-factor'
import { refused, signedOut, tooMany } from '../errors.ts'
import { signInCodeMail } from '../mail/messages.ts'
import type { Clock } from '../parts.ts'
import type { CodeTry } from '../store/directory/codes.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { Person } from '../store/directory/people.ts'
import type { SecondFactor } from '../store/directory/second-factors.ts'
import type { Authenticators } from './authenticator.ts'
import type { HalfSessions, HalfSignedIn } from './half-sessions.ts'
import type { Keys } from './keys.ts'
import type { CodeExchange, MailedCodes } from './mailed-codes.ts'
import type { Passkeys } from './passkeys.ts'
import type { RecoveryCodes } from './recovery-codes.ts'

/** Whoever has the password cannot go on guessing the factor: so many wrong ones an hour, over all sign-ins. */
const MOST_WRONG_AN_HOUR = 20
const HOUR = 60 * 60_000

/** A code or a passkey's signature. */
export interface Proof {
  readonly code?: string | undefined
  readonly credential?: PasskeyProof | undefined
}

export interface SecondFactorDoor {
  /** Whether the company or the role asks for one at every sign-in. */
  isRequired(person: Person): Promise<boolean>
  /** The ways to prove a second time who somebody is; `mail` where they have added none. */
  kindsOf(person: Person): Promise<SecondFactorKind[]>
  /** Begins the wait for the second factor; gives the cookie. Somebody whose only way is mail is sent a code. */
  begin(person: Person, kinds: readonly SecondFactorKind[], exchange: CodeExchange): Promise<{ cookie: string }>
  /** @throws ApiError 401 for somebody who is not half signed in. */
  challenge(
    kind: SecondFactorKind | undefined,
    exchange: CodeExchange,
  ): Promise<{ kinds: SecondFactorKind[]; passkey: PasskeyRequest | null }>
  /**
   * The person who has now proved both factors, and the cookie that ends the wait.
   * @throws ApiError 401 for somebody not half signed in, 60001 for a wrong proof, 60002 for an expired one, 429 after many.
   */
  pass(proof: Proof, exchange: CodeExchange): Promise<{ person: Person; cookie: string }>
}

interface DoorParts {
  readonly directory: Directory
  readonly clock: Clock
  readonly keys: Keys
  readonly halves: HalfSessions
  readonly codes: MailedCodes
  readonly authenticators: Authenticators
  readonly passkeys: Passkeys
  readonly recoveryCodes: RecoveryCodes
}

export function makeSecondFactorDoor(parts: DoorParts): SecondFactorDoor {
  const { directory, clock, keys, halves, codes, authenticators, passkeys, recoveryCodes } = parts
  const wrongTries = (personId: number) => keys.sign('sign-in-subject', `second-factor:${personId}`)

  const kindsOf = async ({ id }: Person): Promise<SecondFactorKind[]> => {
    const added = [...new Set((await directory.secondFactors.ofPerson(id)).map(({ kind }) => kind))]
    if (added.length === 0) return ['mail']
    return (await directory.secondFactors.recoveryCodesLeft(id)) > 0 ? [...added, 'recovery'] : added
  }

  const sendCode = ({ idHash }: HalfSignedIn, { id, email }: Person, exchange: CodeExchange) =>
    codes.send({ purpose: 'sign-in', subject: idHash, reader: String(id) }, exchange, (code) =>
      signInCodeMail(email, code),
    )

  const halfWithPerson = async (request: Request) => {
    const half = await halves.find(request)
    const person = half && (await directory.people.byId(half.personId))
    if (!half || !person) throw signedOut()
    return { half, person }
  }

  const tryCode = async (
    half: HalfSignedIn,
    factors: readonly SecondFactor[],
    code: string,
    request: Request,
  ): Promise<CodeTry> => {
    if (factors.length === 0) return codes.try({ purpose: 'sign-in', subject: half.idHash }, request, code)
    const typed = code.replaceAll(/[\s-]/g, '')
    for (const factor of factors) {
      if (factor.kind === 'authenticator' && (await authenticators.verify(factor, typed))) return 'right'
    }
    if (!(await recoveryCodes.use(half.personId, typed))) return 'wrong'
    await directory.audit.add({
      at: clock.now(),
      actorId: half.personId,
      personId: half.personId,
      event: 'recovery-code-used',
    })
    return 'right'
  }

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
      const kinds = await kindsOf(person)
      if (kind === 'mail' && kinds.includes('mail')) await sendCode(half, person, exchange)
      if (kind !== 'passkey' || !kinds.includes('passkey')) return { kinds, passkey: null }
      const factors = await directory.secondFactors.ofPerson(person.id)
      return { kinds, passkey: await passkeys.requestOptions(ownerOf(half, person), factors, exchange.request) }
    },
    async pass(proof, { request }) {
      const { half, person } = await halfWithPerson(request)
      const tries = wrongTries(person.id)
      // Counted before they are looked at: tries at the same time cannot share one.
      if (!(await halves.countTry(half))) throw signedOut()
      if ((await directory.attempts.count(tries, { at: clock.now(), lasts: HOUR })) > MOST_WRONG_AN_HOUR)
        throw tooMany(HOUR / 1000)
      const found = await tryProof(half, person, proof, request)
      if (found !== 'right')
        throw refused(found === 'expired' ? 60002 : 60001, {
          code: refused(found === 'expired' ? 60002 : 60001).message,
        })
      const ended = await halves.end(half)
      if (!ended) throw signedOut()
      await directory.attempts.forget(tries)
      return { person, cookie: ended.cookie }
    },
  }
}
