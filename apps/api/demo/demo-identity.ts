import type { AppParts } from '../src/app-parts.ts'
import { rosterHash } from '../src/identity/roster-match.ts'
import { createSsoTestIssuer } from './sso-test-issuer.ts'
import type { Company } from '../src/store/directory/companies.ts'

/** What the demo's identity needs; `keys` makes its keyed hashes. */
export type DemoIdentityParts = Pick<AppParts, 'directory' | 'clock' | 'keys' | 'random' | 'isProduction'>

/** Employees who have no account yet, so that a registration can be tried. */
const newcomers = [
  { firstName: 'Noor', lastName: 'Amari', dateOfBirth: '1991-06-14', employeeId: 'LK-2041' },
  { firstName: 'Tomas', lastName: 'Lind', dateOfBirth: '1979-02-28', employeeId: 'LK-2042' },
  { firstName: 'Priya', lastName: 'Raman', dateOfBirth: '1996-10-05', employeeId: 'LK-2043' },
] as const

/** The company whose employees come by its own sign-in. */
export const ssoDemoCompany = 'brightwater'

/** The people that our fake identity provider knows. */
export const ssoDemoPeople = [
  { subject: 'bw-1', firstName: 'Ana', lastName: 'Costa', email: 'ana@brightwater.example' },
  { subject: 'bw-2', firstName: 'Ben', lastName: 'Mori', email: 'ben@brightwater.example' },
] as const

async function seedRoster(
  { directory, keys }: DemoIdentityParts,
  { id: companyId, validators }: Company,
): Promise<void> {
  for (const { firstName, lastName, dateOfBirth, employeeId } of newcomers) {
    const matchHash = rosterHash(keys, companyId, validators, { lastName, dateOfBirth, employeeId })
    if (matchHash !== null) await directory.roster.add({ companyId, firstName, lastName, matchHash })
  }
}

/**
 * Adds what registration and company sign-in need: a roster for Larkfield, and a company, Brightwater, that has company
 * sign-in and the long password rule, and asks for a second factor. Safe to repeat.
 */
export async function seedDemoIdentity(parts: DemoIdentityParts): Promise<void> {
  const first = await parts.directory.companies.byCode('larkfield')
  if (first) await seedRoster(parts, first)
  // The fake provider signs any request, so no company of a real installation may trust it.
  if (parts.isProduction) return
  const issuer = createSsoTestIssuer(parts)
  const { id } = await parts.directory.companies.save({
    code: ssoDemoCompany,
    name: 'Brightwater',
    supportEmail: 'help@brightwater.example',
    isSsoEnabled: true,
    ssoUrl: `/dev/sso/${ssoDemoCompany}`,
    ssoIssuer: issuer.issuerOf(ssoDemoCompany),
    ssoKey: await issuer.publicKey(),
    passwordPolicy: 'long',
    requiresSecondFactor: true,
    createdAt: parts.clock.now(),
  })
  await parts.directory.companies.addDomain(id, 'brightwater.example')
}
