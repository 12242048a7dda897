import type { AddedFactorKind, NewPasskey, SecondFactorStart } from '@evenkeel/api-client/contract/second-factor'
import type { AppParts, Identity } from '../app-parts.ts'
import { conflict, refused, signedOut } from '../errors.ts'
import { secondFactorAddedMail, secondFactorRemovedMail } from '../mail/messages.ts'
import type { CodeTry } from '../store/directory/codes.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { Person } from '../store/directory/people.ts'
import { type Confirmation as OwnerConfirmation, confirmOwner } from './confirm-owner.ts'

type Parts = Pick<AppParts, 'directory' | 'clock' | 'mail' | 'passwords' | 'keys'>

async function personOf(directory: Directory, personId: number): Promise<Person> {
  const person = await directory.people.byId(personId)
  if (!person) throw signedOut()
  return person
}

/** A challenge for a new passkey is good for this person alone. */
const ownerOf = ({ id: personId, email, firstName, lastName }: Person) => ({
  personId,
  email,
  name: `${firstName} ${lastName}`,
  subject: `person:${personId}`,
})

/** Which second factors the person has, and whether one is asked for in any case. */
export async function factorsOf({ directory }: Parts, { secondFactor }: Identity, personId: number) {
  const person = await personOf(directory, personId)
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
 * Begins to add a second factor: what the person's app or browser needs for it. Only its owner may: with a second factor of
 * their own, and its recovery codes, whoever found the session open could keep the owner out.
 * @throws ApiError as `confirmOwner`; nothing is begun then.
 */
export async function startFactor(
  parts: Parts,
  { authenticators, passkeys, sessions }: Identity,
  { kind, ...confirmation }: Start,
): Promise<SecondFactorStart> {
  const person = await confirmOwner(parts, { sessions }, confirmation)
  const { personId, request } = confirmation
  if (kind === 'authenticator') return { challenge: { kind, ...(await authenticators.start(personId, person.email)) } }
  const known = await parts.directory.secondFactors.ofPerson(personId)
  return { challenge: { kind, options: await passkeys.creationOptions(ownerOf(person), known, request) } }
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
  if (credential) return passkeys.confirm(ownerOf(person), credential, request)
  return authenticators.confirm(person.id, code.replaceAll(/[\s-]/g, ''))
}

/**
 * Makes the new second factor count; with the first, and once they are all used, come the recovery codes, never shown again.
 * @throws ApiError 60001 for a wrong code or passkey, 60002 where it was begun too long ago.
 */
export async function confirmFactor({ directory, clock, mail }: Parts, identity: Identity, confirmation: Confirmation) {
  const person = await personOf(directory, confirmation.personId)
  const found = await tryConfirmation(identity, person, confirmation)
  const field = confirmation.credential ? 'credential' : 'code'
  if (found !== 'right')
    throw refused(found === 'wrong' ? 60001 : 60002, { [field]: refused(found === 'wrong' ? 60001 : 60002).message })
  await directory.audit.add({ at: clock.now(), actorId: person.id, personId: person.id, event: 'second-factor-added' })
  mail.post(secondFactorAddedMail(person.email))
  return { recoveryCodes: await identity.recoveryCodes.issue(person.id) }
}

/**
 * Removes every second factor of the person.
 * @throws ApiError as `confirmOwner`; 10000 where the company or the role requires a second factor.
 */
export async function removeFactors(
  parts: Parts,
  { secondFactor, sessions }: Identity,
  confirmation: OwnerConfirmation,
): Promise<Record<string, never>> {
  const person = await confirmOwner(parts, { sessions }, confirmation)
  const { personId } = confirmation
  if (await secondFactor.isRequired(person)) throw conflict({ password: 'Your sign-in needs a second step.' })
  const { directory, clock, mail } = parts
  await directory.secondFactors.removeAll(personId)
  await directory.audit.add({ at: clock.now(), actorId: personId, personId, event: 'second-factor-removed' })
  mail.post(secondFactorRemovedMail(person.email))
  return {}
}
