import { forbidden, signedOut } from '../errors.ts'
import type { SignedInPerson } from '../http/request-context.ts'
import { ledgerEntryOf } from '../store/ledger-owner.ts'
import type { StandingWidget } from '../store/directory/widget-grants.ts'
import type { WidgetAccess } from './widget-access.ts'
import type { GrantParts, WidgetSteps } from './widget-steps.ts'
import { createWidgetTokens } from './widget-token.ts'

const asSignedIn = ({ person, ...standing }: StandingWidget): SignedInPerson => ({
  userId: person.id,
  companyId: person.companyId,
  role: person.role,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  acceptedTerms: person.acceptedTerms,
  ...ledgerEntryOf(standing),
})

/** Returns how the person of a widget's token is found; see `WidgetAccess.personOf`. */
export function findWidgetCaller(
  parts: GrantParts,
  { proofs, wanted, isAllowed, refuse }: WidgetSteps,
): WidgetAccess['personOf'] {
  const tokens = createWidgetTokens(parts)
  const grants = parts.directory.widgetGrants
  return async (token, request, endpoint) => {
    const claims = await tokens.read(token)
    if (!claims) throw signedOut()
    const thumbprint = await proofs.check(request, { token })
    const { grantId, widget } = claims
    const found = await grants.standing(grantId, widget, wanted())
    if (!found || claims.keyThumbprint !== thumbprint || found.keyThumbprint !== thumbprint) throw signedOut()
    const { origin, person } = found
    if (!(await isAllowed(origin, person.companyId, request))) throw signedOut()
    if (endpoint.widgets?.[widget]) return { ...asSignedIn(found), widget, page: { grantId, origin } }
    await refuse(person.id, { call: endpoint.name, page: origin, widget })
    throw forbidden()
  }
}
