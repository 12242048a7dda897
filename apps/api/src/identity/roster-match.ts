import type { ValidatorName, ValidatorValues } from '@evenkeel/api-client/contract/registration'
import type { Keys } from './keys.ts'

const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** `1990-04-12`, from `1990-04-12T00:00:00Z` or `04/12/1990` too. */
function plainDate(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  if (year === undefined) return text.trim().slice(0, 10)
  return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
}

const plainValue = (name: ValidatorName, value: string) => (name === 'dateOfBirth' ? plainDate(value) : plain(value))

/**
 * What an employee is known by, as one keyed hash: without regard to case, blanks around it and the way a date is written.
 * Null where one of the company's validators is missing.
 */
export function rosterHash(
  keys: Keys,
  companyId: number,
  validators: readonly ValidatorName[],
  values: ValidatorValues,
): string | null {
  const parts = validators.map((name) => {
    const value = values[name]
    return value === undefined ? null : plainValue(name, value)
  })
  return parts.includes(null) ? null : keys.sign('roster', JSON.stringify([companyId, ...parts]))
}

/** In this order, what singles an employee out among colleagues without proving anything. */
const CLAIMS = ['lastName', 'employeeId', 'dateOfBirth'] as const satisfies readonly ValidatorName[]

/**
 * As whom somebody speaks who may only be guessing: of what the company asks for, the last name, else the employee id. By this
 * wrong tries are counted, so it is compared just as a match is, and nothing counts that the company does not ask for.
 */
export function claimHash(
  keys: Keys,
  companyId: number,
  validators: readonly ValidatorName[],
  values: ValidatorValues,
): string {
  const name = CLAIMS.find((claim) => validators.includes(claim)) ?? 'lastName'
  return keys.sign('roster', JSON.stringify(['claim', companyId, name, plainValue(name, values[name] ?? '')]))
}
