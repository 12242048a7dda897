// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Retirement projection */
export const title = /* @__PURE__ */ createSpoken(() => 'Retirement projection', { 'es-US': () => 'Proyección de jubilación' })

/** By {age} your {saved} grows to about {savings} in future dollars{dollars, select, future {, {today} in today’s dollars} other {}}: {contributions} in contributions{lumps, select, some {, {growth} in growth and {lumpSums} in lump sums} other { and {growth} in growth}}. */
export const grows = /* @__PURE__ */ createSpoken<{ age: string; saved: string; savings: string; dollars: 'future' | (string & {}); today: string; contributions: string; lumps: 'some' | (string & {}); growth: string; lumpSums: string }>((a, w) => ['By ', a.age, ' your ', a.saved, ' grows to about ', a.savings, ' in future dollars', w.select(a.dollars, { future: () => [', ', a.today, ' in today’s dollars'], other: () => '' }), ': ', a.contributions, ' in contributions', w.select(a.lumps, { some: () => [', ', a.growth, ' in growth and ', a.lumpSums, ' in lump sums'], other: () => [' and ', a.growth, ' in growth'] }), '.'], { 'es-US': (a, w) => ['A los ', a.age, ', sus ', a.saved, ' crecen a unos ', a.savings, ' en dólares futuros', w.select(a.dollars, { future: () => [', ', a.today, ' en dólares de hoy'], other: () => '' }), ': ', a.contributions, ' en aportes', w.select(a.lumps, { some: () => [', ', a.growth, ' en crecimiento y ', a.lumpSums, ' en pagos únicos'], other: () => [' y ', a.growth, ' en crecimiento'] }), '.'] })

/** In your first year of retirement you spend {expenses} with taxes, and {income} comes from Social Security and other income. */
export const spends = /* @__PURE__ */ createSpoken<{ expenses: string; income: string }>((a) => ['In your first year of retirement you spend ', a.expenses, ' with taxes, and ', a.income, ' comes from Social Security and other income.'], { 'es-US': (a) => ['En su primer año de jubilación gasta ', a.expenses, ' con impuestos, y ', a.income, ' vienen del Seguro Social y otros ingresos.'] })

/** With average returns your savings last {time}, {way, select, over {with {gap} extra at retirement} short {and you’re {gap} short at retirement} other {exactly as long as planned}}. */
export const lasts = /* @__PURE__ */ createSpoken<{ time: string; way: 'over' | 'short' | (string & {}); gap: string }>((a, w) => ['With average returns your savings last ', a.time, ', ', w.select(a.way, { over: () => ['with ', a.gap, ' extra at retirement'], short: () => ['and you’re ', a.gap, ' short at retirement'], other: () => 'exactly as long as planned' }), '.'], { 'es-US': (a, w) => ['Con rendimientos promedio sus ahorros duran ', a.time, ', ', w.select(a.way, { over: () => ['y sobran ', a.gap, ' al jubilarse'], short: () => ['y faltan ', a.gap, ' al jubilarse'], other: () => 'justo lo planeado' }), '.'] })

/** Saved today */
export const saved = /* @__PURE__ */ createSpoken(() => 'Saved today', { 'es-US': () => 'Ahorrado hoy' })

/** Years until retirement */
export const yearsUntil = /* @__PURE__ */ createSpoken(() => 'Years until retirement', { 'es-US': () => 'Años hasta la jubilación' })

/** Years in retirement */
export const yearsIn = /* @__PURE__ */ createSpoken(() => 'Years in retirement', { 'es-US': () => 'Años en la jubilación' })

/** Expenses per year, today */
export const expenses = /* @__PURE__ */ createSpoken(() => 'Expenses per year, today', { 'es-US': () => 'Gastos por año, hoy' })

/** Future tax rate */
export const taxRate = /* @__PURE__ */ createSpoken(() => 'Future tax rate', { 'es-US': () => 'Tasa de impuestos futura' })

/** One flat rate for all your income. It jumps when you cross a bracket. */
export const taxNote = /* @__PURE__ */ createSpoken(() => 'One flat rate for all your income. It jumps when you cross a bracket.', { 'es-US': () => 'Una sola tasa para todo su ingreso. Salta cuando pasa a otro tramo.' })

/** Inflation */
export const inflation = /* @__PURE__ */ createSpoken(() => 'Inflation', { 'es-US': () => 'Inflación' })

/** Return before retirement */
export const returnBefore = /* @__PURE__ */ createSpoken(() => 'Return before retirement', { 'es-US': () => 'Rendimiento antes de la jubilación' })

/** Return in retirement */
export const returnIn = /* @__PURE__ */ createSpoken(() => 'Return in retirement', { 'es-US': () => 'Rendimiento en la jubilación' })

/** Social Security */
export const socialSecurity = /* @__PURE__ */ createSpoken(() => 'Social Security', { 'es-US': () => 'Seguro Social' })

/** Estimated from one year’s income unless you enter it. Per year, in today’s dollars. */
export const socialSecurityNote = /* @__PURE__ */ createSpoken(() => 'Estimated from one year’s income unless you enter it. Per year, in today’s dollars.', { 'es-US': () => 'Estimado según el ingreso de un año, a menos que lo escriba. Por año, en dólares de hoy.' })

/** Partner’s Social Security */
export const spouseSocialSecurity = /* @__PURE__ */ createSpoken(() => 'Partner’s Social Security', { 'es-US': () => 'Seguro Social de su pareja' })

/** At least half of your partner’s benefit at full retirement age. We don’t reduce it for claiming early. */
export const spouseNote = /* @__PURE__ */ createSpoken(() => 'At least half of your partner’s benefit at full retirement age. We don’t reduce it for claiming early.', { 'es-US': () => 'Al menos la mitad del beneficio de su pareja a la edad plena de jubilación. No lo reducimos por solicitarlo antes.' })

/** Contributions until retirement */
export const contributions = /* @__PURE__ */ createSpoken(() => 'Contributions until retirement', { 'es-US': () => 'Aportes hasta la jubilación' })

/** Growth until retirement */
export const returns = /* @__PURE__ */ createSpoken(() => 'Growth until retirement', { 'es-US': () => 'Crecimiento hasta la jubilación' })

/** Lump sums */
export const lumpSums = /* @__PURE__ */ createSpoken(() => 'Lump sums', { 'es-US': () => 'Pagos únicos' })

/** Savings at retirement */
export const balance = /* @__PURE__ */ createSpoken(() => 'Savings at retirement', { 'es-US': () => 'Ahorros al jubilarse' })

/** Saved today + Contributions + Growth + Lump sums */
export const balanceFormula = /* @__PURE__ */ createSpoken(() => 'Saved today + Contributions + Growth + Lump sums', { 'es-US': () => 'Ahorrado hoy + Aportes + Crecimiento + Pagos únicos' })

/** Spending in your first year of retirement */
export const need = /* @__PURE__ */ createSpoken(() => 'Spending in your first year of retirement', { 'es-US': () => 'Gastos en su primer año de jubilación' })

/** Expenses per year × inflation until then ÷ (1 − Future tax rate) */
export const needFormula = /* @__PURE__ */ createSpoken(() => 'Expenses per year × inflation until then ÷ (1 − Future tax rate)', { 'es-US': () => 'Gastos por año × inflación hasta entonces ÷ (1 − Tasa de impuestos futura)' })

/** Income in that year */
export const income = /* @__PURE__ */ createSpoken(() => 'Income in that year', { 'es-US': () => 'Ingresos en ese año' })

/** Social Security, pensions, other income, a partner’s pay */
export const incomeFormula = /* @__PURE__ */ createSpoken(() => 'Social Security, pensions, other income, a partner’s pay', { 'es-US': () => 'Seguro Social, pensiones, otros ingresos, el sueldo de su pareja' })

/** Needed at retirement */
export const needed = /* @__PURE__ */ createSpoken(() => 'Needed at retirement', { 'es-US': () => 'Necesario al jubilarse' })

/** What every year needs beyond its income, minus the returns earned until then */
export const neededFormula = /* @__PURE__ */ createSpoken(() => 'What every year needs beyond its income, minus the returns earned until then', { 'es-US': () => 'Lo que cada año necesita además de sus ingresos, menos los rendimientos ganados hasta entonces' })

/** {way, select, over {Extra at retirement} other {Short at retirement}} */
export const gap = /* @__PURE__ */ createSpoken<{ way: 'over' | (string & {}) }>((a, w) => [w.select(a.way, { over: () => 'Extra at retirement', other: () => 'Short at retirement' })], { 'es-US': (a, w) => [w.select(a.way, { over: () => 'Sobra al jubilarse', other: () => 'Falta al jubilarse' })] })

/** Savings at retirement − Needed at retirement */
export const gapFormula = /* @__PURE__ */ createSpoken(() => 'Savings at retirement − Needed at retirement', { 'es-US': () => 'Ahorros al jubilarse − Necesario al jubilarse' })

/** Savings last */
export const savingsLast = /* @__PURE__ */ createSpoken(() => 'Savings last', { 'es-US': () => 'Los ahorros duran' })

/** Savings at retirement, in today’s dollars */
export const balanceToday = /* @__PURE__ */ createSpoken(() => 'Savings at retirement, in today’s dollars', { 'es-US': () => 'Ahorros al jubilarse, en dólares de hoy' })

/** Needed at retirement, in today’s dollars */
export const neededToday = /* @__PURE__ */ createSpoken(() => 'Needed at retirement, in today’s dollars', { 'es-US': () => 'Necesario al jubilarse, en dólares de hoy' })

/** Spending in that first year, in today’s dollars */
export const needToday = /* @__PURE__ */ createSpoken(() => 'Spending in that first year, in today’s dollars', { 'es-US': () => 'Gastos en ese primer año, en dólares de hoy' })

/** ÷ (1 + Inflation)^Years until retirement */
export const todayFormula = /* @__PURE__ */ createSpoken(() => '÷ (1 + Inflation)^Years until retirement', { 'es-US': () => '÷ (1 + Inflación)^Años hasta la jubilación' })

/** Evenkeel’s retirement model, with {rules, select, official2026 {official Social Security figures of 2017–2026} other {Social Security rules of 2017, simplified}} */
export const source = /* @__PURE__ */ createSpoken<{ rules: 'official2026' | (string & {}) }>((a, w) => ['Evenkeel’s retirement model, with ', w.select(a.rules, { official2026: () => 'official Social Security figures of 2017–2026', other: () => 'Social Security rules of 2017, simplified' })], { 'es-US': (a, w) => ['Modelo de jubilación de Evenkeel, con ', w.select(a.rules, { official2026: () => 'cifras oficiales del Seguro Social de 2017–2026', other: () => 'reglas del Seguro Social de 2017, simplificadas' })] })

/** Retirement income */
export const drawTitle = /* @__PURE__ */ createSpoken(() => 'Retirement income', { 'es-US': () => 'Ingreso en la jubilación' })

/** You start with {fund} at {age} and plan to draw {planned} a year before taxes. */
export const drawPlans = /* @__PURE__ */ createSpoken<{ fund: string; age: string; planned: string }>((a) => ['You start with ', a.fund, ' at ', a.age, ' and plan to draw ', a.planned, ' a year before taxes.'], { 'es-US': (a) => ['Empieza con ', a.fund, ' a los ', a.age, ' y planea retirar ', a.planned, ' al año antes de impuestos.'] })

/** Your savings grow {real} a year above inflation, so at this pace they last {time}. */
export const drawLasts = /* @__PURE__ */ createSpoken<{ real: string; time: string }>((a) => ['Your savings grow ', a.real, ' a year above inflation, so at this pace they last ', a.time, '.'], { 'es-US': (a) => ['Sus ahorros crecen ', a.real, ' al año por encima de la inflación, así que a este ritmo duran ', a.time, '.'] })

/** You could draw {sustainable} a year until {life}. */
export const drawSustains = /* @__PURE__ */ createSpoken<{ sustainable: string; life: string }>((a) => ['You could draw ', a.sustainable, ' a year until ', a.life, '.'], { 'es-US': (a) => ['Podría retirar ', a.sustainable, ' al año hasta los ', a.life, '.'] })

/** Savings at retirement */
export const fund = /* @__PURE__ */ createSpoken(() => 'Savings at retirement', { 'es-US': () => 'Ahorros al jubilarse' })

/** All amounts are in dollars of the year you retire. */
export const fundNote = /* @__PURE__ */ createSpoken(() => 'All amounts are in dollars of the year you retire.', { 'es-US': () => 'Todos los montos están en dólares del año en que se jubila.' })

/** Retirement age */
export const retirementAge = /* @__PURE__ */ createSpoken(() => 'Retirement age', { 'es-US': () => 'Edad de jubilación' })

/** Life expectancy */
export const lifeExpectancy = /* @__PURE__ */ createSpoken(() => 'Life expectancy', { 'es-US': () => 'Esperanza de vida' })

/** Expenses per year */
export const drawExpenses = /* @__PURE__ */ createSpoken(() => 'Expenses per year', { 'es-US': () => 'Gastos por año' })

/** Other income per year */
export const otherIncome = /* @__PURE__ */ createSpoken(() => 'Other income per year', { 'es-US': () => 'Otros ingresos por año' })

/** Years to cover */
export const yearsToCover = /* @__PURE__ */ createSpoken(() => 'Years to cover', { 'es-US': () => 'Años que cubrir' })

/** Life expectancy − Retirement age */
export const yearsToCoverFormula = /* @__PURE__ */ createSpoken(() => 'Life expectancy − Retirement age', { 'es-US': () => 'Esperanza de vida − Edad de jubilación' })

/** Return above inflation */
export const realReturn = /* @__PURE__ */ createSpoken(() => 'Return above inflation', { 'es-US': () => 'Rendimiento por encima de la inflación' })

/** (1 + Return in retirement) ÷ (1 + Inflation) − 1 */
export const realReturnFormula = /* @__PURE__ */ createSpoken(() => '(1 + Return in retirement) ÷ (1 + Inflation) − 1', { 'es-US': () => '(1 + Rendimiento en la jubilación) ÷ (1 + Inflación) − 1' })

/** You can withdraw per year */
export const sustainable = /* @__PURE__ */ createSpoken(() => 'You can withdraw per year', { 'es-US': () => 'Puede retirar por año' })

/** Savings at retirement × Return above inflation ÷ (1 − (1 + Return above inflation)^−Years to cover), or Savings at retirement ÷ Years to cover without a return above inflation */
export const sustainableFormula = /* @__PURE__ */ createSpoken(() => 'Savings at retirement × Return above inflation ÷ (1 − (1 + Return above inflation)^−Years to cover), or Savings at retirement ÷ Years to cover without a return above inflation', { 'es-US': () => 'Ahorros al jubilarse × Rendimiento por encima de la inflación ÷ (1 − (1 + Rendimiento por encima de la inflación)^−Años que cubrir), o Ahorros al jubilarse ÷ Años que cubrir sin un rendimiento por encima de la inflación' })

/** You plan to withdraw per year */
export const planned = /* @__PURE__ */ createSpoken(() => 'You plan to withdraw per year', { 'es-US': () => 'Planea retirar por año' })

/** Expenses per year ÷ (1 − Future tax rate) − Other income per year (not below 0) */
export const plannedFormula = /* @__PURE__ */ createSpoken(() => 'Expenses per year ÷ (1 − Future tax rate) − Other income per year (not below 0)', { 'es-US': () => 'Gastos por año ÷ (1 − Tasa de impuestos futura) − Otros ingresos por año (no menos de 0)' })

/** Each year savings grow by Return above inflation, then pay what you plan to spend */
export const drawLastsFormula = /* @__PURE__ */ createSpoken(() => 'Each year savings grow by Return above inflation, then pay what you plan to spend', { 'es-US': () => 'Cada año los ahorros crecen con el Rendimiento por encima de la inflación y luego pagan lo que planea gastar' })

/** Standard annuity formula */
export const drawSource = /* @__PURE__ */ createSpoken(() => 'Standard annuity formula', { 'es-US': () => 'Fórmula estándar de anualidades' })

/** Social Security estimate */
export const benefitTitle = /* @__PURE__ */ createSpoken(() => 'Social Security estimate', { 'es-US': () => 'Estimación del Seguro Social' })

/** We use {income} a year for your whole career, which is {monthly} a month. */
export const benefitCareer = /* @__PURE__ */ createSpoken<{ income: string; monthly: string }>((a) => ['We use ', a.income, ' a year for your whole career, which is ', a.monthly, ' a month.'], { 'es-US': (a) => ['Usamos ', a.income, ' al año para toda su vida laboral, que son ', a.monthly, ' al mes.'] })

/** Your earnings record pays {full} a month at {age}, your full retirement age. */
export const benefitRecord = /* @__PURE__ */ createSpoken<{ full: string; age: string }>((a) => ['Your earnings record pays ', a.full, ' a month at ', a.age, ', your full retirement age.'], { 'es-US': (a) => ['Su registro de ingresos paga ', a.full, ' al mes a los ', a.age, ', su edad plena de jubilación.'] })

/** That pays {full} a month at {age}, your full retirement age. */
export const benefitFull = /* @__PURE__ */ createSpoken<{ full: string; age: string }>((a) => ['That pays ', a.full, ' a month at ', a.age, ', your full retirement age.'], { 'es-US': (a) => ['Eso paga ', a.full, ' al mes a los ', a.age, ', su edad plena de jubilación.'] })

/** {way, select, early {Claiming at {age} lowers it to {benefit} a month} late {Claiming at {age} raises it to {benefit} a month} other {You claim at that age}}, or {annual} a year. */
export const benefitClaim = /* @__PURE__ */ createSpoken<{ way: 'early' | 'late' | (string & {}); age: string; benefit: string; annual: string }>((a, w) => [w.select(a.way, { early: () => ['Claiming at ', a.age, ' lowers it to ', a.benefit, ' a month'], late: () => ['Claiming at ', a.age, ' raises it to ', a.benefit, ' a month'], other: () => 'You claim at that age' }), ', or ', a.annual, ' a year.'], { 'es-US': (a, w) => [w.select(a.way, { early: () => ['Solicitarlo a los ', a.age, ' lo baja a ', a.benefit, ' al mes'], late: () => ['Solicitarlo a los ', a.age, ' lo sube a ', a.benefit, ' al mes'], other: () => 'Lo solicita a esa edad' }), ', o ', a.annual, ' al año.'] })

/** Annual income */
export const annualIncome = /* @__PURE__ */ createSpoken(() => 'Annual income', { 'es-US': () => 'Ingreso anual' })

/** We use one year’s income for your whole career. */
export const annualIncomeNote = /* @__PURE__ */ createSpoken(() => 'We use one year’s income for your whole career.', { 'es-US': () => 'Usamos el ingreso de un año para toda su vida laboral.' })

/** Most income that counts */
export const incomeCap = /* @__PURE__ */ createSpoken(() => 'Most income that counts', { 'es-US': () => 'Ingreso máximo que cuenta' })

/** First bend point */
export const firstBend = /* @__PURE__ */ createSpoken(() => 'First bend point', { 'es-US': () => 'Primer punto de cambio' })

/** Second bend point */
export const secondBend = /* @__PURE__ */ createSpoken(() => 'Second bend point', { 'es-US': () => 'Segundo punto de cambio' })

/** Claiming age */
export const claimingAge = /* @__PURE__ */ createSpoken(() => 'Claiming age', { 'es-US': () => 'Edad de solicitud' })

/** Full retirement age */
export const fullAge = /* @__PURE__ */ createSpoken(() => 'Full retirement age', { 'es-US': () => 'Edad plena de jubilación' })

/** Monthly earnings */
export const monthlyEarnings = /* @__PURE__ */ createSpoken(() => 'Monthly earnings', { 'es-US': () => 'Ingreso mensual' })

/** Income that counts ÷ 12 */
export const monthlyEarningsFormula = /* @__PURE__ */ createSpoken(() => 'Income that counts ÷ 12', { 'es-US': () => 'Ingreso que cuenta ÷ 12' })

/** Up to the first bend point */
export const lowTier = /* @__PURE__ */ createSpoken(() => 'Up to the first bend point', { 'es-US': () => 'Hasta el primer punto de cambio' })

/** Between the bend points */
export const middleTier = /* @__PURE__ */ createSpoken(() => 'Between the bend points', { 'es-US': () => 'Entre los puntos de cambio' })

/** Above the second bend point */
export const highTier = /* @__PURE__ */ createSpoken(() => 'Above the second bend point', { 'es-US': () => 'Por encima del segundo punto de cambio' })

/** × {multiplier} */
export const tierFormula = /* @__PURE__ */ createSpoken<{ multiplier: string }>((a) => ['× ', a.multiplier], { 'es-US': (a) => ['× ', a.multiplier] })

/** Benefit at full retirement age */
export const fullBenefit = /* @__PURE__ */ createSpoken(() => 'Benefit at full retirement age', { 'es-US': () => 'Beneficio a la edad plena de jubilación' })

/** Total of the three */
export const fullBenefitFormula = /* @__PURE__ */ createSpoken(() => 'Total of the three', { 'es-US': () => 'Total de los tres' })

/** Per month, from the earnings record. */
export const recordNote = /* @__PURE__ */ createSpoken(() => 'Per month, from the earnings record.', { 'es-US': () => 'Por mes, según el registro de ingresos.' })

/** Years claimed early */
export const yearsEarly = /* @__PURE__ */ createSpoken(() => 'Years claimed early', { 'es-US': () => 'Años de anticipación' })

/** Years waited */
export const yearsLate = /* @__PURE__ */ createSpoken(() => 'Years waited', { 'es-US': () => 'Años de espera' })

/** Monthly benefit */
export const monthlyBenefit = /* @__PURE__ */ createSpoken(() => 'Monthly benefit', { 'es-US': () => 'Beneficio mensual' })

/** Lower for each year early, higher for each year you wait */
export const monthlyBenefitFormula = /* @__PURE__ */ createSpoken(() => 'Lower for each year early, higher for each year you wait', { 'es-US': () => 'Menor por cada año de anticipación, mayor por cada año de espera' })

/** Annual benefit */
export const annualBenefit = /* @__PURE__ */ createSpoken(() => 'Annual benefit', { 'es-US': () => 'Beneficio anual' })

/** Monthly benefit × 12 */
export const annualBenefitFormula = /* @__PURE__ */ createSpoken(() => 'Monthly benefit × 12', { 'es-US': () => 'Beneficio mensual × 12' })

/** {rules, select, official2026 {Social Security Administration, 2017–2026 figures; 20 CFR 404.313, 404.409, 404.410} other {Social Security rules of 2017, simplified}} */
export const benefitSource = /* @__PURE__ */ createSpoken<{ rules: 'official2026' | (string & {}) }>((a, w) => [w.select(a.rules, { official2026: () => 'Social Security Administration, 2017–2026 figures; 20 CFR 404.313, 404.409, 404.410', other: () => 'Social Security rules of 2017, simplified' })], { 'es-US': (a, w) => [w.select(a.rules, { official2026: () => 'Administración del Seguro Social, cifras de 2017–2026; 20 CFR 404.313, 404.409, 404.410', other: () => 'Reglas del Seguro Social de 2017, simplificadas' })] })

/** Future tax rate */
export const taxTitle = /* @__PURE__ */ createSpoken(() => 'Future tax rate', { 'es-US': () => 'Tasa de impuestos futura' })

/** Your expenses of {income} a year are in the {rate} bracket for {table, select, married {married} other {single}} people. */
export const taxFlat = /* @__PURE__ */ createSpoken<{ income: string; rate: string; table: 'married' | (string & {}) }>((a, w) => ['Your expenses of ', a.income, ' a year are in the ', a.rate, ' bracket for ', w.select(a.table, { married: () => 'married', other: () => 'single' }), ' people.'], { 'es-US': (a, w) => ['Sus gastos de ', a.income, ' al año están en el tramo de ', a.rate, ' para personas ', w.select(a.table, { married: () => 'casadas', other: () => 'solteras' }), '.'] })

/** One flat rate applies to all of it, so it jumps when you cross a bracket. */
export const taxFlatLimit = /* @__PURE__ */ createSpoken(() => 'One flat rate applies to all of it, so it jumps when you cross a bracket.', { 'es-US': () => 'Una sola tasa se aplica a todo, así que salta cuando pasa a otro tramo.' })

/** To spend {income} a year after taxes you need {gross} before taxes, so taxes take {rate}. */
export const taxReturn = /* @__PURE__ */ createSpoken<{ income: string; gross: string; rate: string }>((a) => ['To spend ', a.income, ' a year after taxes you need ', a.gross, ' before taxes, so taxes take ', a.rate, '.'], { 'es-US': (a) => ['Para gastar ', a.income, ' al año después de impuestos necesita ', a.gross, ' antes de impuestos, así que los impuestos se llevan ', a.rate, '.'] })

/** {way, select, stated {A state rate of {state} is included.} other {State tax isn’t included.}} */
export const taxState = /* @__PURE__ */ createSpoken<{ way: 'stated' | (string & {}); state: string }>((a, w) => [w.select(a.way, { stated: () => ['A state rate of ', a.state, ' is included.'], other: () => 'State tax isn’t included.' })], { 'es-US': (a, w) => [w.select(a.way, { stated: () => ['Se incluye una tasa estatal de ', a.state, '.'], other: () => 'No se incluye el impuesto estatal.' })] })

/** Annual expenses */
export const taxIncome = /* @__PURE__ */ createSpoken(() => 'Annual expenses', { 'es-US': () => 'Gastos anuales' })

/** State tax rate */
export const stateRate = /* @__PURE__ */ createSpoken(() => 'State tax rate', { 'es-US': () => 'Tasa del impuesto estatal' })

/** Top of the bracket */
export const bracketTop = /* @__PURE__ */ createSpoken(() => 'Top of the bracket', { 'es-US': () => 'Límite superior del tramo' })

/** Included */
export const bracketTopFormula = /* @__PURE__ */ createSpoken(() => 'Included', { 'es-US': () => 'Incluido' })

/** Rate of the bracket */
export const bracketRate = /* @__PURE__ */ createSpoken(() => 'Rate of the bracket', { 'es-US': () => 'Tasa del tramo' })

/** Income before taxes */
export const gross = /* @__PURE__ */ createSpoken(() => 'Income before taxes', { 'es-US': () => 'Ingreso antes de impuestos' })

/** What leaves the annual expenses after taxes */
export const grossFormula = /* @__PURE__ */ createSpoken(() => 'What leaves the annual expenses after taxes', { 'es-US': () => 'Lo que deja los gastos anuales después de impuestos' })

/** 1 − Annual expenses ÷ Income before taxes */
export const taxFormula = /* @__PURE__ */ createSpoken(() => '1 − Annual expenses ÷ Income before taxes', { 'es-US': () => '1 − Gastos anuales ÷ Ingreso antes de impuestos' })

/** {rules, select, official2026 {Internal Revenue Service, Rev. Proc. 2025-32, tax year 2026} other {2017 tax brackets, as one flat rate}} */
export const taxSource = /* @__PURE__ */ createSpoken<{ rules: 'official2026' | (string & {}) }>((a, w) => [w.select(a.rules, { official2026: () => 'Internal Revenue Service, Rev. Proc. 2025-32, tax year 2026', other: () => '2017 tax brackets, as one flat rate' })], { 'es-US': (a, w) => [w.select(a.rules, { official2026: () => 'Servicio de Impuestos Internos, Rev. Proc. 2025-32, año fiscal 2026', other: () => 'Tramos de impuestos de 2017, como una sola tasa' })] })
