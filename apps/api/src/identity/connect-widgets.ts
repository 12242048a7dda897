import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { forbidden, notFound, refused } from '../errors.ts'
import { pageConnectedMail } from '../mail/messages.ts'
import type { WidgetGrant } from '../store/directory/widget-grants.ts'
import { hashOfSecret, randomToken } from './keys.ts'
import type { WidgetAccess, GrantRequest } from './widget-access.ts'
import { readWidgetCookie, widgetRenewal } from './widget-cookie.ts'
import type { GrantParts, WidgetSteps } from './widget-steps.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const codeMs = 60_000
const keptWithinMs = 14 * dayMs

/** How long an agreement lasts: shorter if others use the computer, or if the browser keeps no key and the cookie alone remembers. */
const lastingMs = ({ isOwnComputer, isKeyStored }: Pick<GrantRequest, 'isOwnComputer' | 'isKeyStored'>): number => {
  if (!isOwnComputer) return 12 * hourMs
  return (isKeyStored ? 90 : 30) * dayMs
}

/** Whether the person can let a grant go on: in its last days, and only on their own computer. */
export const mayKeep = (
  { isOwnComputer, endsAt }: Pick<WidgetGrant, 'isOwnComputer' | 'endsAt'>,
  now: number,
): boolean => isOwnComputer && endsAt - now <= keptWithinMs

/** Returns widgets in the order of their names' list. */
export const inOrder = (widgets: readonly WidgetName[]) => widgetNames.filter((name) => widgets.includes(name))

/** The two steps that make a grant: the person agrees in our window, the frame connects. */
export function connectWidgets(
  { directory, keys, clock, random, devices, mail, publicOrigin }: GrantParts,
  { proofs, wanted, isAllowed, isStillAllowed }: WidgetSteps,
): Pick<WidgetAccess, 'agree' | 'keep' | 'connect'> {
  /** Connects with one mail for each page and day, to the person's own address. @throws ApiError 30001 */
  const connectAndTell = async (grant: WidgetGrant, now: number) => {
    const connect = async () => {
      if (!(await directory.widgetGrants.connect(grant.id, now))) throw refused(30001)
      return directory.widgetGrants.takeMail(grant, now, now - (now % dayMs))
    }
    const person = await directory.people.byId(grant.personId)
    if (!person) throw refused(30001)
    await mail.postWith(
      pageConnectedMail(person, { publicOrigin }, { ...grant, at: now, timeZone: person.timeZone }),
      person.id,
      connect,
    )
  }

  return {
    async agree(person, wish, request) {
      if (!(await isAllowed(wish.origin, person.companyId, request))) throw forbidden()
      const at = clock.now()
      await directory.widgetGrants.forgetBefore(at)
      const { widgets, ...rest } = wish
      const times = { agreedAt: at, endsAt: at + lastingMs(wish) }
      const code = randomToken(random)
      await directory.widgetGrants.agree(
        { personId: person.userId, deviceHash: devices.idOf(request), ...rest, ...times },
        widgets,
        { codeHash: hashOfSecret(code), expiresAt: at + codeMs },
      )
      const { userId } = person
      const line = { at, actorId: userId, personId: userId, event: 'widget-agreed', page: wish.origin } as const
      await directory.audit.add(line)
      return { code }
    },
    async keep({ userId, companyId }, origin, keyThumbprint, request) {
      const grants = await directory.widgetGrants.ofPerson(userId, wanted())
      const grant = grants.find((one) => one.origin === origin && one.keyThumbprint === keyThumbprint)
      if (!grant) throw notFound()
      if (!(await isAllowed(origin, companyId, request))) throw forbidden()
      const at = clock.now()
      if (!mayKeep(grant, at)) return grant.endsAt
      const endsAt = at + lastingMs(grant)
      await directory.widgetGrants.extend(grant.id, endsAt)
      await directory.audit.add({ at, actorId: userId, personId: userId, event: 'widget-kept', page: origin })
      return endsAt
    },
    async connect(code, origin, request) {
      if (!request.headers.has('DPoP')) throw refused(30001)
      const thumbprint = await proofs.check(request, { isUsedOnce: true })
      const now = clock.now()
      const grant = await directory.widgetGrants.useCode(hashOfSecret(code), origin, now)
      if (!grant || grant.keyThumbprint !== thumbprint) throw refused(30001)
      if (!(await isStillAllowed(grant, request))) throw refused(30001)
      const earlier = readWidgetCookie(keys, request, origin)
      if (earlier) await directory.widgetGrants.end(earlier.grantId, now)
      await directory.widgetGrants.endReplaced(grant, now)
      await connectAndTell(grant, now)
      const widgets = inOrder(await directory.widgetGrants.widgetsOf(grant.id, now))
      return { grant, widgets, ...widgetRenewal(keys, { ...grant, cookieSerial: 1 }, now) }
    },
  }
}
