// Choices and texts for pages and server. They are not next to their schemas because a page that imports one should not
// load the schema library with it.

/** Which of the two bank link styles a person uses. Source: CONN-15, Q-CONN-6. */
export const AccountConnectivityType = { FIRST_PROVIDER: 0, SECOND_PROVIDER: 1 } as const
export type AccountConnectivityType = (typeof AccountConnectivityType)[keyof typeof AccountConnectivityType]

/** How a dependent is related to the person. Source: Q-PROF-7. */
export const DependentRelation = { CHILD: 0, PARENT: 1, OTHER: 2 } as const
export type DependentRelation = (typeof DependentRelation)[keyof typeof DependentRelation]

export const Gender = { FEMALE: 1, MALE: 2, NON_BINARY: 3, NOT_SAID: 4 } as const
export type Gender = (typeof Gender)[keyof typeof Gender]

/**
 * The date formats of CSV files, the most common first. The parts may be separated by any of `/ . -` or a space; years may
 * have two digits; a time of day may follow.
 */
export const csvDateFormats = [
  'YYYY-MM-DD',
  'MM/DD/YYYY',
  'DD/MM/YYYY',
  'YYYYMMDD',
  'DD MMM YYYY',
  'MMM DD YYYY',
] as const

export type CsvDateFormat = (typeof csvDateFormats)[number]
