// Apart from the shapes of the profile, so that a page can ask for a choice without the schema library.

/** Who depends on somebody. Source: open question Q-PROF-7. */
export const DependentRelation = { CHILD: 0, PARENT: 1, OTHER: 2 } as const
export type DependentRelation = (typeof DependentRelation)[keyof typeof DependentRelation]

/** Source: product specification, section 3. */
export const FamilyStatus = { SINGLE: 0, MARRIED: 1, PARTNERED: 2 } as const
export type FamilyStatus = (typeof FamilyStatus)[keyof typeof FamilyStatus]

export const Gender = { FEMALE: 1, MALE: 2, NON_BINARY: 3, NOT_SAID: 4 } as const
export type Gender = (typeof Gender)[keyof typeof Gender]
