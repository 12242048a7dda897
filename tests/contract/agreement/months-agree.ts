import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { LivingBudget } from '@evenkeel/api-client/contract/living-budgets'
import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { daysInMonth, type Period } from '@evenkeel/engine'
import { CategoryId, getCategory } from '../../../apps/api/src/store/ledger/category-catalog.ts'
import type { TestClient } from '../../../apps/api/testing/test-client.ts'
import { cents, type Pair, sumCents } from './pair.ts'

/** A month as its rows have it, in cents. */
export interface MonthOfRows {
  readonly period: Period
  readonly income: number
  readonly spending: number
  readonly byCategory: ReadonlyMap<number, number>
}

/** Returns what a row adds to its month, by the rule that `docs/decisions/what-counts-in-totals.md` states. */
function flowOf(row: Transaction, debts: ReadonlySet<number | null>): { income: number; spending: number } {
  if (!row.countsInTotals) return { income: 0, spending: 0 }
  const value = cents(row.value)
  const isIncome = value > 0 ? !getCategory(row.categoryId).isBudgetable : row.categoryId === CategoryId.INCOME
  return isIncome && !debts.has(row.userAccountId) ? { income: value, spending: 0 } : { income: 0, spending: -value }
}

export function monthOfRows(period: Period, rows: readonly Transaction[], accounts: readonly Account[]): MonthOfRows {
  const debts = new Set<number | null>(
    accounts.filter(({ groupName }) => groupName === 'Liability').map(({ userAccountId }) => userAccountId),
  )
  const byCategory = new Map<number, number>()
  let [income, spending] = [0, 0]
  for (const row of rows.filter(({ date }) => date.startsWith(period))) {
    const flow = flowOf(row, debts)
    income += flow.income
    spending += flow.spending
    byCategory.set(row.categoryId, (byCategory.get(row.categoryId) ?? 0) + flow.spending)
  }
  return { period, income, spending, byCategory }
}

const daysOf = (period: Period) => ({ startDate: `${period}-01`, endDate: `${period}-${daysInMonth(period)}` })

/** One budget: alone, among all, in the list of its rows, and as the rows have it. */
async function budgetPairs(client: TestClient, month: MonthOfRows, budget: LivingBudget): Promise<Pair[]> {
  const { categoryId, targetBudget, carried, spent, left } = budget
  const name = `${month.period}, budget of category ${categoryId}`
  const alone = await client.call('budget', { body: { budgetPeriod: month.period, categoryId } })
  const query = { ...daysOf(month.period), categoryIds: [categoryId], pageSize: 1 }
  const { totals } = await client.call('transactions', { body: query })
  const ofRows = month.byCategory.get(categoryId) ?? 0
  return [
    [`${name}, spent`, cents(spent), ofRows],
    [`${name}, its list`, -cents(totals.net), ofRows],
    [`${name}, left`, cents(left), cents(targetBudget) + cents(carried) - cents(spent)],
    [`${name}, alone`, alone && [alone.targetBudget, alone.carried, alone.spent], [targetBudget, carried, spent]],
  ]
}

const amountsOf = (budgets: readonly Pick<LivingBudget, 'categoryId' | 'targetBudget' | 'carried' | 'spent'>[]) =>
  budgets.map(({ categoryId, targetBudget, carried, spent }) => [categoryId, targetBudget, carried, spent]).toSorted()

async function budgetsOfMonth(client: TestClient, month: MonthOfRows): Promise<Pair[]> {
  const body = { budgetPeriod: month.period }
  const [budgets, living] = await Promise.all([client.call('budgets', { body }), client.call('budgetMonth', { body })])
  const { incomeUse, rareCosts, unbudgeted } = living
  const of = (what: string) => `${month.period}, ${what}`
  const pairs: Pair[] = [
    [of('budgets on home and their page'), amountsOf(budgets), amountsOf(living.budgets)],
    [of('left'), cents(living.left), sumCents(living.budgets.map(({ left }) => left))],
    [
      of('budgeted spending and the rest'),
      sumCents(living.budgets.map(({ spent }) => spent)) + cents(living.unbudgetedTotal),
      month.spending,
    ],
  ]
  for (const { categoryId, spent } of unbudgeted)
    pairs.push([of(`unbudgeted ${categoryId}`), cents(spent), month.byCategory.get(categoryId) ?? 0])
  if (incomeUse !== null) {
    const { income, bills, setAside } = incomeUse
    const targets = sumCents(living.budgets.map(({ targetBudget }) => targetBudget))
    pairs.push(
      [of('income for budgets'), cents(incomeUse.budgets), targets],
      [of('set aside'), cents(setAside), sumCents(rareCosts.map(({ monthly }) => monthly))],
      [of('not assigned'), cents(incomeUse.notAssigned), cents(income) - cents(bills) - targets - cents(setAside)],
    )
  }
  const each = await Promise.all(living.budgets.map((budget) => budgetPairs(client, month, budget)))
  return [...pairs, ...each.flat()]
}

/** The slices of a month's spending. A category with more refunds than spending has none. */
function slicePairs({ period, byCategory }: MonthOfRows, { rankedCategories }: Answer<'spending'>): Pair[] {
  const spentIn = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (byCategory.get(id) ?? 0), 0)
  const shown = rankedCategories.flatMap(({ categoryIds }) => categoryIds)
  const spent = [...byCategory].filter(([, value]) => value > 0).map(([id]) => id)
  return [
    [`${period}, slices`, shown.toSorted(), spent.toSorted()],
    ...rankedCategories.map(({ amount, categoryIds }): Pair => [
      `${period}, slice ${categoryIds}`,
      cents(amount),
      spentIn(categoryIds),
    ]),
  ]
}

/** Compares what cash flow, spending, the list of transactions, and budgets say of a month with its rows. */
export async function monthPairs(
  client: TestClient,
  month: MonthOfRows,
  flow: Answer<'cashFlow'>,
): Promise<readonly Pair[]> {
  const { period, income, spending } = month
  const { startDate, endDate } = daysOf(period)
  const [year = 0, number = 0] = period.split('-').map(Number)
  const dates = { fromDate: `${startDate}T00:00:00Z`, toDate: `${endDate}T23:59:59Z` }
  const [one, spent, { totals }, budgets] = await Promise.all([
    client.call('cashFlowMonth', { body: { year, month: number } }),
    client.call('spending', { body: { ...dates, pageSize: 500 } }),
    client.call('transactions', { body: { startDate, endDate, pageSize: 1 } }),
    budgetsOfMonth(client, month),
  ])
  const inYear = flow.find(({ monthDate }) => monthDate.startsWith(period))
  return [
    [`${period}, cash flow`, [cents(one.totalIncomes), cents(one.totalExpenses)], [income, spending]],
    [`${period}, cash flow of many months`, inYear ?? one, one],
    [`${period}, spending`, cents(spent.totalSpending), spending],
    [
      `${period}, totals of the list`,
      [totals.income, totals.spending, totals.net].map(cents),
      [income, spending, income - spending],
    ],
    ...slicePairs(month, spent),
    ...budgets,
  ]
}
