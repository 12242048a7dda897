import { monthName, periodOfMonth } from '@evenkeel/engine'
import { patterns, paths } from '@evenkeel/widgets/shared/paths.ts'
import type { Params, RouteObject } from 'react-router'
import { screen } from '../../screen.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { monthFromParams } from './month-from-params.ts'
import * as words from '../../words/navigation.generated.ts'
import * as titles from '../../words/title-names.generated.ts'

/** The link to home before a title. */
export const financesCrumb = { label: words.myGoalsAndFinances(), path: paths.home() }

/** The link to all accounts before one of them. */
const accountsCrumb = { label: titles.accounts, path: paths.accounts() }

/** Returns the month of an address in words; nothing for an address without one. */
function monthInWords(params: Readonly<Params>): readonly string[] {
  const month = monthFromParams(params)
  return month === null ? [] : [monthName(periodOfMonth(month.year, month.month))]
}

const transactions = (names: NonNullable<RouteHandle['names']>): RouteHandle => ({
  title: words.transactions(),
  names: (address) => [...names(address), titles.transactions],
  crumbs: [financesCrumb],
})

const handles = {
  [patterns.transactions]: transactions(() => []),
  [patterns.budgetTransactions]: transactions(({ params }) => [titles.budget, ...monthInWords(params)]),
  [patterns.cashFlowTransactions]: transactions(({ params }) => [words.cashFlow(), ...monthInWords(params)]),
  [patterns.spendingTransactions]: transactions(({ params }) =>
    params['categoryId'] === undefined ? [titles.spending] : [titles.spendingInOneCategory],
  ),
}

/** The list of transactions: all, or those of a budget, a month, or a category. */
export const transactionRoutes: readonly RouteObject[] = Object.entries(handles).map(([path, handle]) =>
  screen(path, handle, async () => ({ Component: (await import('./transactions-page.tsx')).TransactionsPage })),
)

/** All accounts, one of them, budgets, all accounts over time, and what comes again. Loaded together: home has no room for three lists of files. */
export const historyRoutes: readonly RouteObject[] = (
  [
    [patterns.accounts, titles.accounts],
    [patterns.account, titles.account],
    [patterns.bankConnections, titles.bankConnections],
    [patterns.budgets, titles.budgets],
    [patterns.netWorth, titles.netWorth],
    [patterns.recurring, titles.recurring],
  ] as const
).map(([path, title]) =>
  screen(path, { title, crumbs: [path === patterns.account ? accountsCrumb : financesCrumb] }, async () => ({
    Component: (await import('./history-pages.tsx')).pages[path],
  })),
)

export const cashFlowHandle: RouteHandle = {
  title: words.cashFlow(),
  names: ({ params }) => [...monthInWords(params), words.cashFlow()],
  crumbs: [financesCrumb],
}
