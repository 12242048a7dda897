// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** How we calculated your payoff plan */
export const debtTitle = /* @__PURE__ */ createSpoken(() => 'How we calculated your payoff plan', { 'es-US': () => 'Cómo calculamos su plan de pago' })

/** How we calculated your student debt plan */
export const studentTitle = /* @__PURE__ */ createSpoken(() => 'How we calculated your student debt plan', { 'es-US': () => 'Cómo calculamos su plan de deuda estudiantil' })

/** You pay {payment} a month in total. */
export const pays = /* @__PURE__ */ createSpoken<{ payment: string }>((a) => ['You pay ', a.payment, ' a month in total.'], { 'es-US': (a) => ['Paga ', a.payment, ' al mes en total.'] })

/** Every debt gets its minimum first ({minimums}), {way, select, extra {and the extra {extra} goes to {debt}} other {and nothing is left over}}. */
export const extra = /* @__PURE__ */ createSpoken<{ minimums: string; way: 'extra' | (string & {}); extra: string; debt: string }>((a, w) => ['Every debt gets its minimum first (', a.minimums, '), ', w.select(a.way, { extra: () => ['and the extra ', a.extra, ' goes to ', a.debt], other: () => 'and nothing is left over' }), '.'], { 'es-US': (a, w) => ['Cada deuda recibe primero su mínimo (', a.minimums, '), ', w.select(a.way, { extra: () => ['y los ', a.extra, ' adicionales van a ', a.debt], other: () => 'y no sobra nada' }), '.'] })

/** When one debt is paid off, its payment moves to the next, so you’re debt-free in {time} and pay {interest} in interest. */
export const debtFree = /* @__PURE__ */ createSpoken<{ time: string; interest: string }>((a) => ['When one debt is paid off, its payment moves to the next, so you’re debt-free in ', a.time, ' and pay ', a.interest, ' in interest.'], { 'es-US': (a) => ['Cuando se termina de pagar una deuda, su pago pasa a la siguiente, así que queda sin deudas en ', a.time, ' y paga ', a.interest, ' de intereses.'] })

/** Add at least one debt to see when you’ll be debt-free. */
export const noDebts = /* @__PURE__ */ createSpoken(() => 'Add at least one debt to see when you’ll be debt-free.', { 'es-US': () => 'Agregue al menos una deuda para ver cuándo quedará sin deudas.' })

/** Your payment of {payment} is below your minimum payments, {minimums} in total. */
export const belowMinimums = /* @__PURE__ */ createSpoken<{ payment: string; minimums: string }>((a) => ['Your payment of ', a.payment, ' is below your minimum payments, ', a.minimums, ' in total.'], { 'es-US': (a) => ['Su pago de ', a.payment, ' es menor que sus pagos mínimos, ', a.minimums, ' en total.'] })

/** At this payment a debt takes more than {time} to pay off. */
export const overFiftyYears = /* @__PURE__ */ createSpoken<{ time: string }>((a) => ['At this payment a debt takes more than ', a.time, ' to pay off.'], { 'es-US': (a) => ['Con este pago, una deuda tarda más de ', a.time, ' en pagarse.'] })

/** Monthly payment */
export const payment = /* @__PURE__ */ createSpoken(() => 'Monthly payment', { 'es-US': () => 'Pago mensual' })

/** You pay this every month: each debt gets its minimum, and the extra follows “{strategy, select, balance {Lowest balance first} other {High interest first}}”. */
export const paymentNote = /* @__PURE__ */ createSpoken<{ strategy: 'balance' | (string & {}) }>((a, w) => ['You pay this every month: each debt gets its minimum, and the extra follows “', w.select(a.strategy, { balance: () => 'Lowest balance first', other: () => 'High interest first' }), '”.'], { 'es-US': (a, w) => ['Lo paga cada mes: cada deuda recibe su mínimo, y lo adicional sigue la estrategia “', w.select(a.strategy, { balance: () => 'Primero el saldo más bajo', other: () => 'Primero el interés más alto' }), '”.'] })

/** Paid once in month {month} */
export const paidOnce = /* @__PURE__ */ createSpoken<{ month: string }>((a) => ['Paid once in month ', a.month], { 'es-US': (a) => ['Pagado una vez en el mes ', a.month] })

/** Interest threshold */
export const threshold = /* @__PURE__ */ createSpoken(() => 'Interest threshold', { 'es-US': () => 'Límite de interés' })

/** We pay debts at or above this rate first. */
export const thresholdNote = /* @__PURE__ */ createSpoken(() => 'We pay debts at or above this rate first.', { 'es-US': () => 'Primero pagamos las deudas con esta tasa o más.' })

/** Balance of {debt} */
export const balanceOf = /* @__PURE__ */ createSpoken<{ debt: string }>((a) => ['Balance of ', a.debt], { 'es-US': (a) => ['Saldo de ', a.debt] })

/** Interest rate of {debt} */
export const rateOf = /* @__PURE__ */ createSpoken<{ debt: string }>((a) => ['Interest rate of ', a.debt], { 'es-US': (a) => ['Tasa de interés de ', a.debt] })

/** Minimum payment of {debt} */
export const minimumOf = /* @__PURE__ */ createSpoken<{ debt: string }>((a) => ['Minimum payment of ', a.debt], { 'es-US': (a) => ['Pago mínimo de ', a.debt] })

/** Total balances */
export const totalBalances = /* @__PURE__ */ createSpoken(() => 'Total balances', { 'es-US': () => 'Total de saldos' })

/** Total minimum payments */
export const totalMinimums = /* @__PURE__ */ createSpoken(() => 'Total minimum payments', { 'es-US': () => 'Total de pagos mínimos' })

/** Extra */
export const extraPayment = /* @__PURE__ */ createSpoken(() => 'Extra', { 'es-US': () => 'Adicional' })

/** Monthly payment − Total minimum payments */
export const extraFormula = /* @__PURE__ */ createSpoken(() => 'Monthly payment − Total minimum payments', { 'es-US': () => 'Pago mensual − Total de pagos mínimos' })

/** {debt} is paid off in */
export const paidOffIn = /* @__PURE__ */ createSpoken<{ debt: string }>((a) => [a.debt, ' is paid off in'], { 'es-US': (a) => [a.debt, ' se termina de pagar en'] })

/** Interest on {debt} */
export const interestOn = /* @__PURE__ */ createSpoken<{ debt: string }>((a) => ['Interest on ', a.debt], { 'es-US': (a) => ['Intereses de ', a.debt] })

/** Balance × Interest rate ÷ 12, rounded to the cent, each month from the second */
export const interestFormula = /* @__PURE__ */ createSpoken(() => 'Balance × Interest rate ÷ 12, rounded to the cent, each month from the second', { 'es-US': () => 'Saldo × Tasa de interés ÷ 12, redondeado al centavo, cada mes desde el segundo' })

/** Total interest */
export const totalInterest = /* @__PURE__ */ createSpoken(() => 'Total interest', { 'es-US': () => 'Intereses en total' })

/** Interest on all debts */
export const totalInterestFormula = /* @__PURE__ */ createSpoken(() => 'Interest on all debts', { 'es-US': () => 'Intereses de todas las deudas' })

/** Total paid */
export const totalPaid = /* @__PURE__ */ createSpoken(() => 'Total paid', { 'es-US': () => 'Total pagado' })

/** Total balances + Total interest */
export const totalPaidFormula = /* @__PURE__ */ createSpoken(() => 'Total balances + Total interest', { 'es-US': () => 'Total de saldos + Intereses en total' })

/** Time until debt-free */
export const time = /* @__PURE__ */ createSpoken(() => 'Time until debt-free', { 'es-US': () => 'Tiempo hasta quedar sin deudas' })

/** Month of your last payment */
export const timeFormula = /* @__PURE__ */ createSpoken(() => 'Month of your last payment', { 'es-US': () => 'Mes de su último pago' })

/** Time, minimum payments only */
export const minimumsTime = /* @__PURE__ */ createSpoken(() => 'Time, minimum payments only', { 'es-US': () => 'Tiempo, solo con pagos mínimos' })

/** Interest, minimum payments only */
export const minimumsInterest = /* @__PURE__ */ createSpoken(() => 'Interest, minimum payments only', { 'es-US': () => 'Intereses, solo con pagos mínimos' })

/** Time saved */
export const timeSaved = /* @__PURE__ */ createSpoken(() => 'Time saved', { 'es-US': () => 'Tiempo ahorrado' })

/** Interest saved */
export const interestSaved = /* @__PURE__ */ createSpoken(() => 'Interest saved', { 'es-US': () => 'Intereses ahorrados' })

/** With {other, select, current {current} other {minimum}} payments − With this plan */
export const savedFormula = /* @__PURE__ */ createSpoken<{ other: 'current' | (string & {}) }>((a, w) => ['With ', w.select(a.other, { current: () => 'current', other: () => 'minimum' }), ' payments − With this plan'], { 'es-US': (a, w) => ['Con los pagos ', w.select(a.other, { current: () => 'actuales', other: () => 'mínimos' }), ' − Con este plan'] })

/** Debts in the plan */
export const debtsInPlan = /* @__PURE__ */ createSpoken(() => 'Debts in the plan', { 'es-US': () => 'Deudas en el plan' })

/** Still not paid off after */
export const notPaidOffAfter = /* @__PURE__ */ createSpoken(() => 'Still not paid off after', { 'es-US': () => 'Aún sin pagar después de' })

/** Federal loans */
export const federalLoans = /* @__PURE__ */ createSpoken(() => 'Federal loans', { 'es-US': () => 'Préstamos federales' })

/** Private loans */
export const privateLoans = /* @__PURE__ */ createSpoken(() => 'Private loans', { 'es-US': () => 'Préstamos privados' })

/** Standard payment per month */
export const standard = /* @__PURE__ */ createSpoken(() => 'Standard payment per month', { 'es-US': () => 'Pago estándar por mes' })

/** For each loan Balance × i ÷ (1 − (1 + i)^−{months}), i = Interest rate ÷ 12 */
export const standardFormula = /* @__PURE__ */ createSpoken<{ months: string }>((a) => ['For each loan Balance × i ÷ (1 − (1 + i)^−', a.months, '), i = Interest rate ÷ 12'], { 'es-US': (a) => ['Para cada préstamo Saldo × i ÷ (1 − (1 + i)^−', a.months, '), i = Tasa de interés ÷ 12'] })

/** Month-by-month loan math. We charge no interest in the first month, so your lender’s number will be a little higher */
export const source = /* @__PURE__ */ createSpoken(() => 'Month-by-month loan math. We charge no interest in the first month, so your lender’s number will be a little higher', { 'es-US': () => 'Cálculo de préstamos mes por mes. No cobramos intereses en el primer mes, así que el número de su prestamista será un poco mayor' })
