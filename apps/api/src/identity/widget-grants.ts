import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { ApiError, forbidden, signedOut } from '../errors.ts'
import { connectWidgets, inOrder } from './connect-widgets.ts'
import { chosenLanguage } from './languages.ts'
import type { WidgetAccess } from './widget-access.ts'
import { findWidgetCaller } from './widget-caller.ts'
import { removedWidgetCookie, widgetRenewal } from './widget-cookie.ts'
import { type GrantParts, widgetSteps } from './widget-steps.ts'
import { createWidgetTokens } from './widget-token.ts'
import { say } from '../say.ts'

const tokenMs = 5 * 60_000

const notConnected = () =>
  new ApiError(403, -1, {
    reason: 'page',
    message: say('notConnectedOnThatPage'),
  })

/** Returns how widgets in our frames get, use and lose their grants. */
export function createWidgetAccess(parts: GrantParts): WidgetAccess {
  const { directory, keys, clock, devices } = parts
  const steps = widgetSteps(parts)
  const { proofs, wanted, isAllowed, isStillAllowed, provedGrant, renewed, refuse } = steps
  const tokens = createWidgetTokens(parts)
  const grants = directory.widgetGrants

  const ofPerson: WidgetAccess['ofPerson'] = async (personId) => {
    const found = await grants.ofPerson(personId, wanted())
    return Promise.all(
      found.map(async (grant) => ({ ...grant, widgets: inOrder(await grants.widgetsOf(grant.id, clock.now())) })),
    )
  }
  const isThisBrowser: WidgetAccess['isThisBrowser'] = ({ deviceHash }, request) => {
    const here = devices.idOf(request)
    return here === null || deviceHash === null ? null : here === deviceHash
  }

  return {
    ...connectWidgets(parts, steps),
    ofPerson,
    isThisBrowser,
    personOf: findWidgetCaller(parts, steps),
    isPageAllowed: (person, origin, request) => isAllowed(origin, person.companyId, request),
    async token(widget, origin, request) {
      const thumbprint = await proofs.check(request, { isUsedOnce: true })
      const found = await provedGrant(origin, thumbprint, request)
      if (!found || !(await isStillAllowed(found, request))) throw signedOut()
      const now = clock.now()
      const agreed = await grants.widgetsOf(found.id, now)
      if (!agreed.includes(widget)) {
        await refuse(found.personId, { call: 'embedToken', page: origin, widget })
        throw forbidden()
      }
      const grant = await renewed(found, request)
      if (!grant) throw signedOut()
      const expiresAt = Math.min(now + tokenMs, grant.endsAt)
      const issue = (name: WidgetName) =>
        tokens.issue({ grantId: grant.id, widget: name, keyThumbprint: thumbprint }, expiresAt)
      const others = await Promise.all(
        agreed.flatMap((name) => (name === widget ? [] : [issue(name).then((token) => ({ widget: name, token }))])),
      )
      const language = chosenLanguage(await directory.people.byId(grant.personId))
      return { grant, token: await issue(widget), others, expiresAt, language, ...widgetRenewal(keys, grant, now) }
    },
    async end(origin, request) {
      const grant = await provedGrant(origin, await proofs.check(request, { isUsedOnce: true }), request)
      if (grant) await grants.end(grant.id, clock.now())
      return { cookie: removedWidgetCookie(origin) }
    },
    endAll: (personId) => grants.endAll(personId, clock.now()),
    endShared: (personId, request) => grants.endShared(personId, devices.idOf(request), clock.now()),
    async askedBy(header, { userId, companyId }, request) {
      const [widget = '', origin = ''] = header.split(' ')
      const isMeant = (grant: { origin: string; widgets: readonly string[] }) =>
        grant.origin === origin && grant.widgets.includes(widget)
      const meant = (await ofPerson(userId)).filter(isMeant)
      const grant = meant.find((one) => isThisBrowser(one, request)) ?? meant[0]
      if (!grant || !(await isAllowed(origin, companyId, request))) throw notConnected()
      return { widget, page: { grantId: grant.id, origin } }
    },
  }
}
