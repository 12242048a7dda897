// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from './message.ts'

/** Emergency fund */
export const emergencyTitle = /* @__PURE__ */ createMessage('Emergency fund')

/** You spend {expenses} a month and have {others, select, none {no other} other {another}} income, so we aim for {months}: {target}. */
export const emergencyTarget = /* @__PURE__ */ createMessage<{ expenses: string; others: 'none' | (string & {}); months: string; target: string }>((a, w) => ['You spend ', a.expenses, ' a month and have ', w.select(a.others, { none: () => 'no other', other: () => 'another' }), ' income, so we aim for ', a.months, ': ', a.target, '.'])

/** You’ve saved {saved}, which is {months} of expenses. */
export const emergencySaved = /* @__PURE__ */ createMessage<{ saved: string; months: string }>((a) => ['You’ve saved ', a.saved, ', which is ', a.months, ' of expenses.'])

/** You’re fully funded. */
export const emergencyFull = /* @__PURE__ */ createMessage('You’re fully funded.')

/** Saving {monthly} a month, you’ll get there in {months}. */
export const emergencyFills = /* @__PURE__ */ createMessage<{ monthly: string; months: string }>((a) => ['Saving ', a.monthly, ' a month, you’ll get there in ', a.months, '.'])

/** You have {gap} to go, and nothing is saved each month. */
export const emergencyGap = /* @__PURE__ */ createMessage<{ gap: string }>((a) => ['You have ', a.gap, ' to go, and nothing is saved each month.'])

/** Monthly living expenses */
export const expenses = /* @__PURE__ */ createMessage('Monthly living expenses')

/** Months to cover */
export const monthsToCover = /* @__PURE__ */ createMessage('Months to cover')

/** {withIncome, number} with another income, {without, number} without. */
export const monthsToCoverNote = /* @__PURE__ */ createMessage<{ withIncome: number; without: number }>((a, w) => [w.number(a.withIncome), ' with another income, ', w.number(a.without), ' without.'])

/** Emergency savings */
export const emergencySavings = /* @__PURE__ */ createMessage('Emergency savings')

/** Months saved */
export const monthsSaved = /* @__PURE__ */ createMessage('Months saved')

/** Monthly savings */
export const monthlySavings = /* @__PURE__ */ createMessage('Monthly savings')

/** Your income minus spending, averaged over the last 3 full months. */
export const monthlySavingsNote = /* @__PURE__ */ createMessage('Your income minus spending, averaged over the last 3 full months.')

/** Target */
export const target = /* @__PURE__ */ createMessage('Target')

/** Monthly living expenses × Months to cover */
export const targetFormula = /* @__PURE__ */ createMessage('Monthly living expenses × Months to cover')

/** Total savings */
export const totalSavings = /* @__PURE__ */ createMessage('Total savings')

/** {from, select, months {Months saved × Monthly living expenses} other {Emergency savings}} */
export const totalSavingsFormula = /* @__PURE__ */ createMessage<{ from: 'months' | (string & {}) }>((a, w) => [w.select(a.from, { months: () => 'Months saved × Monthly living expenses', other: () => 'Emergency savings' })])

/** Months covered */
export const monthsCovered = /* @__PURE__ */ createMessage('Months covered')

/** Total savings ÷ Monthly living expenses */
export const monthsCoveredFormula = /* @__PURE__ */ createMessage('Total savings ÷ Monthly living expenses')

/** Still to save */
export const toSave = /* @__PURE__ */ createMessage('Still to save')

/** Target − Total savings (not below 0) */
export const toSaveFormula = /* @__PURE__ */ createMessage('Target − Total savings (not below 0)')

/** Months to go */
export const monthsToGo = /* @__PURE__ */ createMessage('Months to go')

/** Still to save ÷ Monthly savings, rounded up */
export const monthsToGoFormula = /* @__PURE__ */ createMessage('Still to save ÷ Monthly savings, rounded up')

/** Evenkeel’s rule for an emergency fund */
export const emergencySource = /* @__PURE__ */ createMessage('Evenkeel’s rule for an emergency fund')

/** {who, select, partner {Partner’s life insurance} other {Life insurance}} */
export const lifeTitle = /* @__PURE__ */ createMessage<{ who: 'partner' | (string & {}) }>((a, w) => [w.select(a.who, { partner: () => 'Partner’s life insurance', other: () => 'Life insurance' })])

/** Replacing {base} a year for {years} takes {part} today. */
export const lifeIncome = /* @__PURE__ */ createMessage<{ base: string; years: string; part: string }>((a) => ['Replacing ', a.base, ' a year for ', a.years, ' takes ', a.part, ' today.'])

/** Debts add {debts}, final expenses {expenses} and children {children}, which makes {need}. */
export const lifeNeed = /* @__PURE__ */ createMessage<{ debts: string; expenses: string; children: string; need: string }>((a) => ['Debts add ', a.debts, ', final expenses ', a.expenses, ' and children ', a.children, ', which makes ', a.need, '.'])

/** Rounded up to an amount that insurance is sold in, that is {recommended}, {way, select, gap {or {gap} more than the insurance in place} other {and the insurance in place covers it}}. */
export const lifeGap = /* @__PURE__ */ createMessage<{ recommended: string; way: 'gap' | (string & {}); gap: string }>((a, w) => ['Rounded up to an amount that insurance is sold in, that is ', a.recommended, ', ', w.select(a.way, { gap: () => ['or ', a.gap, ' more than the insurance in place'], other: () => 'and the insurance in place covers it' }), '.'])

/** Annual income */
export const annualIncome = /* @__PURE__ */ createMessage('Annual income')

/** Share of income to replace */
export const incomeShare = /* @__PURE__ */ createMessage('Share of income to replace')

/** Years to replace it */
export const yearsToReplace = /* @__PURE__ */ createMessage('Years to replace it')

/** With a child until the youngest is {support, number}, at least {least, number} years. {partner, select, yes {With a partner and no children under {adult, number}: {alone, number} years. } other {}}Never past your retirement age. */
export const yearsNote = /* @__PURE__ */ createMessage<{ support: number; least: number; partner: 'yes' | (string & {}); adult: number; alone: number }>((a, w) => ['With a child until the youngest is ', w.number(a.support), ', at least ', w.number(a.least), ' years. ', w.select(a.partner, { yes: () => ['With a partner and no children under ', w.number(a.adult), ': ', w.number(a.alone), ' years. '], other: () => '' }), 'Never past your retirement age.'])

/** Return above inflation */
export const realReturn = /* @__PURE__ */ createMessage('Return above inflation')

/** Per year, on the money not yet spent. */
export const realReturnNote = /* @__PURE__ */ createMessage('Per year, on the money not yet spent.')

/** Debts */
export const debts = /* @__PURE__ */ createMessage('Debts')

/** Children under {age, number} */
export const minors = /* @__PURE__ */ createMessage<{ age: number }>((a, w) => ['Children under ', w.number(a.age)])

/** Existing insurance */
export const existing = /* @__PURE__ */ createMessage('Existing insurance')

/** Amount per child */
export const perChild = /* @__PURE__ */ createMessage('Amount per child')

/** Lowest yearly amount with a child under {age, number} */
export const minBase = /* @__PURE__ */ createMessage<{ age: number }>((a, w) => ['Lowest yearly amount with a child under ', w.number(a.age)])

/** The cost of child care. */
export const minBaseNote = /* @__PURE__ */ createMessage('The cost of child care.')

/** Partner’s share */
export const partnerShare = /* @__PURE__ */ createMessage('Partner’s share')

/** Share of debts and of the amount per child */
export const partnerShareNote = /* @__PURE__ */ createMessage('Share of debts and of the amount per child')

/** Yearly amount */
export const base = /* @__PURE__ */ createMessage('Yearly amount')

/** Annual income × Share of income to replace{partner, select, yes {, or the lowest yearly amount if that is more} other {}} */
export const baseFormula = /* @__PURE__ */ createMessage<{ partner: 'yes' | (string & {}) }>((a, w) => ['Annual income × Share of income to replace', w.select(a.partner, { yes: () => ', or the lowest yearly amount if that is more', other: () => '' })])

/** For income */
export const incomePart = /* @__PURE__ */ createMessage('For income')

/** Yearly amount × (1 − (1 + Return above inflation)^−Years to replace it) ÷ Return above inflation */
export const incomePartFormula = /* @__PURE__ */ createMessage('Yearly amount × (1 − (1 + Return above inflation)^−Years to replace it) ÷ Return above inflation')

/** For debts */
export const debtsPart = /* @__PURE__ */ createMessage('For debts')

/** Debts{partner, select, yes { × Partner’s share} other {}} */
export const debtsPartFormula = /* @__PURE__ */ createMessage<{ partner: 'yes' | (string & {}) }>((a, w) => ['Debts', w.select(a.partner, { yes: () => ' × Partner’s share', other: () => '' })])

/** Final expenses */
export const finalExpenses = /* @__PURE__ */ createMessage('Final expenses')

/** For children */
export const childrenPart = /* @__PURE__ */ createMessage('For children')

/** Children under {age, number} × Amount per child{partner, select, yes { × Partner’s share} other {}} */
export const childrenPartFormula = /* @__PURE__ */ createMessage<{ age: number; partner: 'yes' | (string & {}) }>((a, w) => ['Children under ', w.number(a.age), ' × Amount per child', w.select(a.partner, { yes: () => ' × Partner’s share', other: () => '' })])

/** Need */
export const need = /* @__PURE__ */ createMessage('Need')

/** For income + For debts + Final expenses + For children */
export const needFormula = /* @__PURE__ */ createMessage('For income + For debts + Final expenses + For children')

/** Recommended insurance */
export const recommended = /* @__PURE__ */ createMessage('Recommended insurance')

/** Need, rounded up to an amount that insurance is sold in */
export const recommendedFormula = /* @__PURE__ */ createMessage('Need, rounded up to an amount that insurance is sold in')

/** Gap */
export const gap = /* @__PURE__ */ createMessage('Gap')

/** Recommended insurance − Existing insurance (not below 0) */
export const gapFormula = /* @__PURE__ */ createMessage('Recommended insurance − Existing insurance (not below 0)')

/** {who, select, partner {Evenkeel’s rule for a partner’s life insurance} other {Evenkeel’s rule for life insurance}} */
export const lifeSource = /* @__PURE__ */ createMessage<{ who: 'partner' | (string & {}) }>((a, w) => [w.select(a.who, { partner: () => 'Evenkeel’s rule for a partner’s life insurance', other: () => 'Evenkeel’s rule for life insurance' })])

/** Disability insurance */
export const disabilityTitle = /* @__PURE__ */ createMessage('Disability insurance')

/** We aim for {share} of your income, at most {most} a month: {target} a month. */
export const disabilityTarget = /* @__PURE__ */ createMessage<{ share: string; most: string; target: string }>((a) => ['We aim for ', a.share, ' of your income, at most ', a.most, ' a month: ', a.target, ' a month.'])

/** Your insurance pays {existing} a month, {way, select, gap {so {gap} a month is missing} other {so you’re covered}}. */
export const disabilityGap = /* @__PURE__ */ createMessage<{ existing: string; way: 'gap' | (string & {}); gap: string }>((a, w) => ['Your insurance pays ', a.existing, ' a month, ', w.select(a.way, { gap: () => ['so ', a.gap, ' a month is missing'], other: () => 'so you’re covered' }), '.'])

/** It pays after {wait}, {fund, select, lasts {and your emergency fund lasts that long} short {longer than your emergency fund lasts} other {and we don’t know how long your emergency fund lasts}}. */
export const disabilityWait = /* @__PURE__ */ createMessage<{ wait: string; fund: 'lasts' | 'short' | (string & {}) }>((a, w) => ['It pays after ', a.wait, ', ', w.select(a.fund, { lasts: () => 'and your emergency fund lasts that long', short: () => 'longer than your emergency fund lasts', other: () => 'and we don’t know how long your emergency fund lasts' }), '.'])

/** Share of income to cover */
export const coverShare = /* @__PURE__ */ createMessage('Share of income to cover')

/** Most a policy pays per month */
export const maxBenefit = /* @__PURE__ */ createMessage('Most a policy pays per month')

/** Employer’s monthly benefit */
export const employerBenefit = /* @__PURE__ */ createMessage('Employer’s monthly benefit')

/** Your own monthly benefit */
export const ownBenefit = /* @__PURE__ */ createMessage('Your own monthly benefit')

/** Waiting period */
export const wait = /* @__PURE__ */ createMessage('Waiting period')

/** Emergency fund lasts */
export const fundLasts = /* @__PURE__ */ createMessage('Emergency fund lasts')

/** Target per month */
export const monthlyTarget = /* @__PURE__ */ createMessage('Target per month')

/** Annual income × Share of income to cover ÷ 12, at most what a policy pays */
export const monthlyTargetFormula = /* @__PURE__ */ createMessage('Annual income × Share of income to cover ÷ 12, at most what a policy pays')

/** Covered per month */
export const covered = /* @__PURE__ */ createMessage('Covered per month')

/** Employer’s monthly benefit + Your own monthly benefit */
export const coveredFormula = /* @__PURE__ */ createMessage('Employer’s monthly benefit + Your own monthly benefit')

/** Gap per month */
export const monthlyGap = /* @__PURE__ */ createMessage('Gap per month')

/** Target per month − Covered per month (not below 0) */
export const monthlyGapFormula = /* @__PURE__ */ createMessage('Target per month − Covered per month (not below 0)')

/** Evenkeel’s rule for disability insurance */
export const disabilitySource = /* @__PURE__ */ createMessage('Evenkeel’s rule for disability insurance')

/** Estate planning */
export const estateTitle = /* @__PURE__ */ createMessage('Estate planning')

/** You have {done, number} of the {all, plural, one {# document} other {# documents}} that count for you. */
export const estateHas = /* @__PURE__ */ createMessage<{ done: number; all: number }>((a, w) => ['You have ', w.number(a.done), ' of the ', w.plural(a.all, { one: () => [w.number(a.all), ' document'], other: () => [w.number(a.all), ' documents'] }), ' that count for you.'])

/** A guardian counts if you have a child under 18. */
export const estateGuardian = /* @__PURE__ */ createMessage('A guardian counts if you have a child under 18.')

/** A trust is optional and isn’t counted. */
export const estateTrust = /* @__PURE__ */ createMessage('A trust is optional and isn’t counted.')

/** Children */
export const children = /* @__PURE__ */ createMessage('Children')

/** Documents that count */
export const documentsThatCount = /* @__PURE__ */ createMessage('Documents that count')

/** {document, select, will {Will} healthCareDirective {Health care directive} financialPowerOfAttorney {Financial power of attorney} namedBeneficiaries {Named beneficiaries} guardian {Guardian for your children} other {Trust}} */
export const document = /* @__PURE__ */ createMessage<{ document: 'will' | 'healthCareDirective' | 'financialPowerOfAttorney' | 'namedBeneficiaries' | 'guardian' | (string & {}) }>((a, w) => [w.select(a.document, { will: () => 'Will', healthCareDirective: () => 'Health care directive', financialPowerOfAttorney: () => 'Financial power of attorney', namedBeneficiaries: () => 'Named beneficiaries', guardian: () => 'Guardian for your children', other: () => 'Trust' })])

/** Missing */
export const missing = /* @__PURE__ */ createMessage('Missing')

/** You have */
export const inPlace = /* @__PURE__ */ createMessage('You have')

/** Documents that count − Missing */
export const inPlaceFormula = /* @__PURE__ */ createMessage('Documents that count − Missing')

/** Evenkeel’s list of estate documents */
export const estateSource = /* @__PURE__ */ createMessage('Evenkeel’s list of estate documents')
