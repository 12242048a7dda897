// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Date of birth */
export const dateOfBirth = /* @__PURE__ */ createMessage('Date of birth')

/** Annual income */
export const annualIncome = /* @__PURE__ */ createMessage('Annual income')

/** Before taxes. */
export const beforeTaxes = /* @__PURE__ */ createMessage('Before taxes.')

/** Yearly raise */
export const yearlyRaise = /* @__PURE__ */ createMessage('Yearly raise')

/** Relationship status */
export const relationshipStatus = /* @__PURE__ */ createMessage('Relationship status')

/** Include my spouse’s or partner’s income and savings */
export const includeSpouse = /* @__PURE__ */ createMessage('Include my spouse’s or partner’s income and savings')

/** Partner’s date of birth */
export const spousesDateOfBirth = /* @__PURE__ */ createMessage('Partner’s date of birth')

/** Partner’s annual income */
export const spousesAnnualIncome = /* @__PURE__ */ createMessage('Partner’s annual income')

/** Partner’s retirement age */
export const spousesRetirementAge = /* @__PURE__ */ createMessage('Partner’s retirement age')

/** Partner’s life expectancy */
export const spousesLifeExpectancy = /* @__PURE__ */ createMessage('Partner’s life expectancy')

/** Retirement age */
export const retirementAge = /* @__PURE__ */ createMessage('Retirement age')

/** Life expectancy */
export const lifeExpectancy = /* @__PURE__ */ createMessage('Life expectancy')

/** Monthly expenses */
export const monthlyExpenses = /* @__PURE__ */ createMessage('Monthly expenses')

/** For your household in retirement, in today’s dollars */
export const expensesHint = /* @__PURE__ */ createMessage('For your household in retirement, in today’s dollars')

/** Retirement savings today */
export const retirementSavingsToday = /* @__PURE__ */ createMessage('Retirement savings today')

/** Your savings rate */
export const yourSavingsRate = /* @__PURE__ */ createMessage('Your savings rate')

/** Employer match */
export const employerMatch = /* @__PURE__ */ createMessage('Employer match')

/** As a share of your income */
export const matchHint = /* @__PURE__ */ createMessage('As a share of your income')

/** Other savings per year */
export const otherSavingsPerYear = /* @__PURE__ */ createMessage('Other savings per year')

/** Partner’s savings rate */
export const spousesSavingsRate = /* @__PURE__ */ createMessage('Partner’s savings rate')

/** Partner’s employer match */
export const spousesEmployerMatch = /* @__PURE__ */ createMessage('Partner’s employer match')

/** Partner’s other savings per year */
export const spousesOtherSavingsPer = /* @__PURE__ */ createMessage('Partner’s other savings per year')

/** Social Security per year */
export const socialSecurityPerYear = /* @__PURE__ */ createMessage('Social Security per year')

/** Leave blank and we’ll estimate it from income. */
export const estimatedFromIncome = /* @__PURE__ */ createMessage('Leave blank and we’ll estimate it from income.')

/** Other income per year */
export const otherIncomePerYear = /* @__PURE__ */ createMessage('Other income per year')

/** How many years it lasts */
export const otherIncomeYears = /* @__PURE__ */ createMessage('How many years it lasts')

/** Lump sum at retirement */
export const lumpSumAtRetirement = /* @__PURE__ */ createMessage('Lump sum at retirement')

/** Pension per year */
export const pensionPerYear = /* @__PURE__ */ createMessage('Pension per year')

/** Pension starts at age */
export const pensionStarts = /* @__PURE__ */ createMessage('Pension starts at age')

/** Pension’s cost-of-living adjustment */
export const pensionsCostOfLiving = /* @__PURE__ */ createMessage('Pension’s cost-of-living adjustment')

/** Pension’s survivor benefit */
export const pensionsSurvivorBenefit = /* @__PURE__ */ createMessage('Pension’s survivor benefit')

/** Partner’s Social Security per year */
export const spousesSocialSecurityPer = /* @__PURE__ */ createMessage('Partner’s Social Security per year')

/** Partner’s other income per year */
export const spousesOtherIncomePer = /* @__PURE__ */ createMessage('Partner’s other income per year')

/** Partner’s other income: how many years */
export const spouseOtherIncomeYears = /* @__PURE__ */ createMessage('Partner’s other income: how many years')

/** Partner’s lump sum at retirement */
export const spousesLumpSumAt = /* @__PURE__ */ createMessage('Partner’s lump sum at retirement')

/** Partner’s pension per year */
export const spousesPensionPerYear = /* @__PURE__ */ createMessage('Partner’s pension per year')

/** Partner’s pension starts at age */
export const spousePensionStarts = /* @__PURE__ */ createMessage('Partner’s pension starts at age')

/** Partner’s pension cost-of-living adjustment */
export const spousesPensionCostOf = /* @__PURE__ */ createMessage('Partner’s pension cost-of-living adjustment')

/** Partner’s pension survivor benefit */
export const spousesPensionSurvivorBenefit = /* @__PURE__ */ createMessage('Partner’s pension survivor benefit')

/** Return before retirement */
export const returnBeforeRetirement = /* @__PURE__ */ createMessage('Return before retirement')

/** Return in retirement */
export const returnInRetirement = /* @__PURE__ */ createMessage('Return in retirement')

/** Future tax rate */
export const futureTaxRate = /* @__PURE__ */ createMessage('Future tax rate')

/** Leave blank and we’ll base it on your expenses. */
export const taxFromExpenses = /* @__PURE__ */ createMessage('Leave blank and we’ll base it on your expenses.')

/** About you */
export const aboutYou = /* @__PURE__ */ createMessage('About you')

/** Your spouse or partner */
export const yourSpouseOrPartner = /* @__PURE__ */ createMessage('Your spouse or partner')

/** Your retirement */
export const yourRetirement = /* @__PURE__ */ createMessage('Your retirement')

/** Your savings */
export const yourSavings = /* @__PURE__ */ createMessage('Your savings')

/** Social Security, pension and other income */
export const socialSecurityPensionAnd = /* @__PURE__ */ createMessage('Social Security, pension and other income')

/** Your spouse’s or partner’s income in retirement */
export const yourSpousesOrPartners = /* @__PURE__ */ createMessage('Your spouse’s or partner’s income in retirement')

/** Growth and inflation */
export const growthAndInflation = /* @__PURE__ */ createMessage('Growth and inflation')

/** Our starting assumptions. Change any of them. */
export const assumptionsIntro = /* @__PURE__ */ createMessage('Our starting assumptions. Change any of them.')

/** years */
export const years = /* @__PURE__ */ createMessage('years')

/** Inflation */
export const inflation = /* @__PURE__ */ createMessage('Inflation')
