/** A benefit of the company and the employee's answer to it. */
export interface BenefitAnswer {
  readonly benefitId: number
  /** Whether the employee takes part; null until answered. */
  readonly isEnrolled: boolean | null
}

export interface BenefitsProgress {
  readonly enrolledCount: number
  readonly answeredCount: number
  readonly benefitCount: number
  /** In the company's order. */
  readonly unansweredIds: readonly number[]
  /** Whether the plan can be committed: every benefit is answered, with yes or no. */
  readonly canCommit: boolean
}

/**
 * How far an employee has come with the company's benefits. A company without benefits leaves nothing to answer, so its
 * plan can be committed. Of three benefits answered yes, no and not at all: 1 enrolled, 2 answered, not to be committed.
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
