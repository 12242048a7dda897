import type { WidgetName } from '@evenkeel/api-client/contract/embed'
import { jwtVerify, SignJWT } from 'jose'
import { forbidden, refused, signedOut } from '../errors.ts'
import type { Clock, RandomSource } from '../parts.ts'
import type { SignedInPerson } from '../http/request-context.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { EmbedAgreement } from '../store/directory/embeds.ts'
import type { Person } from '../store/directory/people.ts'
import { hashOfSecret, type Keys, randomToken } from './keys.ts'
import { ownOriginOf, pageOriginOf } from './page-origin.ts'

const MINUTE = 60_000
/** The code that the connecting window hands to the page is used at once. */
const CODE_MS = 2 * MINUTE
/** A page that stays open renews its token with this; after a night it asks to connect again. */
const RENEWAL_MS = 12 * 60 * MINUTE
const TOKEN_MS = 5 * MINUTE
const ISSUER = 'evenkeel'
const ALGORITHM = 'HS256'

export interface WidgetToken {
  readonly token: string
  readonly expiresAt: number
  readonly renewalCode: string
}

/**
 * Widgets on other people's pages: the employee's agreement, one-time codes, and tokens that live for five minutes. Our own
 * origin, where a widget stands in a frame that the page around it cannot read, needs no company's leave.
 */
export interface EmbedAccess {
  /** @throws ApiError 403 where the company has not allowed the origin. */
  agree(person: SignedInPerson, widget: WidgetName, origin: string, request: Request): Promise<{ code: string }>
  /**
   * Exchanges a one-time code that came from a page of the agreed origin. A code used twice ends its chain of renewals.
   * @throws ApiError 30001 for every code that opens nothing.
   */
  exchange(code: string, request: Request): Promise<WidgetToken>
  /**
   * The person for whom a token speaks on a call that is open to the given widgets.
   * @throws ApiError 401 for a token that is not good (any more) or another page's, 403 for a call not open to its widget.
   */
  personOf(token: string, request: Request, widgets: readonly string[]): Promise<SignedInPerson>
  /** Lets no widget of a person renew its token: each has to be connected anew, by whoever signs in. */
  endRenewals(personId: number): Promise<void>
}

interface EmbedParts {
  readonly directory: Directory
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly publicOrigin?: string | undefined
}

const asSignedIn = (
  { id, companyId, role, firstName, lastName, email, acceptedTerms }: Person,
  widget: string,
): SignedInPerson => ({
  userId: id,
  companyId,
  role,
  firstName,
  lastName,
  email,
  acceptedTerms,
  widget,
})

export function makeEmbedAccess({ directory, keys, clock, random, publicOrigin }: EmbedParts): EmbedAccess {
  const key = keys.derive('embed-token')

  const addCode = async (agreementId: number, family: string, livesFor: number) => {
    const code = randomToken(random)
    await directory.embeds.addCode({
      codeHash: hashOfSecret(code),
      agreementId,
      family,
      expiresAt: clock.now() + livesFor,
    })
    return code
  }

  const mayStandOn = async (origin: string, companyId: number, request: Request) =>
    origin === ownOriginOf(request, publicOrigin) || (await directory.companies.isOriginAllowed(companyId, origin))

  /** The agreement with its person, while both it and the company's permission stand. */
  const standing = async (agreementId: number, request: Request) => {
    const agreement = await directory.embeds.standing(agreementId)
    const person = agreement && (await directory.people.byId(agreement.personId))
    if (!agreement || !person) return null
    const isAllowed = await mayStandOn(agreement.origin, person.companyId, request)
    return isAllowed ? { agreement, person } : null
  }

  const tokenFor = (agreement: EmbedAgreement, expiresAt: number) =>
    new SignJWT({ agreement: agreement.id })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setAudience(`${agreement.widget} ${agreement.origin}`)
      .setIssuedAt(Math.floor(clock.now() / 1000))
      .setExpirationTime(Math.floor(expiresAt / 1000))
      .sign(key)

  const readToken = async (token: string) => {
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: new Date(clock.now()) }
    const payload = await jwtVerify(token, key, options).then(
      (verified) => verified.payload,
      () => null,
    )
    return typeof payload?.agreement === 'number' ? { agreementId: payload.agreement, audience: payload.aud } : null
  }

  return {
    async agree(person, widget, origin, request) {
      if (!(await mayStandOn(origin, person.companyId, request))) throw forbidden()
      const at = clock.now()
      const agreement = await directory.embeds.agree({ personId: person.userId, widget, origin, at })
      await directory.audit.add({ at, actorId: person.userId, personId: person.userId, event: 'widget-agreed' })
      return { code: await addCode(agreement.id, randomToken(random), CODE_MS) }
    },
    async exchange(code, request) {
      const codeHash = hashOfSecret(code)
      await directory.embeds.forgetCodesBefore(clock.now() - RENEWAL_MS)
      const used = await directory.embeds.useCode(codeHash, clock.now())
      if (!used) await directory.embeds.endFamilyOfUsedCode(codeHash)
      const found = used && (await standing(used.agreementId, request))
      if (!used || !found || found.agreement.origin !== pageOriginOf(request)) throw refused(30001)
      const expiresAt = clock.now() + TOKEN_MS
      const token = await tokenFor(found.agreement, expiresAt)
      return { token, expiresAt, renewalCode: await addCode(found.agreement.id, used.family, RENEWAL_MS) }
    },
    async personOf(token, request, widgets) {
      const read = await readToken(token)
      const found = read && (await standing(read.agreementId, request))
      if (!read || !found || found.agreement.origin !== pageOriginOf(request)) throw signedOut()
      if (read.audience !== `${found.agreement.widget} ${found.agreement.origin}`) throw signedOut()
      if (!widgets.includes(found.agreement.widget)) throw forbidden()
      return asSignedIn(found.person, found.agreement.widget)
    },
    endRenewals: (personId) => directory.embeds.endCodesOf(personId),
  }
}
