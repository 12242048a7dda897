import { personName } from '@evenkeel/api-client/contract/person-name'
import {
  createLocalJWKSet,
  decodeJwt,
  errors,
  importJWK,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyOptions,
} from 'jose'
import * as z from 'zod/mini'
import { refused } from '../errors.ts'
import type { Clock } from '../parts.ts'
import type { Company } from '../store/directory/companies.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { SsoKey, SsoKeySet } from '../store/directory/schema.ts'
import { isEmail } from './contact-rules.ts'
import { hashOfSecret, type Keys } from './keys.ts'

/** What a company's identity provider has to write into `aud`. */
export const ssoAudience = 'evenkeel'
const algorithms = ['ES256', 'EdDSA', 'Ed25519', 'RS256']
/** The longest that a token may be valid. */
const maxLifeSeconds = 600

/** The person in a token of a company's identity provider. */
export interface SsoPerson {
  readonly company: Company
  /** Keyed hash of the company and its provider's id of the person. */
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Uses the token up. Returns true to the one caller that did. */
  use(): Promise<boolean>
}

export interface Sso {
  /** @throws ApiError 30001 for a token that is not signed by its company, not current, or not made for us. */
  read(token: string): Promise<SsoPerson>
}

interface SsoParts {
  readonly directory: Directory
  readonly keys: Keys
  readonly clock: Clock
}

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  jti: z.string().check(z.minLength(8), z.maxLength(255)),
  exp: z.number(),
  email: z.string().check(z.refine(isEmail)),
  given_name: personName,
  family_name: personName,
})

function readIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}

const isSet = (key: SsoKey | SsoKeySet): key is SsoKeySet => Array.isArray(key['keys'])

/**
 * Returns the content of a token that one of the company's keys signed; the token's `kid` selects one of several keys.
 *
 * @throws the library's error for any other token.
 */
async function verifyWith(key: SsoKey | SsoKeySet, token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
  if (isSet(key))
    return (await jwtVerify(token, createLocalJWKSet({ keys: key.keys.map((one) => ({ ...one })) }), options)).payload
  return (await jwtVerify(token, await importJWK({ ...key }, key['alg'] ?? 'ES256'), options)).payload
}

/** What is wrong with a token, in one word for the operator. The person is told nothing of it. */
function faultOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed) {
    const known: Readonly<Record<string, string>> = { aud: 'audience', iss: 'issuer', iat: 'expired', exp: 'expired' }
    return known[error.claim] ?? 'claims'
  }
  return 'signature'
}

/** A refused token of a company; the company's code is no one's secret. */
const refusedToken = (company: string | undefined, why: string) =>
  refused(30001, {}, { event: 'sso-refused', subject: null, ...(company !== undefined && { company }), why })

/** Creates the reader of tokens from companies' identity providers; each is verified with its own company's key. */
export function createSso({ directory, keys, clock }: SsoParts): Sso {
  /** @throws ApiError 30001 for any fault in the token. */
  const verified = async (token: string, { code, ssoIssuer, ssoKey }: Company): Promise<JWTPayload> => {
    if (ssoIssuer === null || ssoKey === null) throw refusedToken(code, 'issuer')
    const options = {
      issuer: ssoIssuer,
      audience: ssoAudience,
      algorithms: algorithms,
      currentDate: new Date(clock.now()),
      maxTokenAge: maxLifeSeconds,
      requiredClaims: ['exp'],
    }
    try {
      return await verifyWith(ssoKey, token, options)
    } catch (error) {
      throw refusedToken(code, faultOf(error))
    }
  }

  return {
    async read(token) {
      const issuer = readIssuer(token)
      const company = issuer === undefined ? undefined : await directory.companies.bySsoIssuer(issuer)
      if (!company?.isSsoEnabled) throw refusedToken(company?.code, 'issuer')
      const parsed = z.safeParse(claims, await verified(token, company))
      if (!parsed.success) throw refusedToken(company.code, 'claims')
      const { sub, jti, exp, email, given_name: firstName, family_name: lastName } = parsed.data
      const tokenHash = hashOfSecret(`${company.id}:${jti}`)
      if (await directory.attempts.isUsed(tokenHash)) throw refusedToken(company.code, 'replayed')
      return {
        company,
        subject: keys.sign('sso-subject', `${company.id}:${sub}`),
        email,
        firstName,
        lastName,
        // The token's end may be a fraction of a second or far away; after the longest life it is refused anyway.
        use: () =>
          directory.attempts.use(tokenHash, Math.min(Math.ceil(exp * 1000), clock.now() + maxLifeSeconds * 1000)),
      }
    },
  }
}
