/** Which debt gets what a month leaves after the minimum payments (specification section 9). */
export const DebtStrategy = { HIGH_INTEREST: 1, LOW_BALANCE: 2 } as const
export type DebtStrategy = (typeof DebtStrategy)[keyof typeof DebtStrategy]

/** As a person chooses them (DEBT-06, DEBT-07); under plain keys, so that a bundle without the words can leave them out. */
export const debtStrategyNames: Readonly<Record<DebtStrategy, string>> = {
  1: 'High interest first',
  2: 'Lowest balance first',
}
