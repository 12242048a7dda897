import type { IconName } from '@evenkeel/ui/icon'
import { goalPaths, paths } from '@evenkeel/widgets/shared/paths.ts'
import * as words from '../words/navigation.generated.ts'

/** A place in the navigation. */
export interface Place {
  readonly label: string
  readonly icon: IconName
  readonly path: string
  /** What else is in it, apart from what is below its path. */
  readonly holds: readonly string[]
}

const home: Place = { label: words.home(), icon: 'home', path: paths.home(), holds: [] }
const transactions: Place = {
  label: words.transactions(),
  icon: 'transfer',
  path: paths.transactions(),
  holds: [paths.cashFlow(), paths.importBankFile()],
}
const budgets: Place = { label: words.budgets(), icon: 'gauge', path: paths.budgets(), holds: [] }
const accounts: Place = {
  label: words.accounts(),
  icon: 'wallet',
  path: paths.accounts(),
  holds: [paths.netWorth(), paths.bankConnections()],
}
const goals: Place = {
  label: words.goals(),
  icon: 'target',
  path: paths.allGoals(),
  holds: [...Object.values(goalPaths), paths.confidenceCheckup()],
}
const planner: Place = { label: words.planner(), icon: 'chat', path: paths.planner(), holds: [] }

/** By frequency: what is looked at daily comes before what is looked at yearly. */
export const places: readonly Place[] = [home, transactions, budgets, accounts, goals, planner]

/** The five places of the tab bar; the planner is in the menu of the person and on each goal. */
export const tabs: readonly Place[] = [home, transactions, budgets, accounts, goals]

/** Whether the screen at this path is at the other one, or below it. */
export const isBelow = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`)

/** Returns the longest of the paths that the given path begins with. */
export const enclosingPath = (pathname: string, all: readonly string[]): string | undefined =>
  all.filter((path) => isBelow(pathname, path)).toSorted((a, b) => b.length - a.length)[0]

const pathsOf = ({ path, holds }: Place): readonly string[] => [path, ...holds]

/** Returns the place whose longest path the given path begins with; null on a page outside all of them. */
export function findPlace(pathname: string): Place | null {
  const found = enclosingPath(pathname, places.flatMap(pathsOf))
  return places.find((place) => pathsOf(place).some((path) => path === found)) ?? null
}
