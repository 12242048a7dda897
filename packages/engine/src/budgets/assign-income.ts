/** A month's income and what it is for, in cents. */
export interface IncomeUse {
  readonly incomeCents: number
  readonly billsCents: number
  readonly budgetsCents: number
  readonly setAsideCents: number
}

/**
 * Returns the income that nothing is planned for yet; below 0 if more is planned than comes in.
 *
 * Worked example: 4,824.76 less 2,541.97, 1,400.00, and 137.00 leaves 745.79.
 */
export const notAssignedCents = ({ incomeCents, billsCents, budgetsCents, setAsideCents }: IncomeUse): number =>
  incomeCents - billsCents - budgetsCents - setAsideCents
