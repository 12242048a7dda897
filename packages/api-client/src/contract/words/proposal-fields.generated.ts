// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Retirement age */
export const retirementAge = /* @__PURE__ */ createMessage('Retirement age')

/** Age when Social Security starts */
export const claimingAge = /* @__PURE__ */ createMessage('Age when Social Security starts')

/** Savings rate */
export const savingsRate = /* @__PURE__ */ createMessage('Savings rate')

/** Other savings for retirement per year */
export const otherContributions = /* @__PURE__ */ createMessage('Other savings for retirement per year')

/** Monthly spending in retirement */
export const retirementExpenses = /* @__PURE__ */ createMessage('Monthly spending in retirement')

/** Plan to age */
export const lifeExpectancy = /* @__PURE__ */ createMessage('Plan to age')

/** Annual income */
export const annualIncome = /* @__PURE__ */ createMessage('Annual income')

/** Partner’s retirement age */
export const partnerRetirementAge = /* @__PURE__ */ createMessage('Partner’s retirement age')

/** Age when partner’s Social Security starts */
export const partnerClaimingAge = /* @__PURE__ */ createMessage('Age when partner’s Social Security starts')

/** Partner’s savings rate */
export const partnerSavingsRate = /* @__PURE__ */ createMessage('Partner’s savings rate')

/** Partner’s annual income */
export const partnerAnnualIncome = /* @__PURE__ */ createMessage('Partner’s annual income')

/** Needed per month */
export const essentialExpenses = /* @__PURE__ */ createMessage('Needed per month')

/** Monthly payment to all debts */
export const monthlyPayment = /* @__PURE__ */ createMessage('Monthly payment to all debts')

/** Note */
export const note = /* @__PURE__ */ createMessage('Note')
