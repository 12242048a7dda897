import { companySeries, mainSeries, secondSeries } from './palette.generated.ts'

export { companySeries, mainSeries, secondSeries }
export { applyHostTheme, type HostTheme, type HostThemeOptions } from './host-theme.ts'

/** The color of everything that has no particular color, and of the rest of a list. */
export const otherColor = 'var(--color-chart-other)'

/** Income and spending bars; softer than the text roles, and distinct for every kind of sight. */
export const flowColors = { income: 'var(--color-flow-income)', spending: 'var(--color-flow-spending)' } as const

const [navy, sky, teal, ochre, violet, rust] = mainSeries

const categoryColors = new Map<string, string>(
  Object.entries({
    income: flowColors.income,
    rent: navy,
    groceries: sky,
    shopping: ochre,
    'dining out': teal,
    utilities: violet,
    transportation: rust,
    mortgage: secondSeries[0],
    'auto & fuel': secondSeries[1],
    'phone & internet': secondSeries[2],
    'health & medical': secondSeries[3],
    insurance: secondSeries[4],
    travel: secondSeries[5],
  }),
)

const accountGroupColors = new Map<string, string>(
  Object.entries({
    retirement: navy,
    cash: sky,
    property: teal,
    investment: violet,
    insurance: secondSeries[0],
    loan: rust,
    loans: rust,
    'credit card': ochre,
    'credit cards': ochre,
    mortgage: secondSeries[4],
    mortgages: secondSeries[4],
  }),
)

const named = (colors: ReadonlyMap<string, string>, name: string): string =>
  colors.get(name.toLowerCase()) ?? otherColor

/** Returns the color of a transaction category, by its catalog name; the gray of "Other" for unknown names. */
export function categoryColor(name: string): string {
  return named(categoryColors, name)
}

/** Returns the color of a group of accounts, by the name of its category. */
export function accountGroupColor(name: string): string {
  return named(accountGroupColors, name)
}

/** Returns one of the nineteen colors for a company or an entry of a long list, by a stable number (never by rank); wraps. */
export function companyColor(index: number): string {
  const count = companySeries.length
  return companySeries[((Math.trunc(index) % count) + count) % count] ?? otherColor
}
