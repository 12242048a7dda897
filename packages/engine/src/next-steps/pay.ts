/** What is known of a person's pay; null is unknown. */
export interface PayFacts {
  readonly annualIncome: number | null
  readonly age: number | null
  readonly retirementAge: number | null
  /** Whether the person has said the retirement age; one that is assumed is never below today's age. */
  readonly hasSaidRetirementAge: boolean
}

/** Whether a person is paid for work. A pay that is not known is there until the retirement age. */
export function isPaid({ annualIncome, age, retirementAge, hasSaidRetirementAge }: PayFacts): boolean {
  if (annualIncome === 0) return false
  const isRetired = age !== null && retirementAge !== null && age >= retirementAge
  return !isRetired || (annualIncome !== null && !hasSaidRetirementAge)
}

const fromPay = new Set(['retirement.raise-contribution', 'retirement.claim-match', 'benefits.match'])

/** Whether a step is for this person: what is saved from pay is not for a person without pay. */
export const isStepFor = (key: string, facts: { readonly isPaid: boolean }): boolean =>
  facts.isPaid || !fromPay.has(key)
