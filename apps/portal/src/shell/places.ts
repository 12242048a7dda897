import type { IconName } from '@evenkeel/ui/icon'
import { paths } from '@evenkeel/widgets/shared/paths.ts'

/** A place in the navigation. */
export interface Place {
  readonly label: string
  /** The word under the icon on a phone's tab bar. */
  readonly shortLabel: string
  readonly icon: IconName
  readonly path: string
}

const home: Place = { label: 'My goals and finances', shortLabel: 'Home', icon: 'home', path: paths.home() }
const transactions: Place = {
  label: 'Transactions',
  shortLabel: 'Transactions',
  icon: 'transfer',
  path: paths.transactions(),
}
const cashFlow: Place = { label: 'Cash flow', shortLabel: 'Cash flow', icon: 'bars', path: paths.cashFlow() }
const allGoals: Place = { label: 'Explore all goals', shortLabel: 'Goals', icon: 'compass', path: paths.allGoals() }
const planner: Place = { label: 'Work with a planner', shortLabel: 'Planner', icon: 'chat', path: paths.planner() }

/** The five places, in the order of the sidebar. */
export const places: readonly Place[] = [home, transactions, cashFlow, allGoals, planner]

/** The five places, in the order of the tab bar. */
export const tabs: readonly Place[] = [home, allGoals, transactions, cashFlow, planner]

/** The place that a path lies in: the one with the longest path that begins it; null on a page outside all five. */
export function placeOf(pathname: string): Place | null {
  const inside = places.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return inside.toSorted((a, b) => b.path.length - a.path.length)[0] ?? null
}
