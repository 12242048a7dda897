import type { ValidatorName, ValidatorValues } from '@evenkeel/api-client/contract/registration'
import type { AppParts, Identity } from '../app-parts.ts'
import { badRequest, fieldRequired, messageOf, refused, tooMany } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { limits, registeringCredit } from '../identity/limits.ts'
import { toNetwork } from '../identity/network.ts'
import { claimHash, rosterHashes, type LinesOfName, linesOfNames } from '../identity/roster-match.ts'
import type { Company } from '../store/directory/companies.ts'
import type { Directory } from '../store/directory/directory.ts'

type Parts = Pick<AppParts, 'directory' | 'clock' | 'keys'>

const hourMs = 60 * 60_000
const ticketMs = hourMs / 2
/** Keeps a person who knows a colleague's name (or id) from trying all dates of birth. */
const { rosterClaim, rosterNetwork } = limits

export const validatorTypes = {
  lastName: { label: 'Last name', inputType: 'name' },
  dateOfBirth: { label: 'Date of birth', inputType: 'date' },
  // Not alphanumeric, which allows only letters and digits: companies' own ids contain dashes, dots and slashes.
  employeeId: { label: 'Employee ID', inputType: 'alphabetical' },
} as const satisfies Record<ValidatorName, object>

/** @throws ApiError 0 for an unknown company code. */
async function requireCompany(directory: Directory, companyCode: string): Promise<Company> {
  const company = await directory.companies.byCode(companyCode.trim().toLowerCase())
  if (!company) throw refused(0, { companyCode: messageOf(0) })
  return company
}

/** Returns the fields that the company asks for. @throws ApiError 0 for an unknown company code. */
async function readValidators({ directory }: Parts, companyCode: string) {
  const { validators } = await requireCompany(directory, companyCode)
  return { validators: validators.map((name) => ({ name, ...validatorTypes[name] })) }
}

interface Validation {
  readonly companyCode: string
  readonly values: ValidatorValues
  readonly recaptchaToken: string
  readonly clientAddress: string
}

function requireValues({ validators }: Company, values: ValidatorValues): void {
  const missing = validators.filter((name) => values[name] === undefined)
  if (missing.length > 0) throw badRequest(Object.fromEntries(missing.map((name) => [`values.${name}`, fieldRequired])))
}

interface Claim extends Pick<Validation, 'values' | 'clientAddress'> {
  readonly company: Company
}

interface Counted {
  /** A keyed hash of whose wrong answers are counted. */
  readonly subject: string
  readonly most: number
  /** Returns how many more may be wrong; asked for once `most` are. */
  readonly more: () => Promise<number>
}

/** Wrong answers of registrations for one name, and from one network. */
function countAnswers(parts: Parts, toLines: LinesOfName, claim: Claim) {
  const { directory, clock, keys } = parts
  const { company, values, clientAddress } = claim
  const { attempts } = directory
  const window = { at: clock.now(), lasts: hourMs }
  const network = keys.sign('roster', JSON.stringify(['network', toNetwork(clientAddress)]))
  const right = keys.sign('roster', `right ${network}`)
  // By the roster alone: what right answers changed would tell anyone who has just registered. A name of few lines, or of none, has
  // the same as any other: more would tell that the company has someone of that name.
  const name: Counted = {
    subject: claimHash(keys, company.id, company.validators, values),
    most: rosterClaim.most,
    more: async () => registeringCredit.tries * (await toLines(company, values.lastName)) - rosterClaim.most,
  }
  const office: Counted = {
    subject: network,
    most: rosterNetwork.most,
    more: async () =>
      Math.min(registeringCredit.most, registeringCredit.tries * (await attempts.countSoFar(right, window))),
  }
  return {
    async isTooMany(): Promise<boolean> {
      for (const { subject, most, more } of [name, office]) {
        const wrong = await attempts.countSoFar(subject, window)
        if (wrong >= most && wrong >= most + Math.max(0, await more())) return true
      }
      return false
    },
    async wasWrong(): Promise<void> {
      for (const { subject } of [name, office]) await attempts.count(subject, window)
    },
    /** Once an hour for each line: the same right answer again and again opens nothing. */
    async wasRight(entryId: number): Promise<void> {
      const once = keys.sign('roster', `right ${network} ${entryId}`)
      if (await attempts.use(once, window.at + hourMs)) await attempts.count(right, window)
    },
  }
}

/**
 * Compares the person's details with the company's roster; returns the token for the next steps if they match.
 * @throws ApiError 0 if they do not match, 10001 on missing fields, 400 on `recaptchaToken`, 429 after many wrong
 * tries.
 */
async function validateUser(parts: Parts, { botCheck, tickets }: Identity, toLines: LinesOfName, input: Validation) {
  const { directory, keys } = parts
  const { companyCode, values, recaptchaToken, clientAddress } = input
  const company = await requireCompany(directory, companyCode)
  requireValues(company, values)
  await botCheck.pass(recaptchaToken)
  const answers = countAnswers(parts, toLines, { company, values, clientAddress })
  if (await answers.isTooMany()) throw tooMany(hourMs / 1000)
  const hashes = rosterHashes(keys, company.id, company.validators, values)
  const entry = await directory.roster.match(company.id, hashes)
  if (!entry) {
    await answers.wasWrong()
    throw refused(0)
  }
  await answers.wasRight(entry.id)
  const registrationToken = tickets.issue(
    'registration-ticket',
    { companyId: company.id, rosterEntryId: entry.id },
    ticketMs,
  )
  return { registrationToken, passwordPolicy: company.passwordPolicy }
}

/** Finds a person in the employer's records before registration. */
export function validatorCalls(parts: Parts, identity: Identity) {
  const toLines = linesOfNames(parts)
  return {
    registrationValidators: ({ body: { companyCode } }) => readValidators(parts, companyCode),
    validateUser: ({ body }, { clientAddress }) => validateUser(parts, identity, toLines, { ...body, clientAddress }),
  } satisfies RequestCalls
}
