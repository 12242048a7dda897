import type { ValidatorName, ValidatorValues } from '@evenkeel/api-client/contract/registration'
import type { AppParts, Identity } from '../app-parts.ts'
import { badRequest, FIELD_REQUIRED, refused, tooMany } from '../errors.ts'
import { networkOf } from '../identity/network.ts'
import { claimHash, rosterHash } from '../identity/roster-match.ts'
import type { Company } from '../store/directory/companies.ts'
import type { Directory } from '../store/directory/directory.ts'

type Parts = Pick<AppParts, 'directory' | 'clock' | 'keys'>

const HOUR = 60 * 60_000
const TICKET_MS = HOUR / 2
/** Somebody who knows a colleague's name (or id) cannot go through all dates of birth. */
const MOST_WRONG_A_CLAIM = 10
const MOST_WRONG_A_NETWORK = 300

const VALIDATORS = {
  lastName: { label: 'Last name', inputType: 'alphabetical' },
  dateOfBirth: { label: 'Date of birth', inputType: 'date' },
  // Not alphanumeric, which takes letters and digits alone: companies' own ids hold dashes, dots and slashes.
  employeeId: { label: 'Employee ID', inputType: 'alphabetical' },
} as const satisfies Record<ValidatorName, object>

/** @throws ApiError 0 for a code that no company has. */
async function requireCompany(directory: Directory, companyCode: string): Promise<Company> {
  const company = await directory.companies.byCode(companyCode.trim().toLowerCase())
  if (!company) throw refused(0, { companyCode: refused(0).message })
  return company
}

/** What the company asks for. @throws ApiError 0 for a code that no company has. */
export async function validatorsOf({ directory }: Parts, companyCode: string) {
  const { validators } = await requireCompany(directory, companyCode)
  return { validators: validators.map((name) => ({ name, ...VALIDATORS[name] })) }
}

interface Validation {
  readonly companyCode: string
  readonly values: ValidatorValues
  readonly recaptchaToken: string
  readonly clientAddress: string
}

function requireValues({ validators }: Company, values: ValidatorValues): void {
  const missing = validators.filter((name) => values[name] === undefined)
  if (missing.length > 0)
    throw badRequest(Object.fromEntries(missing.map((name) => [`values.${name}`, FIELD_REQUIRED])))
}

/**
 * Compares what somebody says with the company's roster; a match gives the token for the next steps.
 * @throws ApiError 0 where it does not match, 10001 on what is missing, 400 on `recaptchaToken`, 429 after many wrong ones.
 */
export async function validateUser(
  { directory, clock, keys }: Parts,
  { botCheck, tickets }: Identity,
  input: Validation,
) {
  const { companyCode, values, recaptchaToken, clientAddress } = input
  const company = await requireCompany(directory, companyCode)
  requireValues(company, values)
  await botCheck.pass(recaptchaToken)
  const window = { at: clock.now(), lasts: HOUR }
  const about = claimHash(keys, company.id, company.validators, values)
  const network = keys.sign('roster', JSON.stringify(['network', networkOf(clientAddress)]))
  const isTooMany =
    (await directory.attempts.countSoFar(about, window)) >= MOST_WRONG_A_CLAIM ||
    (await directory.attempts.countSoFar(network, window)) >= MOST_WRONG_A_NETWORK
  if (isTooMany) throw tooMany(HOUR / 1000)
  const matchHash = rosterHash(keys, company.id, company.validators, values)
  const entry = matchHash === null ? undefined : await directory.roster.match(company.id, matchHash)
  if (!entry) {
    await directory.attempts.count(about, window)
    await directory.attempts.count(network, window)
    throw refused(0)
  }
  const registrationToken = tickets.issue(
    'registration-ticket',
    { companyId: company.id, rosterEntryId: entry.id },
    TICKET_MS,
  )
  return { registrationToken, passwordPolicy: company.passwordPolicy }
}
