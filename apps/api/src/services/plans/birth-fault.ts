import { ageOn, inputLimits } from '@evenkeel/engine'

/** Returns the error for an impossible date of birth; empty if it is possible. */
export function birthFault(field: string, dateOfBirth: string, asOf: string): Record<string, string> {
  const age = ageOn(dateOfBirth, asOf)
  if (age < 0) return { [field]: 'Please enter a date in the past' }
  return age > inputLimits.maxAge ? { [field]: 'Please enter a valid date. You cannot be older than 130.' } : {}
}
