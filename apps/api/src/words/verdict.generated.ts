// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** On track */
export const onTrack = /* @__PURE__ */ createSpoken(() => 'On track', { 'es-US': () => 'Va bien' })

/** Close */
export const close = /* @__PURE__ */ createSpoken(() => 'Close', { 'es-US': () => 'Casi' })

/** Off track */
export const offTrack = /* @__PURE__ */ createSpoken(() => 'Off track', { 'es-US': () => 'No alcanza' })

/** Can’t say yet */
export const cannotSay = /* @__PURE__ */ createSpoken(() => 'Can’t say yet', { 'es-US': () => 'Aún no se puede decir' })

/** Your savings last to age {age} in {futures} of 100 futures. */
export const savingsLast = /* @__PURE__ */ createSpoken<{ age: string; futures: string }>((a) => ['Your savings last to age ', a.age, ' in ', a.futures, ' of 100 futures.'], { 'es-US': (a) => ['Sus ahorros duran hasta los ', a.age, ' en ', a.futures, ' de 100 futuros.'] })

/** With average returns you have {amount} to spare at {age}. */
export const spareAtRetirement = /* @__PURE__ */ createSpoken<{ amount: string; age: string }>((a) => ['With average returns you have ', a.amount, ' to spare at ', a.age, '.'], { 'es-US': (a) => ['Con rendimientos promedio le sobran ', a.amount, ' a los ', a.age, '.'] })

/** With average returns you’re {amount} short at {age}. */
export const shortAtRetirement = /* @__PURE__ */ createSpoken<{ amount: string; age: string }>((a) => ['With average returns you’re ', a.amount, ' short at ', a.age, '.'], { 'es-US': (a) => ['Con rendimientos promedio le faltan ', a.amount, ' a los ', a.age, '.'] })

/** Without state tax. With a state rate of {percent, number}% it would be {futures} of 100 futures. */
export const stateTaxAssumed = /* @__PURE__ */ createSpoken<{ percent: number; futures: string }>((a, w) => ['Without state tax. With a state rate of ', w.number(a.percent), '% it would be ', a.futures, ' of 100 futures.'], { 'es-US': (a, w) => ['Sin impuesto estatal. Con una tasa estatal de ', w.number(a.percent), '% serían ', a.futures, ' de 100 futuros.'] })

/** Tell us what is missing to see how long your savings last. */
export const retirementUnknown = /* @__PURE__ */ createSpoken(() => 'Tell us what is missing to see how long your savings last.', { 'es-US': () => 'Díganos lo que falta para ver cuánto duran sus ahorros.' })

/** Debt-free in {month}. */
export const debtFree = /* @__PURE__ */ createSpoken<{ month: string }>((a) => ['Debt-free in ', a.month, '.'], { 'es-US': (a) => ['Sin deudas en ', a.month, '.'] })

/** {pace, select, sooner {{months, plural, one {# month} other {# months}} sooner} later {{months, plural, one {# month} other {# months}} later} other {At the same time}} and {interest} {cost, select, more {more} other {less}} interest than what you pay today, {pay, select, more {for {payment} a month more} less {for {payment} a month less} other {for the same {payment} a month}}. */
export const comparedWithToday = /* @__PURE__ */ createSpoken<{ pace: 'sooner' | 'later' | (string & {}); months: number; interest: string; cost: 'more' | (string & {}); pay: 'more' | 'less' | (string & {}); payment: string }>((a, w) => [w.select(a.pace, { sooner: () => [w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), ' sooner'], later: () => [w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), ' later'], other: () => 'At the same time' }), ' and ', a.interest, ' ', w.select(a.cost, { more: () => 'more', other: () => 'less' }), ' interest than what you pay today, ', w.select(a.pay, { more: () => ['for ', a.payment, ' a month more'], less: () => ['for ', a.payment, ' a month less'], other: () => ['for the same ', a.payment, ' a month'] }), '.'], { 'es-US': (a, w) => [w.select(a.pace, { sooner: () => [w.plural(a.months, { one: () => [w.number(a.months), ' mes'], other: () => [w.number(a.months), ' meses'] }), ' antes'], later: () => [w.plural(a.months, { one: () => [w.number(a.months), ' mes'], other: () => [w.number(a.months), ' meses'] }), ' después'], other: () => 'Al mismo tiempo' }), ' y ', a.interest, ' ', w.select(a.cost, { more: () => 'más', other: () => 'menos' }), ' de intereses que con lo que paga hoy, ', w.select(a.pay, { more: () => ['por ', a.payment, ' más al mes'], less: () => ['por ', a.payment, ' menos al mes'], other: () => ['por los mismos ', a.payment, ' al mes'] }), '.'] })

/** What you pay today would take more than 50 years. */
export const neverToday = /* @__PURE__ */ createSpoken(() => 'What you pay today would take more than 50 years.', { 'es-US': () => 'Con lo que paga hoy tardaría más de 50 años.' })

/** Minimums alone: {month}, {interest} interest. */
export const minimumsAlone = /* @__PURE__ */ createSpoken<{ month: string; interest: string }>((a) => ['Minimums alone: ', a.month, ', ', a.interest, ' interest.'], { 'es-US': (a) => ['Solo con los mínimos: ', a.month, ', ', a.interest, ' de intereses.'] })

/** Minimums alone would take more than 50 years. */
export const minimumsNever = /* @__PURE__ */ createSpoken(() => 'Minimums alone would take more than 50 years.', { 'es-US': () => 'Solo con los mínimos tardaría más de 50 años.' })
