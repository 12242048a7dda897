// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Retirement funding */
export const title = /* @__PURE__ */ createSpoken(() => 'Retirement funding', { 'es-US': () => 'Dinero para la jubilación' })

/** Summary */
export const summary = /* @__PURE__ */ createSpoken(() => 'Summary', { 'es-US': () => 'Resumen' })

/** With average returns your fund lasts to the age of {age}. */
export const lastsTo = /* @__PURE__ */ createSpoken<{ age: string }>((a) => ['With average returns your fund lasts to the age of ', a.age, '.'], { 'es-US': (a) => ['Con rendimientos promedio, su fondo dura hasta los ', a.age, ' años.'] })

/** With average returns your fund lasts for {years}, to the age of {age}. */
export const lastsFor = /* @__PURE__ */ createSpoken<{ years: string; age: string }>((a) => ['With average returns your fund lasts for ', a.years, ', to the age of ', a.age, '.'], { 'es-US': (a) => ['Con rendimientos promedio, su fondo dura ', a.years, ', hasta los ', a.age, ' años.'] })

/** It lasts in {futures} of 100 futures. */
export const inFutures = /* @__PURE__ */ createSpoken<{ futures: string }>((a) => ['It lasts in ', a.futures, ' of 100 futures.'], { 'es-US': (a) => ['Dura en ', a.futures, ' de 100 futuros.'] })

/** {isOne, select, yes {{years} year} other {{years} years}} */
export const years = /* @__PURE__ */ createSpoken<{ isOne: 'yes' | (string & {}); years: string }>((a, w) => [w.select(a.isOne, { yes: () => [a.years, ' year'], other: () => [a.years, ' years'] })], { 'es-US': (a, w) => [w.select(a.isOne, { yes: () => [a.years, ' año'], other: () => [a.years, ' años'] })] })

/** You could draw every year */
export const couldDraw = /* @__PURE__ */ createSpoken(() => 'You could draw every year', { 'es-US': () => 'Podría retirar cada año' })

/** You plan to draw every year */
export const planDraw = /* @__PURE__ */ createSpoken(() => 'You plan to draw every year', { 'es-US': () => 'Piensa retirar cada año' })

/** Your fund will last */
export const willLast = /* @__PURE__ */ createSpoken(() => 'Your fund will last', { 'es-US': () => 'Su fondo durará' })

/** Assumptions */
export const assumptions = /* @__PURE__ */ createSpoken(() => 'Assumptions', { 'es-US': () => 'Supuestos' })

/** Retirement age */
export const retirementAge = /* @__PURE__ */ createSpoken(() => 'Retirement age', { 'es-US': () => 'Edad de jubilación' })

/** Life expectancy */
export const lifeExpectancy = /* @__PURE__ */ createSpoken(() => 'Life expectancy', { 'es-US': () => 'Esperanza de vida' })

/** Retirement fund */
export const fund = /* @__PURE__ */ createSpoken(() => 'Retirement fund', { 'es-US': () => 'Fondo de jubilación' })

/** Expenses a year, after taxes */
export const expenses = /* @__PURE__ */ createSpoken(() => 'Expenses a year, after taxes', { 'es-US': () => 'Gastos al año, después de impuestos' })

/** Other income per year */
export const otherIncome = /* @__PURE__ */ createSpoken(() => 'Other income per year', { 'es-US': () => 'Otros ingresos al año' })

/** Return in retirement */
export const retirementReturn = /* @__PURE__ */ createSpoken(() => 'Return in retirement', { 'es-US': () => 'Rendimiento en la jubilación' })

/** Inflation */
export const inflation = /* @__PURE__ */ createSpoken(() => 'Inflation', { 'es-US': () => 'Inflación' })

/** Future tax rate */
export const taxRate = /* @__PURE__ */ createSpoken(() => 'Future tax rate', { 'es-US': () => 'Tasa de impuestos futura' })

/** All amounts are in today’s dollars. */
export const todaysDollars = /* @__PURE__ */ createSpoken(() => 'All amounts are in today’s dollars.', { 'es-US': () => 'Todos los montos están en dólares de hoy.' })

/** All amounts are dollars of the purchasing power that the fund has at retirement. */
export const purchasingPower = /* @__PURE__ */ createSpoken(() => 'All amounts are dollars of the purchasing power that the fund has at retirement.', { 'es-US': () => 'Todos los montos son dólares con el poder de compra que el fondo tiene al jubilarse.' })

/** Year by year */
export const yearByYear = /* @__PURE__ */ createSpoken(() => 'Year by year', { 'es-US': () => 'Año por año' })

/** Age */
export const age = /* @__PURE__ */ createSpoken(() => 'Age', { 'es-US': () => 'Edad' })

/** Balance at start */
export const startBalance = /* @__PURE__ */ createSpoken(() => 'Balance at start', { 'es-US': () => 'Saldo inicial' })

/** Withdrawal */
export const withdrawal = /* @__PURE__ */ createSpoken(() => 'Withdrawal', { 'es-US': () => 'Retiro' })

/** Balance at end */
export const endBalance = /* @__PURE__ */ createSpoken(() => 'Balance at end', { 'es-US': () => 'Saldo final' })

/** How this was calculated */
export const calculated = /* @__PURE__ */ createSpoken(() => 'How this was calculated', { 'es-US': () => 'Cómo se calculó' })

/** Prepared for {name}. Figures as of {date}. */
export const preparedFor = /* @__PURE__ */ createSpoken<{ name: string; date: string }>((a) => ['Prepared for ', a.name, '. Figures as of ', a.date, '.'], { 'es-US': (a) => ['Preparado para ', a.name, '. Cifras al ', a.date, '.'] })

/** An estimate for planning, not a promise and no advice about any investment. */
export const estimate = /* @__PURE__ */ createSpoken(() => 'An estimate for planning, not a promise and no advice about any investment.', { 'es-US': () => 'Una estimación para planear. No es una promesa ni un consejo sobre ninguna inversión.' })
