import { type JWTPayload, createLocalJWKSet, decodeJwt, importJWK, jwtVerify, type JWTVerifyOptions } from 'jose'
import * as z from 'zod/mini'
import { refused } from '../errors.ts'
import type { Clock } from '../parts.ts'
import type { Company } from '../store/directory/companies.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { SsoKey, SsoKeySet } from '../store/directory/schema.ts'
import { isEmail } from './contact-rules.ts'
import { hashOfSecret, type Keys } from './keys.ts'

/** What a company's identity provider has to write into `aud`. */
export const SSO_AUDIENCE = 'evenkeel'
const ALGORITHMS = ['ES256', 'EdDSA', 'Ed25519', 'RS256']
/** A token is for now, not for later. */
const LONGEST_LIFE_S = 600

/** Whom a company's identity provider speaks of. */
export interface SsoPerson {
  readonly company: Company
  /** Keyed hash of who they are there. */
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Uses the token up; true for the one caller who did. */
  use(): Promise<boolean>
}

export interface Sso {
  /** @throws ApiError 30001 for every token that is not a company's own, now, for us. */
  read(token: string): Promise<SsoPerson>
}

interface SsoParts {
  readonly directory: Directory
  readonly keys: Keys
  readonly clock: Clock
}

const name = z.string().check(z.minLength(1), z.maxLength(60))

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  jti: z.string().check(z.minLength(8), z.maxLength(255)),
  exp: z.number(),
  email: z.string().check(z.refine(isEmail)),
  given_name: name,
  family_name: name,
})

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}

const isSet = (key: SsoKey | SsoKeySet): key is SsoKeySet => Array.isArray(key['keys'])

/** The content of a token that one of the company's keys signed; of several the token's `kid` names it. Throws otherwise. */
async function verifyWith(key: SsoKey | SsoKeySet, token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
  if (isSet(key))
    return (await jwtVerify(token, createLocalJWKSet({ keys: key.keys.map((one) => ({ ...one })) }), options)).payload
  return (await jwtVerify(token, await importJWK({ ...key }, key['alg'] ?? 'ES256'), options)).payload
}

/** Tokens of companies' identity providers, each held against its own company's key. */
export function makeSso({ directory, keys, clock }: SsoParts): Sso {
  /** The verified content, or null whatever is wrong with the token. */
  const verified = async (token: string, { ssoIssuer, ssoKey }: Company): Promise<JWTPayload | null> => {
    if (ssoIssuer === null || ssoKey === null) return null
    const options = {
      issuer: ssoIssuer,
      audience: SSO_AUDIENCE,
      algorithms: ALGORITHMS,
      currentDate: new Date(clock.now()),
      maxTokenAge: LONGEST_LIFE_S,
      requiredClaims: ['exp'],
    }
    try {
      return await verifyWith(ssoKey, token, options)
    } catch {
      return null
    }
  }

  return {
    async read(token) {
      const issuer = issuerOf(token)
      const company = issuer === undefined ? undefined : await directory.companies.bySsoIssuer(issuer)
      if (!company?.isSsoEnabled) throw refused(30001)
      const parsed = z.safeParse(claims, await verified(token, company))
      if (!parsed.success) throw refused(30001)
      const { sub, jti, exp, email, given_name: firstName, family_name: lastName } = parsed.data
      const tokenHash = hashOfSecret(`${company.id}:${jti}`)
      if (await directory.attempts.isUsed(tokenHash)) throw refused(30001)
      return {
        company,
        subject: keys.sign('sso-subject', `${company.id}:${sub}`),
        email,
        firstName,
        lastName,
        // A token says its end in seconds, whole ones or not, however far away; it is worth nothing after its longest life.
        use: () =>
          directory.attempts.use(tokenHash, Math.min(Math.ceil(exp * 1000), clock.now() + LONGEST_LIFE_S * 1000)),
      }
    },
  }
}
