// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Emergency fund */
export const emergencyTitle = /* @__PURE__ */ createSpoken(() => 'Emergency fund', { 'es-US': () => 'Fondo de emergencia' })

/** You spend {expenses} a month and have {others, select, none {no other} other {another}} income, so we aim for {months}: {target}. */
export const emergencyTarget = /* @__PURE__ */ createSpoken<{ expenses: string; others: 'none' | (string & {}); months: string; target: string }>((a, w) => ['You spend ', a.expenses, ' a month and have ', w.select(a.others, { none: () => 'no other', other: () => 'another' }), ' income, so we aim for ', a.months, ': ', a.target, '.'], { 'es-US': (a, w) => ['Gasta ', a.expenses, ' al mes y ', w.select(a.others, { none: () => 'no tiene otro ingreso', other: () => 'tiene otro ingreso' }), ', así que la meta es ', a.months, ': ', a.target, '.'] })

/** You’ve saved {saved}, which is {months} of expenses. */
export const emergencySaved = /* @__PURE__ */ createSpoken<{ saved: string; months: string }>((a) => ['You’ve saved ', a.saved, ', which is ', a.months, ' of expenses.'], { 'es-US': (a) => ['Ha ahorrado ', a.saved, ', que son ', a.months, ' de gastos.'] })

/** You’re fully funded. */
export const emergencyFull = /* @__PURE__ */ createSpoken(() => 'You’re fully funded.', { 'es-US': () => 'Está completo.' })

/** Saving {monthly} a month, you’ll get there in {months}. */
export const emergencyFills = /* @__PURE__ */ createSpoken<{ monthly: string; months: string }>((a) => ['Saving ', a.monthly, ' a month, you’ll get there in ', a.months, '.'], { 'es-US': (a) => ['Si ahorra ', a.monthly, ' al mes, lo logrará en ', a.months, '.'] })

/** You have {gap} to go, and nothing is saved each month. */
export const emergencyGap = /* @__PURE__ */ createSpoken<{ gap: string }>((a) => ['You have ', a.gap, ' to go, and nothing is saved each month.'], { 'es-US': (a) => ['Le faltan ', a.gap, ' y no se ahorra nada cada mes.'] })

/** Monthly living expenses */
export const expenses = /* @__PURE__ */ createSpoken(() => 'Monthly living expenses', { 'es-US': () => 'Gastos mensuales' })

/** Months to cover */
export const monthsToCover = /* @__PURE__ */ createSpoken(() => 'Months to cover', { 'es-US': () => 'Meses que cubrir' })

/** {withIncome, number} with another income, {without, number} without. */
export const monthsToCoverNote = /* @__PURE__ */ createSpoken<{ withIncome: number; without: number }>((a, w) => [w.number(a.withIncome), ' with another income, ', w.number(a.without), ' without.'], { 'es-US': (a, w) => [w.number(a.withIncome), ' con otro ingreso, ', w.number(a.without), ' sin él.'] })

/** Emergency savings */
export const emergencySavings = /* @__PURE__ */ createSpoken(() => 'Emergency savings', { 'es-US': () => 'Ahorros para emergencias' })

/** Months saved */
export const monthsSaved = /* @__PURE__ */ createSpoken(() => 'Months saved', { 'es-US': () => 'Meses ahorrados' })

/** Monthly savings */
export const monthlySavings = /* @__PURE__ */ createSpoken(() => 'Monthly savings', { 'es-US': () => 'Ahorro mensual' })

/** Your income minus spending, averaged over the last 3 full months. */
export const monthlySavingsNote = /* @__PURE__ */ createSpoken(() => 'Your income minus spending, averaged over the last 3 full months.', { 'es-US': () => 'Su ingreso menos sus gastos, en promedio de los últimos 3 meses completos.' })

/** Target */
export const target = /* @__PURE__ */ createSpoken(() => 'Target', { 'es-US': () => 'Meta' })

/** Monthly living expenses × Months to cover */
export const targetFormula = /* @__PURE__ */ createSpoken(() => 'Monthly living expenses × Months to cover', { 'es-US': () => 'Gastos mensuales × Meses que cubrir' })

/** Total savings */
export const totalSavings = /* @__PURE__ */ createSpoken(() => 'Total savings', { 'es-US': () => 'Ahorros totales' })

/** {from, select, months {Months saved × Monthly living expenses} other {Emergency savings}} */
export const totalSavingsFormula = /* @__PURE__ */ createSpoken<{ from: 'months' | (string & {}) }>((a, w) => [w.select(a.from, { months: () => 'Months saved × Monthly living expenses', other: () => 'Emergency savings' })], { 'es-US': (a, w) => [w.select(a.from, { months: () => 'Meses ahorrados × Gastos mensuales', other: () => 'Ahorros para emergencias' })] })

/** Months covered */
export const monthsCovered = /* @__PURE__ */ createSpoken(() => 'Months covered', { 'es-US': () => 'Meses cubiertos' })

/** Total savings ÷ Monthly living expenses */
export const monthsCoveredFormula = /* @__PURE__ */ createSpoken(() => 'Total savings ÷ Monthly living expenses', { 'es-US': () => 'Ahorros totales ÷ Gastos mensuales' })

/** Still to save */
export const toSave = /* @__PURE__ */ createSpoken(() => 'Still to save', { 'es-US': () => 'Falta ahorrar' })

/** Target − Total savings (not below 0) */
export const toSaveFormula = /* @__PURE__ */ createSpoken(() => 'Target − Total savings (not below 0)', { 'es-US': () => 'Meta − Ahorros totales (no menos de 0)' })

/** Months to go */
export const monthsToGo = /* @__PURE__ */ createSpoken(() => 'Months to go', { 'es-US': () => 'Meses que faltan' })

/** Still to save ÷ Monthly savings, rounded up */
export const monthsToGoFormula = /* @__PURE__ */ createSpoken(() => 'Still to save ÷ Monthly savings, rounded up', { 'es-US': () => 'Falta ahorrar ÷ Ahorro mensual, redondeado hacia arriba' })

/** Evenkeel’s rule for an emergency fund */
export const emergencySource = /* @__PURE__ */ createSpoken(() => 'Evenkeel’s rule for an emergency fund', { 'es-US': () => 'Regla de Evenkeel para un fondo de emergencia' })

/** {who, select, partner {Partner’s life insurance} other {Life insurance}} */
export const lifeTitle = /* @__PURE__ */ createSpoken<{ who: 'partner' | (string & {}) }>((a, w) => [w.select(a.who, { partner: () => 'Partner’s life insurance', other: () => 'Life insurance' })], { 'es-US': (a, w) => [w.select(a.who, { partner: () => 'Seguro de vida de la pareja', other: () => 'Seguro de vida' })] })

/** Replacing {base} a year for {years} takes {part} today. */
export const lifeIncome = /* @__PURE__ */ createSpoken<{ base: string; years: string; part: string }>((a) => ['Replacing ', a.base, ' a year for ', a.years, ' takes ', a.part, ' today.'], { 'es-US': (a) => ['Reemplazar ', a.base, ' al año durante ', a.years, ' requiere ', a.part, ' hoy.'] })

/** Debts add {debts}, final expenses {expenses} and children {children}, which makes {need}. */
export const lifeNeed = /* @__PURE__ */ createSpoken<{ debts: string; expenses: string; children: string; need: string }>((a) => ['Debts add ', a.debts, ', final expenses ', a.expenses, ' and children ', a.children, ', which makes ', a.need, '.'], { 'es-US': (a) => ['Las deudas suman ', a.debts, ', los gastos finales ', a.expenses, ' y los hijos ', a.children, ', lo que da ', a.need, '.'] })

/** Rounded up to an amount that insurance is sold in, that is {recommended}, {way, select, gap {or {gap} more than the insurance in place} other {and the insurance in place covers it}}. */
export const lifeGap = /* @__PURE__ */ createSpoken<{ recommended: string; way: 'gap' | (string & {}); gap: string }>((a, w) => ['Rounded up to an amount that insurance is sold in, that is ', a.recommended, ', ', w.select(a.way, { gap: () => ['or ', a.gap, ' more than the insurance in place'], other: () => 'and the insurance in place covers it' }), '.'], { 'es-US': (a, w) => ['Redondeado hacia arriba a un monto en que se vende el seguro, son ', a.recommended, ', ', w.select(a.way, { gap: () => ['o ', a.gap, ' más que el seguro que hay'], other: () => 'y el seguro que hay lo cubre' }), '.'] })

/** Annual income */
export const annualIncome = /* @__PURE__ */ createSpoken(() => 'Annual income', { 'es-US': () => 'Ingreso anual' })

/** Share of income to replace */
export const incomeShare = /* @__PURE__ */ createSpoken(() => 'Share of income to replace', { 'es-US': () => 'Parte del ingreso que reemplazar' })

/** Years to replace it */
export const yearsToReplace = /* @__PURE__ */ createSpoken(() => 'Years to replace it', { 'es-US': () => 'Años que reemplazar' })

/** With a child until the youngest is {support, number}, at least {least, number} years. {partner, select, yes {With a partner and no children under {adult, number}: {alone, number} years. } other {}}Never past your retirement age. */
export const yearsNote = /* @__PURE__ */ createSpoken<{ support: number; least: number; partner: 'yes' | (string & {}); adult: number; alone: number }>((a, w) => ['With a child until the youngest is ', w.number(a.support), ', at least ', w.number(a.least), ' years. ', w.select(a.partner, { yes: () => ['With a partner and no children under ', w.number(a.adult), ': ', w.number(a.alone), ' years. '], other: () => '' }), 'Never past your retirement age.'], { 'es-US': (a, w) => ['Con un hijo, hasta que el menor tenga ', w.number(a.support), ', al menos ', w.number(a.least), ' años. ', w.select(a.partner, { yes: () => ['Con pareja y sin hijos menores de ', w.number(a.adult), ': ', w.number(a.alone), ' años. '], other: () => '' }), 'Nunca después de su edad de jubilación.'] })

/** Return above inflation */
export const realReturn = /* @__PURE__ */ createSpoken(() => 'Return above inflation', { 'es-US': () => 'Rendimiento por encima de la inflación' })

/** Per year, on the money not yet spent. */
export const realReturnNote = /* @__PURE__ */ createSpoken(() => 'Per year, on the money not yet spent.', { 'es-US': () => 'Por año, sobre el dinero aún no gastado.' })

/** Debts */
export const debts = /* @__PURE__ */ createSpoken(() => 'Debts', { 'es-US': () => 'Deudas' })

/** Children under {age, number} */
export const minors = /* @__PURE__ */ createSpoken<{ age: number }>((a, w) => ['Children under ', w.number(a.age)], { 'es-US': (a, w) => ['Hijos menores de ', w.number(a.age)] })

/** Existing insurance */
export const existing = /* @__PURE__ */ createSpoken(() => 'Existing insurance', { 'es-US': () => 'Seguro existente' })

/** Amount per child */
export const perChild = /* @__PURE__ */ createSpoken(() => 'Amount per child', { 'es-US': () => 'Monto por hijo' })

/** Lowest yearly amount with a child under {age, number} */
export const minBase = /* @__PURE__ */ createSpoken<{ age: number }>((a, w) => ['Lowest yearly amount with a child under ', w.number(a.age)], { 'es-US': (a, w) => ['Monto anual más bajo con un hijo menor de ', w.number(a.age)] })

/** The cost of child care. */
export const minBaseNote = /* @__PURE__ */ createSpoken(() => 'The cost of child care.', { 'es-US': () => 'El costo del cuidado infantil.' })

/** Partner’s share */
export const partnerShare = /* @__PURE__ */ createSpoken(() => 'Partner’s share', { 'es-US': () => 'Parte de la pareja' })

/** Share of debts and of the amount per child */
export const partnerShareNote = /* @__PURE__ */ createSpoken(() => 'Share of debts and of the amount per child', { 'es-US': () => 'Parte de las deudas y del monto por hijo' })

/** Yearly amount */
export const base = /* @__PURE__ */ createSpoken(() => 'Yearly amount', { 'es-US': () => 'Monto anual' })

/** Annual income × Share of income to replace{partner, select, yes {, or the lowest yearly amount if that is more} other {}} */
export const baseFormula = /* @__PURE__ */ createSpoken<{ partner: 'yes' | (string & {}) }>((a, w) => ['Annual income × Share of income to replace', w.select(a.partner, { yes: () => ', or the lowest yearly amount if that is more', other: () => '' })], { 'es-US': (a, w) => ['Ingreso anual × Parte del ingreso que reemplazar', w.select(a.partner, { yes: () => ', o el monto anual más bajo si es mayor', other: () => '' })] })

/** For income */
export const incomePart = /* @__PURE__ */ createSpoken(() => 'For income', { 'es-US': () => 'Por el ingreso' })

/** Yearly amount × (1 − (1 + Return above inflation)^−Years to replace it) ÷ Return above inflation */
export const incomePartFormula = /* @__PURE__ */ createSpoken(() => 'Yearly amount × (1 − (1 + Return above inflation)^−Years to replace it) ÷ Return above inflation', { 'es-US': () => 'Monto anual × (1 − (1 + Rendimiento por encima de la inflación)^−Años que reemplazar) ÷ Rendimiento por encima de la inflación' })

/** For debts */
export const debtsPart = /* @__PURE__ */ createSpoken(() => 'For debts', { 'es-US': () => 'Por las deudas' })

/** Debts{partner, select, yes { × Partner’s share} other {}} */
export const debtsPartFormula = /* @__PURE__ */ createSpoken<{ partner: 'yes' | (string & {}) }>((a, w) => ['Debts', w.select(a.partner, { yes: () => ' × Partner’s share', other: () => '' })], { 'es-US': (a, w) => ['Deudas', w.select(a.partner, { yes: () => ' × Parte de la pareja', other: () => '' })] })

/** Final expenses */
export const finalExpenses = /* @__PURE__ */ createSpoken(() => 'Final expenses', { 'es-US': () => 'Gastos finales' })

/** For children */
export const childrenPart = /* @__PURE__ */ createSpoken(() => 'For children', { 'es-US': () => 'Por los hijos' })

/** Children under {age, number} × Amount per child{partner, select, yes { × Partner’s share} other {}} */
export const childrenPartFormula = /* @__PURE__ */ createSpoken<{ age: number; partner: 'yes' | (string & {}) }>((a, w) => ['Children under ', w.number(a.age), ' × Amount per child', w.select(a.partner, { yes: () => ' × Partner’s share', other: () => '' })], { 'es-US': (a, w) => ['Hijos menores de ', w.number(a.age), ' × Monto por hijo', w.select(a.partner, { yes: () => ' × Parte de la pareja', other: () => '' })] })

/** Need */
export const need = /* @__PURE__ */ createSpoken(() => 'Need', { 'es-US': () => 'Necesidad' })

/** For income + For debts + Final expenses + For children */
export const needFormula = /* @__PURE__ */ createSpoken(() => 'For income + For debts + Final expenses + For children', { 'es-US': () => 'Por el ingreso + Por las deudas + Gastos finales + Por los hijos' })

/** Recommended insurance */
export const recommended = /* @__PURE__ */ createSpoken(() => 'Recommended insurance', { 'es-US': () => 'Seguro recomendado' })

/** Need, rounded up to an amount that insurance is sold in */
export const recommendedFormula = /* @__PURE__ */ createSpoken(() => 'Need, rounded up to an amount that insurance is sold in', { 'es-US': () => 'Necesidad, redondeada hacia arriba a un monto en que se vende el seguro' })

/** Gap */
export const gap = /* @__PURE__ */ createSpoken(() => 'Gap', { 'es-US': () => 'Diferencia' })

/** Recommended insurance − Existing insurance (not below 0) */
export const gapFormula = /* @__PURE__ */ createSpoken(() => 'Recommended insurance − Existing insurance (not below 0)', { 'es-US': () => 'Seguro recomendado − Seguro existente (no menos de 0)' })

/** {who, select, partner {Evenkeel’s rule for a partner’s life insurance} other {Evenkeel’s rule for life insurance}} */
export const lifeSource = /* @__PURE__ */ createSpoken<{ who: 'partner' | (string & {}) }>((a, w) => [w.select(a.who, { partner: () => 'Evenkeel’s rule for a partner’s life insurance', other: () => 'Evenkeel’s rule for life insurance' })], { 'es-US': (a, w) => [w.select(a.who, { partner: () => 'Regla de Evenkeel para el seguro de vida de la pareja', other: () => 'Regla de Evenkeel para el seguro de vida' })] })

/** Disability insurance */
export const disabilityTitle = /* @__PURE__ */ createSpoken(() => 'Disability insurance', { 'es-US': () => 'Seguro por discapacidad' })

/** We aim for {share} of your income, at most {most} a month: {target} a month. */
export const disabilityTarget = /* @__PURE__ */ createSpoken<{ share: string; most: string; target: string }>((a) => ['We aim for ', a.share, ' of your income, at most ', a.most, ' a month: ', a.target, ' a month.'], { 'es-US': (a) => ['La meta es ', a.share, ' de su ingreso, como máximo ', a.most, ' al mes: ', a.target, ' al mes.'] })

/** Your insurance pays {existing} a month, {way, select, gap {so {gap} a month is missing} other {so you’re covered}}. */
export const disabilityGap = /* @__PURE__ */ createSpoken<{ existing: string; way: 'gap' | (string & {}); gap: string }>((a, w) => ['Your insurance pays ', a.existing, ' a month, ', w.select(a.way, { gap: () => ['so ', a.gap, ' a month is missing'], other: () => 'so you’re covered' }), '.'], { 'es-US': (a, w) => ['Su seguro paga ', a.existing, ' al mes, ', w.select(a.way, { gap: () => ['así que faltan ', a.gap, ' al mes'], other: () => 'así que está cubierto' }), '.'] })

/** It pays after {wait}, {fund, select, lasts {and your emergency fund lasts that long} short {longer than your emergency fund lasts} other {and we don’t know how long your emergency fund lasts}}. */
export const disabilityWait = /* @__PURE__ */ createSpoken<{ wait: string; fund: 'lasts' | 'short' | (string & {}) }>((a, w) => ['It pays after ', a.wait, ', ', w.select(a.fund, { lasts: () => 'and your emergency fund lasts that long', short: () => 'longer than your emergency fund lasts', other: () => 'and we don’t know how long your emergency fund lasts' }), '.'], { 'es-US': (a, w) => ['Paga después de ', a.wait, ', ', w.select(a.fund, { lasts: () => 'y su fondo de emergencia dura eso', short: () => 'más de lo que dura su fondo de emergencia', other: () => 'y no sabemos cuánto dura su fondo de emergencia' }), '.'] })

/** Share of income to cover */
export const coverShare = /* @__PURE__ */ createSpoken(() => 'Share of income to cover', { 'es-US': () => 'Parte del ingreso que cubrir' })

/** Most a policy pays per month */
export const maxBenefit = /* @__PURE__ */ createSpoken(() => 'Most a policy pays per month', { 'es-US': () => 'Lo máximo que paga una póliza por mes' })

/** Employer’s monthly benefit */
export const employerBenefit = /* @__PURE__ */ createSpoken(() => 'Employer’s monthly benefit', { 'es-US': () => 'Beneficio mensual del empleador' })

/** Your own monthly benefit */
export const ownBenefit = /* @__PURE__ */ createSpoken(() => 'Your own monthly benefit', { 'es-US': () => 'Su propio beneficio mensual' })

/** Waiting period */
export const wait = /* @__PURE__ */ createSpoken(() => 'Waiting period', { 'es-US': () => 'Período de espera' })

/** Emergency fund lasts */
export const fundLasts = /* @__PURE__ */ createSpoken(() => 'Emergency fund lasts', { 'es-US': () => 'El fondo de emergencia dura' })

/** Target per month */
export const monthlyTarget = /* @__PURE__ */ createSpoken(() => 'Target per month', { 'es-US': () => 'Meta por mes' })

/** Annual income × Share of income to cover ÷ 12, at most what a policy pays */
export const monthlyTargetFormula = /* @__PURE__ */ createSpoken(() => 'Annual income × Share of income to cover ÷ 12, at most what a policy pays', { 'es-US': () => 'Ingreso anual × Parte del ingreso que cubrir ÷ 12, como máximo lo que paga una póliza' })

/** Covered per month */
export const covered = /* @__PURE__ */ createSpoken(() => 'Covered per month', { 'es-US': () => 'Cubierto por mes' })

/** Employer’s monthly benefit + Your own monthly benefit */
export const coveredFormula = /* @__PURE__ */ createSpoken(() => 'Employer’s monthly benefit + Your own monthly benefit', { 'es-US': () => 'Beneficio mensual del empleador + Su propio beneficio mensual' })

/** Gap per month */
export const monthlyGap = /* @__PURE__ */ createSpoken(() => 'Gap per month', { 'es-US': () => 'Diferencia por mes' })

/** Target per month − Covered per month (not below 0) */
export const monthlyGapFormula = /* @__PURE__ */ createSpoken(() => 'Target per month − Covered per month (not below 0)', { 'es-US': () => 'Meta por mes − Cubierto por mes (no menos de 0)' })

/** Evenkeel’s rule for disability insurance */
export const disabilitySource = /* @__PURE__ */ createSpoken(() => 'Evenkeel’s rule for disability insurance', { 'es-US': () => 'Regla de Evenkeel para el seguro por discapacidad' })

/** Estate planning */
export const estateTitle = /* @__PURE__ */ createSpoken(() => 'Estate planning', { 'es-US': () => 'Planificación patrimonial' })

/** You have {done, number} of the {all, plural, one {# document} other {# documents}} that count for you. */
export const estateHas = /* @__PURE__ */ createSpoken<{ done: number; all: number }>((a, w) => ['You have ', w.number(a.done), ' of the ', w.plural(a.all, { one: () => [w.number(a.all), ' document'], other: () => [w.number(a.all), ' documents'] }), ' that count for you.'], { 'es-US': (a, w) => ['Tiene ', w.number(a.done), ' de ', w.plural(a.all, { one: () => [w.number(a.all), ' documento que cuenta'], other: () => ['los ', w.number(a.all), ' documentos que cuentan'] }), ' para usted.'] })

/** A guardian counts if you have a child under 18. */
export const estateGuardian = /* @__PURE__ */ createSpoken(() => 'A guardian counts if you have a child under 18.', { 'es-US': () => 'Un tutor cuenta si tiene un hijo menor de 18.' })

/** A trust is optional and isn’t counted. */
export const estateTrust = /* @__PURE__ */ createSpoken(() => 'A trust is optional and isn’t counted.', { 'es-US': () => 'Un fideicomiso es opcional y no se cuenta.' })

/** Children */
export const children = /* @__PURE__ */ createSpoken(() => 'Children', { 'es-US': () => 'Hijos' })

/** Documents that count */
export const documentsThatCount = /* @__PURE__ */ createSpoken(() => 'Documents that count', { 'es-US': () => 'Documentos que cuentan' })

/** {document, select, will {Will} healthCareDirective {Health care directive} financialPowerOfAttorney {Financial power of attorney} namedBeneficiaries {Named beneficiaries} guardian {Guardian for your children} other {Trust}} */
export const document = /* @__PURE__ */ createSpoken<{ document: 'will' | 'healthCareDirective' | 'financialPowerOfAttorney' | 'namedBeneficiaries' | 'guardian' | (string & {}) }>((a, w) => [w.select(a.document, { will: () => 'Will', healthCareDirective: () => 'Health care directive', financialPowerOfAttorney: () => 'Financial power of attorney', namedBeneficiaries: () => 'Named beneficiaries', guardian: () => 'Guardian for your children', other: () => 'Trust' })], { 'es-US': (a, w) => [w.select(a.document, { will: () => 'Testamento', healthCareDirective: () => 'Directiva de atención médica', financialPowerOfAttorney: () => 'Poder notarial financiero', namedBeneficiaries: () => 'Beneficiarios nombrados', guardian: () => 'Tutor para sus hijos', other: () => 'Fideicomiso' })] })

/** Missing */
export const missing = /* @__PURE__ */ createSpoken(() => 'Missing', { 'es-US': () => 'Faltan' })

/** You have */
export const inPlace = /* @__PURE__ */ createSpoken(() => 'You have', { 'es-US': () => 'Tiene' })

/** Documents that count − Missing */
export const inPlaceFormula = /* @__PURE__ */ createSpoken(() => 'Documents that count − Missing', { 'es-US': () => 'Documentos que cuentan − Faltan' })

/** Evenkeel’s list of estate documents */
export const estateSource = /* @__PURE__ */ createSpoken(() => 'Evenkeel’s list of estate documents', { 'es-US': () => 'Lista de Evenkeel de documentos patrimoniales' })
