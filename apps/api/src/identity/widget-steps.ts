import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { signedOut } from '../errors.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { InForce, WidgetGrant } from '../store/directory/widget-grants.ts'
import type { Keys } from './keys.ts'
import type { KnownDevices } from './known-devices.ts'
import { findOwnOrigin } from './page-origin.ts'
import { cookieState, readWidgetCookie, renewCookie } from './widget-cookie.ts'
import { createWidgetProofs } from './widget-proof.ts'

const dayMs = 24 * 3_600_000
/** A grant that reads nothing for so long ends. */
const idleMs = 30 * dayMs

export interface GrantParts {
  readonly directory: Directory
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly devices: KnownDevices
  readonly mail: Mail
  readonly publicOrigin?: string | undefined
}

export type WidgetSteps = ReturnType<typeof widgetSteps>

/** What the steps of a grant have in common. */
export function widgetSteps(parts: GrantParts) {
  const { directory, keys, clock, publicOrigin } = parts
  const proofs = createWidgetProofs(parts)
  const wanted = (): InForce => ({ at: clock.now(), readAfter: clock.now() - idleMs })
  const isAllowed = async (origin: string, companyId: number, request: Request) =>
    origin === findOwnOrigin(request, publicOrigin) || (await directory.companies.isOriginAllowed(companyId, origin))
  return {
    proofs,
    wanted,
    isAllowed,
    async isStillAllowed({ personId, origin }: WidgetGrant, request: Request) {
      const person = await directory.people.byId(personId)
      return person !== undefined && (await isAllowed(origin, person.companyId, request))
    },
    /**
     * Returns the grant of the page's cookie, which the key must prove. A value that was replaced a while ago is a copy, or
     * the grant's own browser after one: it ends the grant, with a line in the person's access log.
     * @throws ApiError 401 for such a copy.
     */
    async provedGrant(origin: string, thumbprint: string, request: Request): Promise<WidgetGrant | null> {
      const value = readWidgetCookie(keys, request, origin)
      const grant = value && (await directory.widgetGrants.find(value.grantId, wanted()))
      if (!value || !grant || grant.origin !== origin || grant.keyThumbprint !== thumbprint) return null
      if (value.serial > grant.cookieSerial) return null
      if (cookieState(grant, value.serial, clock.now()) !== 'spent') return grant
      await directory.widgetGrants.end(grant.id, clock.now())
      const { personId } = grant
      await directory.audit.add({ at: clock.now(), actorId: personId, personId, event: 'widget-copied', page: origin })
      throw signedOut({ event: 'token-stolen', subject: `caller:${personId}` })
    },
    /** Returns the grant with its next cookie; with the newest one if the request's was replaced a moment ago. */
    async renewed(grant: WidgetGrant, request: Request): Promise<WidgetGrant | null> {
      const serial = readWidgetCookie(keys, request, grant.origin)?.serial
      if (serial !== grant.cookieSerial) return grant
      const next = await renewCookie(directory.widgetGrants, grant, clock.now())
      // Another frame of the page was faster: both get its value.
      return next ?? (await directory.widgetGrants.find(grant.id, wanted())) ?? null
    },
    refuse: (personId: number, line: { call: string; page: string; widget: WidgetName }) =>
      directory.audit.add({ at: clock.now(), actorId: personId, personId, event: 'widget-refused', ...line }),
  }
}
