import type { AddedFactorKind, NewPasskey, SecondFactorStart } from '@evenkeel/api-client/contract/second-factor'
import type { AppParts, Identity } from '../app-parts.ts'
import { conflict, messageOf, notFound, refused, signedOut } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { deviceName } from '../identity/device-name.ts'
import { recoveryCodesRenewedMail, secondFactorAddedMail, secondFactorRemovedMail } from '../mail/messages.ts'
import type { CodeTry } from '../store/directory/codes.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { Person } from '../store/directory/people.ts'
import { type Confirmation as OwnerConfirmation, confirmOwner } from './confirm-owner.ts'
import { say } from '../say.ts'

type Parts = Pick<AppParts, 'directory' | 'clock' | 'mail' | 'passwords' | 'keys' | 'publicOrigin'>

async function requirePerson(directory: Directory, personId: number): Promise<Person> {
  const person = await directory.people.byId(personId)
  if (!person) throw signedOut()
  return person
}

/** Returns the owner of a new passkey; `subject` binds its challenge to this person. */
const toOwner = ({ id: personId, email, firstName, lastName }: Person) => ({
  personId,
  email,
  name: `${firstName} ${lastName}`,
  subject: `person:${personId}`,
})

/** Returns the person's second factors and whether one is required. */
async function readFactors({ directory }: Parts, { secondFactor }: Identity, personId: number) {
  const person = await requirePerson(directory, personId)
  const factors = await directory.secondFactors.ofPerson(personId)
  return {
    isRequired: await secondFactor.isRequired(person),
    factors: factors.map(({ kind, confirmedAt, startedAt }) => ({
      kind,
      addedAt: new Date(confirmedAt ?? startedAt).toISOString(),
    })),
    recoveryCodesLeft: await directory.secondFactors.recoveryCodesLeft(personId),
  }
}

interface Start extends OwnerConfirmation {
  readonly kind: AddedFactorKind
}

/**
 * Starts adding a second factor; returns what the person's app or browser needs for it. Needs the owner's confirmation:
 * a stranger at an open session could otherwise add a factor, get its recovery codes, and lock the owner out.
 * @throws ApiError like `confirmOwner`; nothing is started then.
 */
async function startFactor(
  parts: Parts,
  { authenticators, passkeys, sessions }: Identity,
  { kind, ...confirmation }: Start,
): Promise<SecondFactorStart> {
  const person = await confirmOwner(parts, { sessions }, confirmation)
  const { personId, request } = confirmation
  if (kind === 'authenticator') return { challenge: { kind, ...(await authenticators.start(personId, person.email)) } }
  const known = await parts.directory.secondFactors.ofPerson(personId)
  return { challenge: { kind, options: await passkeys.creationOptions(toOwner(person), known, request) } }
}

interface Confirmation {
  readonly personId: number
  readonly code?: string | undefined
  readonly credential?: NewPasskey | undefined
  readonly request: Request
}

function tryConfirmation(
  { authenticators, passkeys }: Identity,
  person: Person,
  { code = '', credential, request }: Confirmation,
): Promise<CodeTry> {
  if (credential) return passkeys.confirm(toOwner(person), credential, request)
  return authenticators.confirm(person.id, code.replaceAll(/[\s-]/g, ''))
}

/**
 * Activates the new second factor. Returns recovery codes with the first factor, and when all earlier codes are used;
 * they are never shown again.
 * @throws ApiError 60001 for a wrong code or passkey, 60002 if the start has expired.
 */
async function confirmFactor(parts: Parts, identity: Identity, confirmation: Confirmation) {
  const { directory, clock, mail } = parts
  const person = await requirePerson(directory, confirmation.personId)
  const seen = { at: clock.now(), device: deviceName(confirmation.request), timeZone: person.timeZone }
  const found = await mail.postWith(
    secondFactorAddedMail(person, parts, seen),
    person.id,
    () => tryConfirmation(identity, person, confirmation),
    (result) => result === 'right',
  )
  const field = confirmation.credential ? 'credential' : 'code'
  if (found !== 'right')
    throw refused(found === 'wrong' ? 60001 : 60002, { [field]: messageOf(found === 'wrong' ? 60001 : 60002) })
  await directory.audit.add({ at: clock.now(), actorId: person.id, personId: person.id, event: 'second-factor-added' })
  return { recoveryCodes: await identity.recoveryCodes.issue(person.id) }
}

/**
 * Removes every second factor of the person.
 * @throws ApiError like `confirmOwner`; 10000 if the company or the role requires a second factor.
 */
async function removeFactors(
  parts: Parts,
  { secondFactor, sessions }: Identity,
  confirmation: OwnerConfirmation,
): Promise<Record<string, never>> {
  const person = await confirmOwner(parts, { sessions }, confirmation)
  const { personId } = confirmation
  if (await secondFactor.isRequired(person)) throw conflict({ password: say('yourSignInNeedsASecond') })
  const { directory, clock, mail } = parts
  const seen = { at: clock.now(), device: deviceName(confirmation.request), timeZone: person.timeZone }
  await mail.postWith(secondFactorRemovedMail(person, parts, seen), personId, () =>
    directory.secondFactors.removeAll(personId),
  )
  await directory.audit.add({ at: clock.now(), actorId: personId, personId, event: 'second-factor-removed' })
  return {}
}

/**
 * Replaces the person's recovery codes: paper gets lost, and so may the answer that showed them.
 * @throws ApiError like `confirmOwner`; 404 without a second factor.
 */
async function renewRecoveryCodes(
  parts: Parts,
  { recoveryCodes, sessions }: Identity,
  confirmation: OwnerConfirmation,
): Promise<{ readonly recoveryCodes: string[] }> {
  const person = await confirmOwner(parts, { sessions }, confirmation)
  const { personId } = confirmation
  const { directory, clock, mail } = parts
  if ((await directory.secondFactors.ofPerson(personId)).length === 0) throw notFound()
  const seen = { at: clock.now(), device: deviceName(confirmation.request), timeZone: person.timeZone }
  const renewed = await mail.postWith(recoveryCodesRenewedMail(person, parts, seen), personId, () =>
    recoveryCodes.renew(personId),
  )
  await directory.audit.add({ at: clock.now(), actorId: personId, personId, event: 'recovery-codes-renewed' })
  return { recoveryCodes: renewed }
}

/** Adds, removes and checks the second step of signing in. */
export function secondFactorCalls(parts: Parts, identity: Identity) {
  const { secondFactor, signInFlow } = identity
  return {
    secondFactor: (_input, { person }) => readFactors(parts, identity, person.userId),
    startSecondFactor: ({ body: { kind, password } }, { person, request }) =>
      startFactor(parts, identity, { kind, personId: person.userId, password, request }),
    confirmSecondFactor: ({ body }, { person, request }) =>
      confirmFactor(parts, identity, { ...body, personId: person.userId, request }),
    removeSecondFactor: ({ body: { password } }, { person, request }) =>
      removeFactors(parts, identity, { personId: person.userId, password, request }),

    renewRecoveryCodes: ({ body: { password } }, { person, request }) =>
      renewRecoveryCodes(parts, identity, { personId: person.userId, password, request }),

    secondFactorChallenge: ({ body: { kind } }, exchange) => secondFactor.challenge(kind, exchange),
    async verifySecondFactor({ body }, exchange) {
      const { person, cookie } = await secondFactor.pass(body, exchange)
      exchange.addHeader('Set-Cookie', cookie)
      const { redirectUrl } = await signInFlow.enter(person, exchange)
      return { redirectUrl }
    },
  } satisfies RequestCalls
}
