// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Your retirement income */
export const title = /* @__PURE__ */ createSpoken(() => 'Your retirement income', { 'es-US': () => 'Sus ingresos para la jubilación' })

/** Summary */
export const summary = /* @__PURE__ */ createSpoken(() => 'Summary', { 'es-US': () => 'Resumen' })

/** With average returns, your savings last to age {age}. */
export const lastsTo = /* @__PURE__ */ createSpoken<{ age: string }>((a) => ['With average returns, your savings last to age ', a.age, '.'], { 'es-US': (a) => ['Con rendimientos promedio, sus ahorros duran hasta los ', a.age, ' años.'] })

/** With average returns, your savings last {years}, to age {age}. */
export const lastsFor = /* @__PURE__ */ createSpoken<{ years: string; age: string }>((a) => ['With average returns, your savings last ', a.years, ', to age ', a.age, '.'], { 'es-US': (a) => ['Con rendimientos promedio, sus ahorros duran ', a.years, ', hasta los ', a.age, ' años.'] })

/** They last in {futures} of 100 futures. */
export const inFutures = /* @__PURE__ */ createSpoken<{ futures: string }>((a) => ['They last in ', a.futures, ' of 100 futures.'], { 'es-US': (a) => ['Duran en ', a.futures, ' de 100 futuros.'] })

/** {isOne, select, yes {{years} year} other {{years} years}} */
export const years = /* @__PURE__ */ createSpoken<{ isOne: 'yes' | (string & {}); years: string }>((a, w) => [w.select(a.isOne, { yes: () => [a.years, ' year'], other: () => [a.years, ' years'] })], { 'es-US': (a, w) => [w.select(a.isOne, { yes: () => [a.years, ' año'], other: () => [a.years, ' años'] })] })

/** You can withdraw per year */
export const couldDraw = /* @__PURE__ */ createSpoken(() => 'You can withdraw per year', { 'es-US': () => 'Puede retirar por año' })

/** You plan to withdraw per year */
export const planDraw = /* @__PURE__ */ createSpoken(() => 'You plan to withdraw per year', { 'es-US': () => 'Planea retirar por año' })

/** Savings last */
export const willLast = /* @__PURE__ */ createSpoken(() => 'Savings last', { 'es-US': () => 'Los ahorros duran' })

/** Savings left, by age */
export const leftEachYear = /* @__PURE__ */ createSpoken(() => 'Savings left, by age', { 'es-US': () => 'Ahorros que quedan, por edad' })

/** Age {age} */
export const ageOf = /* @__PURE__ */ createSpoken<{ age: string }>((a) => ['Age ', a.age], { 'es-US': (a) => [a.age, ' años'] })

/** Assumptions */
export const assumptions = /* @__PURE__ */ createSpoken(() => 'Assumptions', { 'es-US': () => 'Supuestos' })

/** Retirement age */
export const retirementAge = /* @__PURE__ */ createSpoken(() => 'Retirement age', { 'es-US': () => 'Edad de jubilación' })

/** Life expectancy */
export const lifeExpectancy = /* @__PURE__ */ createSpoken(() => 'Life expectancy', { 'es-US': () => 'Esperanza de vida' })

/** Savings at retirement */
export const fund = /* @__PURE__ */ createSpoken(() => 'Savings at retirement', { 'es-US': () => 'Ahorros al jubilarse' })

/** Expenses per year, after taxes */
export const expenses = /* @__PURE__ */ createSpoken(() => 'Expenses per year, after taxes', { 'es-US': () => 'Gastos por año, después de impuestos' })

/** Other income per year */
export const otherIncome = /* @__PURE__ */ createSpoken(() => 'Other income per year', { 'es-US': () => 'Otros ingresos por año' })

/** Return in retirement */
export const retirementReturn = /* @__PURE__ */ createSpoken(() => 'Return in retirement', { 'es-US': () => 'Rendimiento en la jubilación' })

/** Inflation */
export const inflation = /* @__PURE__ */ createSpoken(() => 'Inflation', { 'es-US': () => 'Inflación' })

/** Future tax rate */
export const taxRate = /* @__PURE__ */ createSpoken(() => 'Future tax rate', { 'es-US': () => 'Tasa de impuestos futura' })

/** All amounts are in today’s dollars. */
export const todaysDollars = /* @__PURE__ */ createSpoken(() => 'All amounts are in today’s dollars.', { 'es-US': () => 'Todos los montos están en dólares de hoy.' })

/** All amounts are in dollars of the year you retire. */
export const purchasingPower = /* @__PURE__ */ createSpoken(() => 'All amounts are in dollars of the year you retire.', { 'es-US': () => 'Todos los montos están en dólares del año en que se jubila.' })

/** Year by year */
export const yearByYear = /* @__PURE__ */ createSpoken(() => 'Year by year', { 'es-US': () => 'Año por año' })

/** Age */
export const age = /* @__PURE__ */ createSpoken(() => 'Age', { 'es-US': () => 'Edad' })

/** Starting balance */
export const startBalance = /* @__PURE__ */ createSpoken(() => 'Starting balance', { 'es-US': () => 'Saldo inicial' })

/** Withdrawal */
export const withdrawal = /* @__PURE__ */ createSpoken(() => 'Withdrawal', { 'es-US': () => 'Retiro' })

/** Ending balance */
export const endBalance = /* @__PURE__ */ createSpoken(() => 'Ending balance', { 'es-US': () => 'Saldo final' })

/** How we calculated this */
export const calculated = /* @__PURE__ */ createSpoken(() => 'How we calculated this', { 'es-US': () => 'Cómo lo calculamos' })

/** Prepared for {name}. Numbers as of {date}. */
export const preparedFor = /* @__PURE__ */ createSpoken<{ name: string; date: string }>((a) => ['Prepared for ', a.name, '. Numbers as of ', a.date, '.'], { 'es-US': (a) => ['Preparado para ', a.name, '. Números al ', a.date, '.'] })

/** An estimate for planning. It isn’t a guarantee or investment advice. */
export const estimate = /* @__PURE__ */ createSpoken(() => 'An estimate for planning. It isn’t a guarantee or investment advice.', { 'es-US': () => 'Una estimación para planear. No es una garantía ni un consejo de inversión.' })
