/** Family or marital status (specification section 3). */
export const FamilyStatus = { Single: 0, Married: 1, Partnered: 2 } as const
export type FamilyStatus = (typeof FamilyStatus)[keyof typeof FamilyStatus]
