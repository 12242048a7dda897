/** The kinds of fund; each belongs to one asset class (ALLOC-02, Q-ALLOC-3). */
export const FundType = { FIXED: 1, LARGE: 2, SMALL: 3, FOREIGN: 4, OTHER: 5 } as const
export type FundType = (typeof FundType)[keyof typeof FundType]

/** Which kind of person a fund is for, and which funds a company offers. NO_FUNDS hides the list of funds. */
export const FundStyle = { BOTH: 0, HANDS_ON: 1, HANDS_OFF: 2, NO_FUNDS: 3 } as const
export type FundStyle = (typeof FundStyle)[keyof typeof FundStyle]

/**
 * The asset classes in the order of every list and chart. Class number n has color number n of the palette (Q-CONST-3).
 */
export const assetClasses = [
  { key: 'fixedIncome', name: 'Fixed Income', order: 1, fundType: FundType.FIXED },
  { key: 'largeCap', name: 'Large Cap', order: 2, fundType: FundType.LARGE },
  { key: 'smallCap', name: 'Small Mid Cap', order: 3, fundType: FundType.SMALL },
  { key: 'foreign', name: 'Foreign', order: 4, fundType: FundType.FOREIGN },
  { key: 'other', name: 'Other', order: 5, fundType: FundType.OTHER },
] as const
export type AssetClass = (typeof assetClasses)[number]['key']

/** Shown for a fund type without a name (ALLOC-04). */
const unnamedFundType = 'n/a'

/** Returns the name of a fund type's asset class; 'n/a' for null and for any number that is no fund type. */
export const fundTypeName = (fundType: number | null): string =>
  assetClasses.find((assetClass) => assetClass.fundType === fundType)?.name ?? unnamedFundType
