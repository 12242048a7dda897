/** A benefit of the company and the employee's answer to it. */
interface BenefitAnswer {
  readonly benefitId: number
  /** Whether the employee takes part; null until answered. */
  readonly isEnrolled: boolean | null
}

interface BenefitsProgress {
  readonly enrolledCount: number
  readonly answeredCount: number
  readonly benefitCount: number
  /** In the company's order. */
  readonly unansweredIds: readonly number[]
  /** Whether every benefit has an answer, so that the plan can be committed. */
  readonly canCommit: boolean
}

/**
 * Returns how many of the company's benefits an employee has answered. Without any benefit the plan can be committed.
 * Worked example: three benefits, answered yes, no, and not at all: 1 enrolled, 2 answered, cannot be committed.
 * Source: Q-BENE-1.
 */
export function benefitsProgress(benefits: readonly BenefitAnswer[]): BenefitsProgress {
  const unansweredIds = benefits.filter(({ isEnrolled }) => isEnrolled === null).map(({ benefitId }) => benefitId)
  return {
    enrolledCount: benefits.filter(({ isEnrolled }) => isEnrolled === true).length,
    answeredCount: benefits.length - unansweredIds.length,
    benefitCount: benefits.length,
    unansweredIds,
    canCommit: unansweredIds.length === 0,
  }
}
