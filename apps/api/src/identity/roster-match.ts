import type { ValidatorName, ValidatorValues } from '@evenkeel/api-client/contract/registration'
import type { Keys } from './keys.ts'

const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** `1990-04-12`, from `1990-04-12T00:00:00Z` or `04/12/1990` too. */
function plainDate(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  if (year === undefined) return text.trim().slice(0, 10)
  return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
}

/**
 * What an employee is known by, as one keyed hash: without regard to case, blanks around it and the way a date is written.
 * Null where one of the company's validators is missing.
 */
export function rosterHash(keys: Keys, companyId: number, validators: readonly ValidatorName[], values: ValidatorValues): string | null {
  const parts = validators.map((name) => {
    const value = values[name]
    return value === undefined ? null : name === 'dateOfBirth' ? plainDate(value) : plain(value)
  })
  return parts.includes(null) ? null : keys.sign('roster', JSON.stringify([companyId, ...parts]))
}
