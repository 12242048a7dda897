import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { timeZoneHeader } from '@evenkeel/api-client/contract/headers'
import { isTimeZone } from '@evenkeel/engine'
import { newDeviceMail } from '../mail/messages.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { Person } from '../store/directory/people.ts'
import type { AntiForgery } from './anti-forgery.ts'
import { deviceName } from './device-name.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Languages } from './languages.ts'
import type { CodeExchange } from './mailed-codes.ts'
import type { SecondFactorStep } from './second-factor.ts'
import type { SessionManager } from './session-manager.ts'
import { termsVersion } from './terms.ts'

const home = '/secure/home'
/** How long tries are kept: their counts look back over an hour, and used tokens are valid for less. */
const keptMs = 2 * 60 * 60_000
const secondFactorPath = '/login#/auth/second-factor'

/** The steps of a sign-in after the first factor. */
export interface SignInFlow {
  /**
   * Signs in after the first factor, or waits for the second if the person, their company or their role requires it. A
   * mailed code is no second step for a person who has just proved that mailbox.
   */
  afterFirstFactor(
    person: Person,
    exchange: CodeExchange,
    proof?: { readonly isMailboxProved: boolean },
  ): Promise<SignInAnswer>
  /** Completes the sign-in: a session under a new id, new anti-forgery tokens, a known device. */
  enter(person: Person, exchange: CodeExchange): Promise<{ redirectUrl: string; areTermsAccepted: boolean }>
}

interface SignInFlowParts {
  readonly directory: Directory
  readonly clock: Clock
  readonly mail: Mail
  readonly sessions: SessionManager
  readonly antiForgery: AntiForgery
  readonly devices: KnownDevices
  readonly languages: Languages
  readonly secondFactor: SecondFactorStep
  readonly publicOrigin?: string | undefined
}

export function createSignInFlow({
  directory,
  clock,
  mail,
  sessions,
  antiForgery,
  devices,
  languages,
  secondFactor,
  publicOrigin,
}: SignInFlowParts): SignInFlow {
  const areTermsAccepted = ({ acceptedTerms }: Person) => acceptedTerms === termsVersion

  const enter: SignInFlow['enter'] = async (person, exchange) => {
    const { request, addHeader } = exchange
    const { cookie, idHash } = await sessions.start(request, person.id)
    const at = clock.now()
    const timeZone = request.headers.get(timeZoneHeader) ?? ''
    if (timeZone !== person.timeZone && isTimeZone(timeZone)) await directory.people.setTimeZone(person.id, timeZone)
    const seen = { at, device: deviceName(request), timeZone: person.timeZone }
    const newDevice = newDeviceMail(person, { publicOrigin }, seen)
    const remember = () => devices.remember(person.id, request)
    const { deviceCookie } = (await devices.isKnown(person.id, request))
      ? await remember()
      : await mail.postWith(newDevice, person.id, remember, ({ isNew }) => isNew === 'one-more')
    await directory.attempts.forgetBefore(at - keptMs)
    await directory.audit.add({ at, actorId: person.id, personId: person.id, event: 'signed-in' })
    await languages.meet(person, exchange)
    for (const value of [cookie, deviceCookie, ...antiForgery.issue(idHash)]) addHeader('Set-Cookie', value)
    return { redirectUrl: home, areTermsAccepted: areTermsAccepted(person) }
  }

  return {
    enter,
    async afterFirstFactor(person, exchange, { isMailboxProved } = { isMailboxProved: false }) {
      const kinds = await secondFactor.kindsOf(person)
      const hasNone = kinds.includes('mail')
      if (hasNone && (isMailboxProved || !(await secondFactor.isRequired(person)))) return enter(person, exchange)
      const { cookie } = await secondFactor.begin(person, kinds, exchange)
      exchange.addHeader('Set-Cookie', cookie)
      return { redirectUrl: secondFactorPath, areTermsAccepted: areTermsAccepted(person), secondFactor: kinds }
    },
  }
}
