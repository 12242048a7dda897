import { companySeries, mainSeries, secondSeries } from './palette.generated.ts'

export { companySeries, mainSeries, secondSeries }
export { applyHostTheme, type HostTheme, type HostThemeOptions } from './host-theme.ts'

/** The color of everything that has no particular color, and of the rest of a list. */
export const otherColor = 'var(--color-chart-other)'

/** Income and spending bars; softer than the text roles, and distinct for every kind of sight. */
export const flowColors = { income: 'var(--color-flow-income)', spending: 'var(--color-flow-spending)' } as const

const [navy, sky, teal, ochre, violet, rust] = mainSeries

/** By the id of a category: Income, Rent, Mortgage, Groceries, Dining out, and so on. */
const categoryColors: Readonly<Record<number, string>> = {
  1: flowColors.income,
  4: navy,
  5: secondSeries[0],
  6: sky,
  7: teal,
  8: ochre,
  9: violet,
  10: secondSeries[2],
  11: rust,
  12: secondSeries[1],
  14: secondSeries[5],
  15: secondSeries[3],
  17: secondSeries[4],
}

/** By the API's names of the categories of accounts. */
const accountGroupColors: Readonly<Record<string, string>> = {
  Retirement: navy,
  Cash: sky,
  Property: teal,
  Investment: violet,
  Insurance: secondSeries[0],
  Loan: rust,
  'Credit Card': ochre,
  Mortgage: secondSeries[4],
}

/** Returns the color of a category by its id; the gray of "Other" for one that has none. */
export const categoryColor = (categoryId: number): string => categoryColors[categoryId] ?? otherColor

/** Returns the color of a group of accounts, by the API's name of its category. */
export const accountGroupColor = (name: string): string => accountGroupColors[name] ?? otherColor

/** Returns one of the nineteen colors for a company or an entry of a long list, by a stable number (never by rank); wraps. */
export function companyColor(index: number): string {
  const count = companySeries.length
  return companySeries[((Math.trunc(index) % count) + count) % count] ?? otherColor
}
