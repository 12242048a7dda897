// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Net worth */
export const netWorthTitle = /* @__PURE__ */ createSpoken(() => 'Net worth', { 'es-US': () => 'Patrimonio neto' })

/** You own {assets} and owe {liabilities}, so your net worth is {total}. */
export const netWorthProse = /* @__PURE__ */ createSpoken<{ assets: string; liabilities: string; total: string }>((a) => ['You own ', a.assets, ' and owe ', a.liabilities, ', so your net worth is ', a.total, '.'], { 'es-US': (a) => ['Tiene ', a.assets, ' y debe ', a.liabilities, ', así que su patrimonio neto es ', a.total, '.'] })

/** We use the latest balance of each account. */
export const netWorthBalances = /* @__PURE__ */ createSpoken(() => 'We use the latest balance of each account.', { 'es-US': () => 'Usamos el saldo más reciente de cada cuenta.' })

/** {count, plural, =0 {Every account is counted.} one {# account isn’t counted: hidden by you, insurance, or in another currency.} other {# accounts aren’t counted: hidden by you, insurance, or in another currency.}} */
export const netWorthNotCounted = /* @__PURE__ */ createSpoken<{ count: number }>((a, w) => [w.plural(a.count, { '=0': () => 'Every account is counted.', one: () => [w.number(a.count), ' account isn’t counted: hidden by you, insurance, or in another currency.'], other: () => [w.number(a.count), ' accounts aren’t counted: hidden by you, insurance, or in another currency.'] })], { 'es-US': (a, w) => [w.plural(a.count, { '=0': () => 'Se cuentan todas las cuentas.', one: () => [w.number(a.count), ' cuenta no se cuenta: usted la ocultó, es un seguro o está en otra moneda.'], other: () => [w.number(a.count), ' cuentas no se cuentan: usted las ocultó, son seguros o están en otra moneda.'] })] })

/** {category} */
export const netWorthCategory = /* @__PURE__ */ createSpoken<{ category: string }>((a) => [a.category], { 'es-US': (a) => [a.category] })

/** Assets */
export const assets = /* @__PURE__ */ createSpoken(() => 'Assets', { 'es-US': () => 'Activos' })

/** Liabilities */
export const liabilities = /* @__PURE__ */ createSpoken(() => 'Liabilities', { 'es-US': () => 'Deudas' })

/** Assets + Liabilities (below 0) */
export const netWorthFormula = /* @__PURE__ */ createSpoken(() => 'Assets + Liabilities (below 0)', { 'es-US': () => 'Activos + Deudas (menores de 0)' })

/** Evenkeel’s rule for net worth */
export const netWorthSource = /* @__PURE__ */ createSpoken(() => 'Evenkeel’s rule for net worth', { 'es-US': () => 'Regla de Evenkeel para el patrimonio neto' })

/** {month} cash flow */
export const cashFlowTitle = /* @__PURE__ */ createSpoken<{ month: string }>((a) => [a.month, ' cash flow'], { 'es-US': (a) => ['Flujo de dinero de ', a.month] })

/** In {month} {income} came in and {spending} went out, {way, select, kept {so you kept {net}} over {so you spent {net} more than you earned} other {so nothing was left}}. */
export const cashFlowProse = /* @__PURE__ */ createSpoken<{ month: string; income: string; spending: string; way: 'kept' | 'over' | (string & {}); net: string }>((a, w) => ['In ', a.month, ' ', a.income, ' came in and ', a.spending, ' went out, ', w.select(a.way, { kept: () => ['so you kept ', a.net], over: () => ['so you spent ', a.net, ' more than you earned'], other: () => 'so nothing was left' }), '.'], { 'es-US': (a, w) => ['En ', a.month, ' entraron ', a.income, ' y salieron ', a.spending, ', ', w.select(a.way, { kept: () => ['así que le quedaron ', a.net], over: () => ['así que gastó ', a.net, ' más de lo que ganó'], other: () => 'así que no quedó nada' }), '.'] })

/** Transfers between your own accounts, hidden transactions, accounts hidden from cash flow and other currencies aren’t counted. */
export const notCounted = /* @__PURE__ */ createSpoken(() => 'Transfers between your own accounts, hidden transactions, accounts hidden from cash flow and other currencies aren’t counted.', { 'es-US': () => 'No se cuentan las transferencias entre sus propias cuentas, las transacciones ocultas, las cuentas ocultas del flujo de dinero ni otras monedas.' })

/** Income */
export const income = /* @__PURE__ */ createSpoken(() => 'Income', { 'es-US': () => 'Ingresos' })

/** Money in. Refunds and payments to cards and loans aren’t income. */
export const incomeNote = /* @__PURE__ */ createSpoken(() => 'Money in. Refunds and payments to cards and loans aren’t income.', { 'es-US': () => 'Entradas de dinero. Los reembolsos y los pagos a tarjetas y préstamos no son ingresos.' })

/** Spending */
export const spending = /* @__PURE__ */ createSpoken(() => 'Spending', { 'es-US': () => 'Gastos' })

/** Money out minus refunds. */
export const spendingNote = /* @__PURE__ */ createSpoken(() => 'Money out minus refunds.', { 'es-US': () => 'Salidas de dinero menos reembolsos.' })

/** Transactions */
export const transactions = /* @__PURE__ */ createSpoken(() => 'Transactions', { 'es-US': () => 'Transacciones' })

/** Net */
export const net = /* @__PURE__ */ createSpoken(() => 'Net', { 'es-US': () => 'Neto' })

/** Income − Spending */
export const netFormula = /* @__PURE__ */ createSpoken(() => 'Income − Spending', { 'es-US': () => 'Ingresos − Gastos' })

/** Evenkeel’s rule for income and spending */
export const flowSource = /* @__PURE__ */ createSpoken(() => 'Evenkeel’s rule for income and spending', { 'es-US': () => 'Regla de Evenkeel para ingresos y gastos' })

/** {month} spending */
export const spendingTitle = /* @__PURE__ */ createSpoken<{ month: string }>((a) => [a.month, ' spending'], { 'es-US': (a) => ['Gastos de ', a.month] })

/** In {month} you spent {spending} after refunds. */
export const spendingProse = /* @__PURE__ */ createSpoken<{ month: string; spending: string }>((a) => ['In ', a.month, ' you spent ', a.spending, ' after refunds.'], { 'es-US': (a) => ['En ', a.month, ' gastó ', a.spending, ' después de reembolsos.'] })

/** Each part of a split counts in its own category. */
export const spendingParts = /* @__PURE__ */ createSpoken(() => 'Each part of a split counts in its own category.', { 'es-US': () => 'Cada parte de una división cuenta en su propia categoría.' })

/** Totals for this list */
export const listTitle = /* @__PURE__ */ createSpoken(() => 'Totals for this list', { 'es-US': () => 'Totales de esta lista' })

/** {income} came in and {spending} went out in {count, plural, one {# transaction} other {# transactions}}. */
export const listProse = /* @__PURE__ */ createSpoken<{ income: string; spending: string; count: number }>((a, w) => [a.income, ' came in and ', a.spending, ' went out in ', w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] }), '.'], { 'es-US': (a, w) => ['Entraron ', a.income, ' y salieron ', a.spending, ' en ', w.plural(a.count, { one: () => [w.number(a.count), ' transacción'], other: () => [w.number(a.count), ' transacciones'] }), '.'] })

/** The totals cover every page of this list. */
export const listPages = /* @__PURE__ */ createSpoken(() => 'The totals cover every page of this list.', { 'es-US': () => 'Los totales abarcan todas las páginas de esta lista.' })

/** {month} budgets */
export const budgetsTitle = /* @__PURE__ */ createSpoken<{ month: string }>((a) => [a.month, ' budgets'], { 'es-US': (a) => ['Presupuestos de ', a.month] })

/** You set {budgets} for {month} and have spent {spent}, {way, select, left {so {left} is left} over {so you’re {left} over} other {so nothing is left}}. */
export const budgetsProse = /* @__PURE__ */ createSpoken<{ budgets: string; month: string; spent: string; way: 'left' | 'over' | (string & {}); left: string }>((a, w) => ['You set ', a.budgets, ' for ', a.month, ' and have spent ', a.spent, ', ', w.select(a.way, { left: () => ['so ', a.left, ' is left'], over: () => ['so you’re ', a.left, ' over'], other: () => 'so nothing is left' }), '.'], { 'es-US': (a, w) => ['Fijó ', a.budgets, ' para ', a.month, ' y ha gastado ', a.spent, ', ', w.select(a.way, { left: () => ['así que quedan ', a.left], over: () => ['así que se pasó por ', a.left], other: () => 'así que no queda nada' }), '.'] })

/** {carry, select, over {Earlier months used {carried} of it.} other {This includes {carried} that earlier months left.}} */
export const budgetsCarried = /* @__PURE__ */ createSpoken<{ carry: 'over' | (string & {}); carried: string }>((a, w) => [w.select(a.carry, { over: () => ['Earlier months used ', a.carried, ' of it.'], other: () => ['This includes ', a.carried, ' that earlier months left.'] })], { 'es-US': (a, w) => [w.select(a.carry, { over: () => ['Los meses anteriores usaron ', a.carried, ' de eso.'], other: () => ['Esto incluye ', a.carried, ' que dejaron los meses anteriores.'] })] })

/** A budget repeats every month until you change it. */
export const budgetsRepeat = /* @__PURE__ */ createSpoken(() => 'A budget repeats every month until you change it.', { 'es-US': () => 'Un presupuesto se repite cada mes hasta que lo cambie.' })

/** Budgets */
export const budgets = /* @__PURE__ */ createSpoken(() => 'Budgets', { 'es-US': () => 'Presupuestos' })

/** Spending in those categories */
export const budgetedSpending = /* @__PURE__ */ createSpoken(() => 'Spending in those categories', { 'es-US': () => 'Gastos en esas categorías' })

/** Left */
export const left = /* @__PURE__ */ createSpoken(() => 'Left', { 'es-US': () => 'Queda' })

/** From earlier months */
export const carried = /* @__PURE__ */ createSpoken(() => 'From earlier months', { 'es-US': () => 'De meses anteriores' })

/** Budgets − Spending in those categories */
export const leftFormula = /* @__PURE__ */ createSpoken(() => 'Budgets − Spending in those categories', { 'es-US': () => 'Presupuestos − Gastos en esas categorías' })

/** Budgets + From earlier months − Spending in those categories */
export const leftFormulaCarried = /* @__PURE__ */ createSpoken(() => 'Budgets + From earlier months − Spending in those categories', { 'es-US': () => 'Presupuestos + De meses anteriores − Gastos en esas categorías' })

/** Live by a budget */
export const budgetPlanTitle = /* @__PURE__ */ createSpoken(() => 'Live by a budget', { 'es-US': () => 'Vivir con un presupuesto' })

/** You have {budgets} for {count, plural, one {# category} other {# categories}} and have spent {spent}, {way, select, left {so {left} is left} over {so you’re {left} over} other {so nothing is left}}. */
export const budgetPlanProse = /* @__PURE__ */ createSpoken<{ budgets: string; count: number; spent: string; way: 'left' | 'over' | (string & {}); left: string }>((a, w) => ['You have ', a.budgets, ' for ', w.plural(a.count, { one: () => [w.number(a.count), ' category'], other: () => [w.number(a.count), ' categories'] }), ' and have spent ', a.spent, ', ', w.select(a.way, { left: () => ['so ', a.left, ' is left'], over: () => ['so you’re ', a.left, ' over'], other: () => 'so nothing is left' }), '.'], { 'es-US': (a, w) => ['Tiene ', a.budgets, ' para ', w.plural(a.count, { one: () => [w.number(a.count), ' categoría'], other: () => [w.number(a.count), ' categorías'] }), ' y ha gastado ', a.spent, ', ', w.select(a.way, { left: () => ['así que quedan ', a.left], over: () => ['así que se pasó por ', a.left], other: () => 'así que no queda nada' }), '.'] })

/** {count, plural, =0 {No category is over.} one {# category is over.} other {# categories are over.}} */
export const budgetPlanOver = /* @__PURE__ */ createSpoken<{ count: number }>((a, w) => [w.plural(a.count, { '=0': () => 'No category is over.', one: () => [w.number(a.count), ' category is over.'], other: () => [w.number(a.count), ' categories are over.'] })], { 'es-US': (a, w) => [w.plural(a.count, { '=0': () => 'Ninguna categoría se pasó.', one: () => [w.number(a.count), ' categoría se pasó.'], other: () => [w.number(a.count), ' categorías se pasaron.'] })] })

/** Spending outside your budgets was {amount}. */
export const budgetPlanElsewhere = /* @__PURE__ */ createSpoken<{ amount: string }>((a) => ['Spending outside your budgets was ', a.amount, '.'], { 'es-US': (a) => ['Los gastos fuera de sus presupuestos fueron ', a.amount, '.'] })

/** Income 3 months ago */
export const incomeThreeMonthsAgo = /* @__PURE__ */ createSpoken(() => 'Income 3 months ago', { 'es-US': () => 'Ingresos de hace 3 meses' })

/** Income 2 months ago */
export const incomeTwoMonthsAgo = /* @__PURE__ */ createSpoken(() => 'Income 2 months ago', { 'es-US': () => 'Ingresos de hace 2 meses' })

/** Income last month */
export const incomeLastMonth = /* @__PURE__ */ createSpoken(() => 'Income last month', { 'es-US': () => 'Ingresos del mes pasado' })

/** Average income */
export const averageIncome = /* @__PURE__ */ createSpoken(() => 'Average income', { 'es-US': () => 'Ingreso promedio' })

/** Total of the three months ÷ 3 */
export const averageIncomeFormula = /* @__PURE__ */ createSpoken(() => 'Total of the three months ÷ 3', { 'es-US': () => 'Total de los tres meses ÷ 3' })

/** Total budget */
export const totalBudget = /* @__PURE__ */ createSpoken(() => 'Total budget', { 'es-US': () => 'Presupuesto total' })

/** All budgets for the month, with what earlier months left or used */
export const totalBudgetFormula = /* @__PURE__ */ createSpoken(() => 'All budgets for the month, with what earlier months left or used', { 'es-US': () => 'Todos los presupuestos del mes, con lo que dejaron o usaron los meses anteriores' })

/** Total spent */
export const totalSpent = /* @__PURE__ */ createSpoken(() => 'Total spent', { 'es-US': () => 'Total gastado' })

/** Spending minus refunds, in categories with a budget */
export const totalSpentFormula = /* @__PURE__ */ createSpoken(() => 'Spending minus refunds, in categories with a budget', { 'es-US': () => 'Gastos menos reembolsos, en categorías con presupuesto' })

/** Remaining */
export const remaining = /* @__PURE__ */ createSpoken(() => 'Remaining', { 'es-US': () => 'Restante' })

/** Total budget − Total spent */
export const remainingFormula = /* @__PURE__ */ createSpoken(() => 'Total budget − Total spent', { 'es-US': () => 'Presupuesto total − Total gastado' })

/** Categories over budget */
export const categoriesOver = /* @__PURE__ */ createSpoken(() => 'Categories over budget', { 'es-US': () => 'Categorías por encima del presupuesto' })

/** Spending without a budget */
export const unbudgeted = /* @__PURE__ */ createSpoken(() => 'Spending without a budget', { 'es-US': () => 'Gastos sin presupuesto' })

/** Spending minus refunds, in all other categories */
export const unbudgetedFormula = /* @__PURE__ */ createSpoken(() => 'Spending minus refunds, in all other categories', { 'es-US': () => 'Gastos menos reembolsos, en todas las demás categorías' })

/** Evenkeel’s rule for budgets, from your last 3 full months */
export const budgetPlanSource = /* @__PURE__ */ createSpoken(() => 'Evenkeel’s rule for budgets, from your last 3 full months', { 'es-US': () => 'Regla de Evenkeel para presupuestos, de sus últimos 3 meses completos' })
