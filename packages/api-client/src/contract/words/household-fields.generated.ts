// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Your annual income */
export const annualIncome = /* @__PURE__ */ createMessage('Your annual income')

/** Your partner’s annual income */
export const partnerAnnualIncome = /* @__PURE__ */ createMessage('Your partner’s annual income')

/** Your savings rate */
export const savingsRate = /* @__PURE__ */ createMessage('Your savings rate')

/** Your partner’s savings rate */
export const partnerSavingsRate = /* @__PURE__ */ createMessage('Your partner’s savings rate')

/** Employer match, of your pay */
export const employerMatch = /* @__PURE__ */ createMessage('Employer match, of your pay')

/** Your retirement age */
export const retirementAge = /* @__PURE__ */ createMessage('Your retirement age')

/** Your partner’s retirement age */
export const partnerRetirementAge = /* @__PURE__ */ createMessage('Your partner’s retirement age')

/** Plan to age */
export const lifeExpectancy = /* @__PURE__ */ createMessage('Plan to age')

/** Monthly spending in retirement */
export const retirementExpenses = /* @__PURE__ */ createMessage('Monthly spending in retirement')

/** What you need per month */
export const essentialExpenses = /* @__PURE__ */ createMessage('What you need per month')

/** Retirement savings */
export const retirementFund = /* @__PURE__ */ createMessage('Retirement savings')

/** Emergency savings */
export const emergencySavings = /* @__PURE__ */ createMessage('Emergency savings')

/** Your life insurance */
export const lifeCover = /* @__PURE__ */ createMessage('Your life insurance')

/** Your partner’s life insurance */
export const partnerLifeCover = /* @__PURE__ */ createMessage('Your partner’s life insurance')

/** Employer’s disability benefit per month */
export const disabilityBenefit = /* @__PURE__ */ createMessage('Employer’s disability benefit per month')

/** Months until it pays */
export const waitingMonths = /* @__PURE__ */ createMessage('Months until it pays')

/** Share of your savings in stocks */
export const heldStockShare = /* @__PURE__ */ createMessage('Share of your savings in stocks')
