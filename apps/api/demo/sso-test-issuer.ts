import { SignJWT } from 'jose'
import type { Clock, RandomSource } from '../src/parts.ts'
import type { SsoKey } from '../src/store/directory/schema.ts'
import { type Keys, randomToken } from '../src/identity/keys.ts'
import { ssoAudience } from '../src/identity/sso.ts'

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8. Source: RFC 8410, section 7. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')
const algorithm = 'EdDSA'
const lifeSeconds = 300

/** A person of a demo company, as its identity provider knows them. */
interface TestIssuerPerson {
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Replaces companies' identity providers outside of production. Its key is derived from the server's secret. */
export interface SsoTestIssuer {
  issuerOf(companyCode: string): string
  /** For the company's row in the directory. */
  publicKey(): Promise<SsoKey>
  sign(companyCode: string, person: TestIssuerPerson): Promise<string>
}

interface IssuerParts {
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
}

export function createSsoTestIssuer({ keys, clock, random }: IssuerParts): SsoTestIssuer {
  const privateKey = () => {
    const pkcs8 = new Uint8Array(Buffer.concat([pkcs8Head, Buffer.from(keys.derive('sso-test-issuer'))]))
    return crypto.subtle.importKey('pkcs8', pkcs8, { name: 'Ed25519' }, true, ['sign'])
  }
  const issuerOf = (companyCode: string) => `urn:evenkeel:test-issuer:${companyCode}`
  return {
    issuerOf,
    async publicKey() {
      const { crv = '', x = '' } = await crypto.subtle.exportKey('jwk', await privateKey())
      return { kty: 'OKP', crv, x, alg: algorithm }
    },
    async sign(companyCode, { subject, email, firstName, lastName }) {
      const now = Math.floor(clock.now() / 1000)
      return new SignJWT({ email, given_name: firstName, family_name: lastName })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuerOf(companyCode))
        .setAudience(ssoAudience)
        .setSubject(subject)
        .setJti(randomToken(random))
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .sign(await privateKey())
    },
  }
}
