import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { newDeviceMail } from '../mail/messages.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { Person } from '../store/directory/people.ts'
import type { AntiForgery } from './anti-forgery.ts'
import { deviceName } from './device-name.ts'
import type { KnownDevices } from './known-devices.ts'
import type { CodeExchange } from './mailed-codes.ts'
import type { SecondFactorDoor } from './second-factor.ts'
import type { SessionKeeper } from './session-keeper.ts'
import { TERMS_VERSION } from './terms.ts'

const HOME = '/secure/home'
/** Counts of tries look back over an hour, used tokens live for less. */
const KEPT_MS = 2 * 60 * 60_000
const SECOND_FACTOR = '/login#/auth/second-factor'

/** The way in, once somebody has proved who they are. */
export interface Entrance {
  /**
   * After the first factor: signs in, or waits for the second where the person, their company or their role asks for it, and
   * for whoever comes by the employer's sign-on from a new device, since the employer runs that.
   */
  afterFirstFactor(person: Person, exchange: CodeExchange, by: 'password' | 'sso'): Promise<SignInAnswer>
  /** Signs in for good: a session under a new id, fresh anti-forgery tokens, a known device. */
  enter(person: Person, exchange: CodeExchange): Promise<{ redirectUrl: string; areTermsAccepted: boolean }>
}

interface EntranceParts {
  readonly directory: Directory
  readonly clock: Clock
  readonly mail: Mail
  readonly sessions: SessionKeeper
  readonly antiForgery: AntiForgery
  readonly devices: KnownDevices
  readonly secondFactor: SecondFactorDoor
}

export function makeEntrance({
  directory,
  clock,
  mail,
  sessions,
  antiForgery,
  devices,
  secondFactor,
}: EntranceParts): Entrance {
  const areTermsAccepted = ({ acceptedTerms }: Person) => acceptedTerms === TERMS_VERSION

  const enter: Entrance['enter'] = async (person, { request, addHeader }) => {
    const { cookie, idHash } = await sessions.start(request, person.id)
    const { deviceCookie, isNew } = await devices.remember(person.id, request)
    const at = clock.now()
    await directory.attempts.forgetBefore(at - KEPT_MS)
    await directory.audit.add({ at, actorId: person.id, personId: person.id, event: 'signed-in' })
    if (isNew === 'one-more') mail.post(newDeviceMail(person.email, deviceName(request)))
    for (const value of [cookie, deviceCookie, ...antiForgery.issue(idHash)]) addHeader('Set-Cookie', value)
    return { redirectUrl: HOME, areTermsAccepted: areTermsAccepted(person) }
  }

  return {
    enter,
    async afterFirstFactor(person, exchange, by) {
      const kinds = await secondFactor.kindsOf(person)
      const hasNone = kinds.includes('mail')
      const isForced = await secondFactor.isRequired(person)
      const isFromAfar = by === 'sso' && !(await devices.isKnown(person.id, exchange.request))
      if (hasNone && !isForced && !isFromAfar) return enter(person, exchange)
      const { cookie } = await secondFactor.begin(person, kinds, exchange)
      exchange.addHeader('Set-Cookie', cookie)
      return { redirectUrl: SECOND_FACTOR, areTermsAccepted: areTermsAccepted(person), secondFactor: kinds }
    },
  }
}
