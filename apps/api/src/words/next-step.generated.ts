// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Your plan counts no Social Security. Add what you’re paid. */
export const addBenefit = /* @__PURE__ */ createSpoken(() => 'Your plan counts no Social Security. Add what you’re paid.', { 'es-US': () => 'Su plan no cuenta el Seguro Social. Agregue lo que le pagan.' })

/** {count, plural, one {One rate or minimum payment is} other {# rates or minimum payments are}} missing, so your debt plan has no date yet. */
export const addTerms = /* @__PURE__ */ createSpoken<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'One rate or minimum payment is', other: () => [w.number(a.count), ' rates or minimum payments are'] }), ' missing, so your debt plan has no date yet.'], { 'es-US': (a, w) => [w.plural(a.count, { one: () => 'Falta una tasa o un pago mínimo', other: () => ['Faltan ', w.number(a.count), ' tasas o pagos mínimos'] }), ', por eso su plan de deudas aún no tiene fecha.'] })

/** Turn on autopay: federal loans take 0.25% off, {amount} a year. */
export const autopay = /* @__PURE__ */ createSpoken<{ amount: string }>((a) => ['Turn on autopay: federal loans take 0.25% off, ', a.amount, ' a year.'], { 'es-US': (a) => ['Active el pago automático: los préstamos federales bajan 0.25%, ', a.amount, ' al año.'] })

/** {bank} hasn’t updated since {day}. */
export const bankSilent = /* @__PURE__ */ createSpoken<{ bank: string; day: string }>((a) => [a.bank, ' hasn’t updated since ', a.day, '.'], { 'es-US': (a) => [a.bank, ' no se ha actualizado desde el ', a.day, '.'] })

/** {bank} no longer updates. */
export const bankStopped = /* @__PURE__ */ createSpoken<{ bank: string }>((a) => [a.bank, ' no longer updates.'], { 'es-US': (a) => [a.bank, ' ya no se actualiza.'] })

/** {count, plural, one {# transaction has} other {# transactions have}} no category. */
export const categorize = /* @__PURE__ */ createSpoken<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction has'], other: () => [w.number(a.count), ' transactions have'] }), ' no category.'], { 'es-US': (a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transacción no tiene'], other: () => [w.number(a.count), ' transacciones no tienen'] }), ' categoría.'] })

/** {category} is on pace to go {amount} over with {days, plural, one {# day} other {# days}} left. */
export const categoryLeadsOver = /* @__PURE__ */ createSpoken<{ category: string; amount: string; days: number }>((a, w) => [a.category, ' is on pace to go ', a.amount, ' over with ', w.plural(a.days, { one: () => [w.number(a.days), ' day'], other: () => [w.number(a.days), ' days'] }), ' left.'], { 'es-US': (a, w) => [a.category, ' va camino de pasarse por ', a.amount, '; ', w.plural(a.days, { one: () => ['queda ', w.number(a.days), ' día'], other: () => ['quedan ', w.number(a.days), ' días'] }), '.'] })

/** {category} is {amount} over{days, plural, =0 { on the last day of the month} one { with # day left} other { with # days left}}. */
export const categoryOver = /* @__PURE__ */ createSpoken<{ category: string; amount: string; days: number }>((a, w) => [a.category, ' is ', a.amount, ' over', w.plural(a.days, { '=0': () => ' on the last day of the month', one: () => [' with ', w.number(a.days), ' day left'], other: () => [' with ', w.number(a.days), ' days left'] }), '.'], { 'es-US': (a, w) => [a.category, ' se pasó por ', a.amount, '; ', w.plural(a.days, { '=0': () => 'es el último día del mes', one: () => ['queda ', w.number(a.days), ' día'], other: () => ['quedan ', w.number(a.days), ' días'] }), '.'] })

/** Check both of your beneficiaries. */
export const checkBoth = /* @__PURE__ */ createSpoken(() => 'Check both of your beneficiaries.', { 'es-US': () => 'Revise a sus beneficiarios en los dos casos.' })

/** Choose which debt is paid first. */
export const chooseOrder = /* @__PURE__ */ createSpoken(() => 'Choose which debt is paid first.', { 'es-US': () => 'Elija qué deuda se paga primero.' })

/** Claim Social Security at {age}: {yearly} a year more to spend. {before} → {after} of 100. */
export const claimLater = /* @__PURE__ */ createSpoken<{ age: string; yearly: string; before: string; after: string }>((a) => ['Claim Social Security at ', a.age, ': ', a.yearly, ' a year more to spend. ', a.before, ' → ', a.after, ' of 100.'], { 'es-US': (a) => ['Solicite el Seguro Social a los ', a.age, ': ', a.yearly, ' más al año para gastar. ', a.before, ' → ', a.after, ' de 100.'] })

/** Save {percent, number}% more: {employer} adds {amount} a year. */
export const claimMatch = /* @__PURE__ */ createSpoken<{ percent: number; employer: string; amount: string }>((a, w) => ['Save ', w.number(a.percent), '% more: ', a.employer, ' adds ', a.amount, ' a year.'], { 'es-US': (a, w) => ['Ahorre ', w.number(a.percent), '% más: ', a.employer, ' aporta ', a.amount, ' al año.'] })

/** You plan to stop at {age}; Medicare starts at 65. */
export const coverUntilMedicare = /* @__PURE__ */ createSpoken<{ age: string }>((a) => ['You plan to stop at ', a.age, '; Medicare starts at 65.'], { 'es-US': (a) => ['Piensa dejar de trabajar a los ', a.age, '; Medicare empieza a los 65.'] })

/** Tell {servicer, select, none {your lender} other {{servicer}}} that the extra {amount} goes to {loan} ({percent, number}%). */
export const directExtra = /* @__PURE__ */ createSpoken<{ servicer: 'none' | (string & {}); amount: string; loan: string; percent: number }>((a, w) => ['Tell ', w.select(a.servicer, { none: () => 'your lender', other: () => [a.servicer] }), ' that the extra ', a.amount, ' goes to ', a.loan, ' (', w.number(a.percent), '%).'], { 'es-US': (a, w) => ['Dígale a ', w.select(a.servicer, { none: () => 'su prestamista', other: () => [a.servicer] }), ' que los ', a.amount, ' adicionales van a ', a.loan, ' (', w.number(a.percent), '%).'] })

/** You’re {amount} a month short if you can’t work. */
export const disabilityGap = /* @__PURE__ */ createSpoken<{ amount: string }>((a) => ['You’re ', a.amount, ' a month short if you can’t work.'], { 'es-US': (a) => ['Le faltan ', a.amount, ' al mes si no puede trabajar.'] })

/** {payee} was due on {day} and isn’t in your transactions. */
export const recurringMissed = /* @__PURE__ */ createSpoken<{ payee: string; day: string }>((a) => [a.payee, ' was due on ', a.day, ' and isn’t in your transactions.'], { 'es-US': (a) => ['El pago de ', a.payee, ' vencía el ', a.day, ' y no está en sus transacciones.'] })

/** {payee} came twice, on {day}. */
export const recurringDoubled = /* @__PURE__ */ createSpoken<{ payee: string; day: string }>((a) => [a.payee, ' came twice, on ', a.day, '.'], { 'es-US': (a) => [a.payee, ' llegó dos veces, el ', a.day, '.'] })

/** {payee} went from {before} to {now}. */
export const recurringPrice = /* @__PURE__ */ createSpoken<{ payee: string; before: string; now: string }>((a) => [a.payee, ' went from ', a.before, ' to ', a.now, '.'], { 'es-US': (a) => [a.payee, ' pasó de ', a.before, ' a ', a.now, '.'] })

/** Your planner proposes {count, plural, =1 {a change} other {# changes}} for {plan}: {before} → {after} of 100. */
export const proposalMoves = /* @__PURE__ */ createSpoken<{ count: number; plan: string; before: string; after: string }>((a, w) => ['Your planner proposes ', w.plural(a.count, { '=1': () => 'a change', other: () => [w.number(a.count), ' changes'] }), ' for ', a.plan, ': ', a.before, ' → ', a.after, ' of 100.'], { 'es-US': (a, w) => ['Su planificador propone ', w.plural(a.count, { '=1': () => 'un cambio', one: () => [w.number(a.count), ' cambio'], other: () => [w.number(a.count), ' cambios'] }), ' para ', a.plan, ': ', a.before, ' → ', a.after, ' de 100.'] })

/** Your planner proposes {count, plural, =1 {a change} other {# changes}} for {plan}. */
export const proposalWaits = /* @__PURE__ */ createSpoken<{ count: number; plan: string }>((a, w) => ['Your planner proposes ', w.plural(a.count, { '=1': () => 'a change', other: () => [w.number(a.count), ' changes'] }), ' for ', a.plan, '.'], { 'es-US': (a, w) => ['Su planificador propone ', w.plural(a.count, { '=1': () => 'un cambio', one: () => [w.number(a.count), ' cambio'], other: () => [w.number(a.count), ' cambios'] }), ' para ', a.plan, '.'] })

/** {fact, select, retirementFund {Add your retirement savings to {plan}.} savingsRate {Add your savings rate to {plan}.} other {Add what’s missing from {plan}.}} Until then we can’t say how it goes. */
export const planLacksFact = /* @__PURE__ */ createSpoken<{ fact: 'retirementFund' | 'savingsRate' | (string & {}); plan: string }>((a, w) => [w.select(a.fact, { retirementFund: () => ['Add your retirement savings to ', a.plan, '.'], savingsRate: () => ['Add your savings rate to ', a.plan, '.'], other: () => ['Add what’s missing from ', a.plan, '.'] }), ' Until then we can’t say how it goes.'], { 'es-US': (a, w) => [w.select(a.fact, { retirementFund: () => ['Agregue sus ahorros para la jubilación a ', a.plan, '.'], savingsRate: () => ['Agregue su tasa de ahorro a ', a.plan, '.'], other: () => ['Agregue lo que falta en ', a.plan, '.'] }), ' Hasta entonces no podemos decir cómo va.'] })

/** You started {plan} on {day}. Your answers are saved. */
export const draftOpen = /* @__PURE__ */ createSpoken<{ plan: string; day: string }>((a) => ['You started ', a.plan, ' on ', a.day, '. Your answers are saved.'], { 'es-US': (a) => ['Empezó ', a.plan, ' el ', a.day, '. Sus respuestas están guardadas.'] })

/** {employer} covers {amount}. It ends with the job. */
export const employerCover = /* @__PURE__ */ createSpoken<{ employer: string; amount: string }>((a) => [a.employer, ' covers ', a.amount, '. It ends with the job.'], { 'es-US': (a) => [a.employer, ' cubre ', a.amount, '. Termina con el empleo.'] })

/** {employer} lets you choose benefits from {opens} to {closes}. */
export const enroll = /* @__PURE__ */ createSpoken<{ employer: string; opens: string; closes: string }>((a) => [a.employer, ' lets you choose benefits from ', a.opens, ' to ', a.closes, '.'], { 'es-US': (a) => [a.employer, ' le permite elegir beneficios del ', a.opens, ' al ', a.closes, '.'] })

/** Find out what disability pay you have. */
export const findPolicy = /* @__PURE__ */ createSpoken(() => 'Find out what disability pay you have.', { 'es-US': () => 'Averigüe qué pago por discapacidad tiene.' })

/** Your emergency fund is in a separate account. */
export const fundApart = /* @__PURE__ */ createSpoken(() => 'Your emergency fund is in a separate account.', { 'es-US': () => 'Su fondo de emergencia está en una cuenta separada.' })

/** Your emergency fund is fully funded. */
export const fundFull = /* @__PURE__ */ createSpoken(() => 'Your emergency fund is fully funded.', { 'es-US': () => 'Su fondo de emergencia está completo.' })

/** You get the full match, {amount} a year. */
export const hasFullMatch = /* @__PURE__ */ createSpoken<{ amount: string }>((a) => ['You get the full match, ', a.amount, ' a year.'], { 'es-US': (a) => ['Recibe el aporte completo, ', a.amount, ' al año.'] })

/** Look into income-driven repayment for {amount}. */
export const incomeDriven = /* @__PURE__ */ createSpoken<{ amount: string }>((a) => ['Look into income-driven repayment for ', a.amount, '.'], { 'es-US': (a) => ['Infórmese sobre el pago según sus ingresos para ', a.amount, '.'] })

/** Keep your emergency fund in a separate savings account. */
export const keepFundApart = /* @__PURE__ */ createSpoken(() => 'Keep your emergency fund in a separate savings account.', { 'es-US': () => 'Mantenga su fondo de emergencia en una cuenta de ahorros separada.' })

/** Get quotes for {gap} of {years, plural, one {#-year} other {#-year}} term life insurance. */
export const lifeQuotes = /* @__PURE__ */ createSpoken<{ gap: string; years: number }>((a, w) => ['Get quotes for ', a.gap, ' of ', w.plural(a.years, { one: () => [w.number(a.years), '-year'], other: () => [w.number(a.years), '-year'] }), ' term life insurance.'], { 'es-US': (a, w) => ['Pida cotizaciones para ', a.gap, ' de seguro de vida a ', w.plural(a.years, { one: () => [w.number(a.years), ' año'], other: () => [w.number(a.years), ' años'] }), '.'] })

/** Your loans are up to date. */
export const loansUpToDate = /* @__PURE__ */ createSpoken(() => 'Your loans are up to date.', { 'es-US': () => 'Sus préstamos están al día.' })

/** It’s a year since you chose {planned}% stocks. Look at your mix again. */
export const reviewMix = /* @__PURE__ */ createSpoken<{ planned: string }>((a) => ['It’s a year since you chose ', a.planned, '% stocks. Look at your mix again.'], { 'es-US': (a) => ['Hace un año eligió ', a.planned, '% en acciones. Revise su combinación.'] })

/** You plan to stop at {age}, when Medicare has started. */
export const medicareStarts = /* @__PURE__ */ createSpoken<{ age: string }>((a) => ['You plan to stop at ', a.age, ', when Medicare has started.'], { 'es-US': (a) => ['Piensa dejar de trabajar a los ', a.age, ', cuando Medicare ya empezó.'] })

/** You have no {document, select, will {will} healthCareDirective {health care directive} financialPowerOfAttorney {financial power of attorney} guardian {guardian named for your children} other {beneficiaries named on every account}} yet. */
export const missingDocument = /* @__PURE__ */ createSpoken<{ document: 'will' | 'healthCareDirective' | 'financialPowerOfAttorney' | 'guardian' | (string & {}) }>((a, w) => ['You have no ', w.select(a.document, { will: () => 'will', healthCareDirective: () => 'health care directive', financialPowerOfAttorney: () => 'financial power of attorney', guardian: () => 'guardian named for your children', other: () => 'beneficiaries named on every account' }), ' yet.'], { 'es-US': (a, w) => ['Todavía no tiene ', w.select(a.document, { will: () => 'testamento', healthCareDirective: () => 'directiva de atención médica', financialPowerOfAttorney: () => 'poder notarial financiero', guardian: () => 'un tutor nombrado para sus hijos', other: () => 'beneficiarios nombrados en cada cuenta' }), '.'] })

/** Name who gets your retirement accounts ({amount}). */
export const nameBeneficiaries = /* @__PURE__ */ createSpoken<{ amount: string }>((a) => ['Name who gets your retirement accounts (', a.amount, ').'], { 'es-US': (a) => ['Nombre quién recibe sus cuentas de jubilación (', a.amount, ').'] })

/** Name who gets the {amount} of life insurance. */
export const nameWhoGets = /* @__PURE__ */ createSpoken<{ amount: string }>((a) => ['Name who gets the ', a.amount, ' of life insurance.'], { 'es-US': (a) => ['Nombre quién recibe los ', a.amount, ' de seguro de vida.'] })

/** Does {name, select, none {your partner’s} other {{name}’s}} employer insure them? */
export const partnerEmployerCover = /* @__PURE__ */ createSpoken<{ name: 'none' | (string & {}) }>((a, w) => ['Does ', w.select(a.name, { none: () => 'your partner’s', other: () => [a.name, '’s'] }), ' employer insure them?'], { 'es-US': (a, w) => ['¿El empleador de ', w.select(a.name, { none: () => 'su pareja', other: () => [a.name] }), ' le ofrece seguro?'] })

/** Get quotes for {gap} of life insurance for {name, select, none {your partner} other {{name}}}. */
export const partnerQuotes = /* @__PURE__ */ createSpoken<{ gap: string; name: 'none' | (string & {}) }>((a, w) => ['Get quotes for ', a.gap, ' of life insurance for ', w.select(a.name, { none: () => 'your partner', other: () => [a.name] }), '.'], { 'es-US': (a, w) => ['Pida cotizaciones para ', a.gap, ' de seguro de vida para ', w.select(a.name, { none: () => 'su pareja', other: () => [a.name] }), '.'] })

/** Pay more than the minimum on your debts. */
export const payAboveMinimum = /* @__PURE__ */ createSpoken(() => 'Pay more than the minimum on your debts.', { 'es-US': () => 'Pague más del mínimo de sus deudas.' })

/** Pay {amount} more a month on your debts: {months, plural, =0 {} one {# month sooner, } other {# months sooner, }}{interest} less interest. */
export const payMore = /* @__PURE__ */ createSpoken<{ amount: string; months: number; interest: string }>((a, w) => ['Pay ', a.amount, ' more a month on your debts: ', w.plural(a.months, { '=0': () => '', one: () => [w.number(a.months), ' month sooner, '], other: () => [w.number(a.months), ' months sooner, '] }), a.interest, ' less interest.'], { 'es-US': (a, w) => ['Pague ', a.amount, ' más al mes en sus deudas: ', w.plural(a.months, { '=0': () => '', one: () => [w.number(a.months), ' mes antes, '], other: () => [w.number(a.months), ' meses antes, '] }), a.interest, ' menos de intereses.'] })

/** Put the {amount} above your emergency target on your debts: {months, plural, =0 {} one {# month sooner, } other {# months sooner, }}{interest} less interest. */
export const paySurplus = /* @__PURE__ */ createSpoken<{ amount: string; months: number; interest: string }>((a, w) => ['Put the ', a.amount, ' above your emergency target on your debts: ', w.plural(a.months, { '=0': () => '', one: () => [w.number(a.months), ' month sooner, '], other: () => [w.number(a.months), ' months sooner, '] }), a.interest, ' less interest.'], { 'es-US': (a, w) => ['Use los ', a.amount, ' que superan su meta de emergencia para sus deudas: ', w.plural(a.months, { '=0': () => '', one: () => [w.number(a.months), ' mes antes, '], other: () => [w.number(a.months), ' meses antes, '] }), a.interest, ' menos de intereses.'] })

/** Your employer’s policy pays {amount} after {months, plural, one {# month} other {# months}}. */
export const policyPays = /* @__PURE__ */ createSpoken<{ amount: string; months: number }>((a, w) => ['Your employer’s policy pays ', a.amount, ' after ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), '.'], { 'es-US': (a, w) => ['La póliza de su empleador paga ', a.amount, ' después de ', w.plural(a.months, { one: () => [w.number(a.months), ' mes'], other: () => [w.number(a.months), ' meses'] }), '.'] })

/** Save 1% more: {monthly} a month now, {yearly} a year more from retirement on. {before} → {after} of 100. */
export const raiseContribution = /* @__PURE__ */ createSpoken<{ monthly: string; yearly: string; before: string; after: string }>((a) => ['Save 1% more: ', a.monthly, ' a month now, ', a.yearly, ' a year more from retirement on. ', a.before, ' → ', a.after, ' of 100.'], { 'es-US': (a) => ['Ahorre 1% más: ', a.monthly, ' al mes ahora, ', a.yearly, ' más al año desde la jubilación. ', a.before, ' → ', a.after, ' de 100.'] })

/** {count, plural, one {The rate is} other {All # rates are}} known. */
export const ratesKnown = /* @__PURE__ */ createSpoken<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'The rate is', other: () => ['All ', w.number(a.count), ' rates are'] }), ' known.'], { 'es-US': (a, w) => [w.plural(a.count, { one: () => 'Se conoce la tasa', other: () => ['Se conocen las ', w.number(a.count), ' tasas'] }), '.'] })

/** You hold {held}% stocks; your plan says {planned}%. Send new savings {way, select, up {to stocks} other {to bonds}} first. */
export const rebalance = /* @__PURE__ */ createSpoken<{ held: string; planned: string; way: 'up' | (string & {}) }>((a, w) => ['You hold ', a.held, '% stocks; your plan says ', a.planned, '%. Send new savings ', w.select(a.way, { up: () => 'to stocks', other: () => 'to bonds' }), ' first.'], { 'es-US': (a, w) => ['Tiene ', a.held, '% en acciones; su plan dice ', a.planned, '%. Primero dirija los ahorros nuevos ', w.select(a.way, { up: () => 'a acciones', other: () => 'a bonos' }), '.'] })

/** You plan on {planned} a month; you spent {spent}. */
export const reviewExpenses = /* @__PURE__ */ createSpoken<{ planned: string; spent: string }>((a) => ['You plan on ', a.planned, ' a month; you spent ', a.spent, '.'], { 'es-US': (a) => ['Planea ', a.planned, ' al mes; gastó ', a.spent, '.'] })

/** How much of your savings is in stocks? Your plan says {planned}%. */
export const sayStocks = /* @__PURE__ */ createSpoken<{ planned: string }>((a) => ['How much of your savings is in stocks? Your plan says ', a.planned, '%.'], { 'es-US': (a) => ['¿Cuánto de sus ahorros está en acciones? Su plan dice ', a.planned, '%.'] })

/** Your savings last at {sustainable} a month in retirement. You plan on {planned}. */
export const spendLess = /* @__PURE__ */ createSpoken<{ sustainable: string; planned: string }>((a) => ['Your savings last at ', a.sustainable, ' a month in retirement. You plan on ', a.planned, '.'], { 'es-US': (a) => ['Sus ahorros duran con ', a.sustainable, ' al mes en la jubilación. Su plan prevé ', a.planned, '.'] })

/** Your emergency fund is {missing} short. At {monthly} a month it’s full in a year. */
export const startTransfer = /* @__PURE__ */ createSpoken<{ missing: string; monthly: string }>((a) => ['Your emergency fund is ', a.missing, ' short. At ', a.monthly, ' a month it’s full in a year.'], { 'es-US': (a) => ['A su fondo de emergencia le faltan ', a.missing, '. Con ', a.monthly, ' al mes estará completo en un año.'] })

/** Move {amount} a month: your emergency fund is full in {months, plural, one {# month} other {# months}}. */
export const transfer = /* @__PURE__ */ createSpoken<{ amount: string; months: number }>((a, w) => ['Move ', a.amount, ' a month: your emergency fund is full in ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), '.'], { 'es-US': (a, w) => ['Pase ', a.amount, ' al mes: su fondo de emergencia estará completo en ', w.plural(a.months, { one: () => [w.number(a.months), ' mes'], other: () => [w.number(a.months), ' meses'] }), '.'] })

/** Last month {amount} had no budget, {largest} of it {category}. */
export const unbudgeted = /* @__PURE__ */ createSpoken<{ amount: string; largest: string; category: string }>((a) => ['Last month ', a.amount, ' had no budget, ', a.largest, ' of it ', a.category, '.'], { 'es-US': (a) => ['El mes pasado ', a.amount, ' no tenían presupuesto, de ellos ', a.largest, ' de ', a.category, '.'] })

/** {count, plural, one {A free benefit} other {# free benefits}} you don’t use: {names}. */
export const unusedBenefits = /* @__PURE__ */ createSpoken<{ count: number; names: string }>((a, w) => [w.plural(a.count, { one: () => 'A free benefit', other: () => [w.number(a.count), ' free benefits'] }), ' you don’t use: ', a.names, '.'], { 'es-US': (a, w) => [w.plural(a.count, { one: () => 'Un beneficio gratuito que no usa', other: () => [w.number(a.count), ' beneficios gratuitos que no usa'] }), ': ', a.names, '.'] })

/** Your loan balances are more than a week old. */
export const updateLoans = /* @__PURE__ */ createSpoken(() => 'Your loan balances are more than a week old.', { 'es-US': () => 'Los saldos de sus préstamos tienen más de una semana.' })

/** Your savings cover {covered, number} of the {months, plural, one {# month} other {# months}} until disability pay starts. */
export const waitCovered = /* @__PURE__ */ createSpoken<{ covered: number; months: number }>((a, w) => ['Your savings cover ', w.number(a.covered), ' of the ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), ' until disability pay starts.'], { 'es-US': (a, w) => ['Sus ahorros cubren ', w.number(a.covered), ' de ', w.plural(a.months, { one: () => [w.number(a.months), ' mes'], other: () => ['los ', w.number(a.months), ' meses'] }), ' hasta que empieza el pago por discapacidad.'] })

/** Disability pay starts after {months, plural, one {# month} other {# months}}. Plan an emergency fund that lasts as long. */
export const waitUnknown = /* @__PURE__ */ createSpoken<{ months: number }>((a, w) => ['Disability pay starts after ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), '. Plan an emergency fund that lasts as long.'], { 'es-US': (a, w) => ['El pago por discapacidad empieza después de ', w.plural(a.months, { one: () => [w.number(a.months), ' mes'], other: () => [w.number(a.months), ' meses'] }), '. Planee un fondo de emergencia que dure lo mismo.'] })

/** Plan what to withdraw first: {preTax} pre-tax, {roth} Roth, {taxable} taxable. */
export const withdrawalOrder = /* @__PURE__ */ createSpoken<{ preTax: string; roth: string; taxable: string }>((a) => ['Plan what to withdraw first: ', a.preTax, ' pre-tax, ', a.roth, ' Roth, ', a.taxable, ' taxable.'], { 'es-US': (a) => ['Planee qué retirar primero: ', a.preTax, ' antes de impuestos, ', a.roth, ' Roth, ', a.taxable, ' gravable.'] })

/** Fix connection */
export const fixConnection = /* @__PURE__ */ createSpoken(() => 'Fix connection', { 'es-US': () => 'Reparar la conexión' })

/** Adjust budget */
export const adjustBudget = /* @__PURE__ */ createSpoken(() => 'Adjust budget', { 'es-US': () => 'Ajustar presupuesto' })

/** Continue */
export const continueDraft = /* @__PURE__ */ createSpoken(() => 'Continue', { 'es-US': () => 'Continuar' })

/** Try it */
export const tryIt = /* @__PURE__ */ createSpoken(() => 'Try it', { 'es-US': () => 'Probarlo' })

/** Open */
export const open = /* @__PURE__ */ createSpoken(() => 'Open', { 'es-US': () => 'Abrir' })

/** Mark done */
export const markDone = /* @__PURE__ */ createSpoken(() => 'Mark done', { 'es-US': () => 'Marcar como hecho' })
