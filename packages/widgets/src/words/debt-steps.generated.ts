// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Paydown strategy */
export const paydownStrategy = /* @__PURE__ */ createMessage('Paydown strategy')

/** Identify debts */
export const identifyDebts = /* @__PURE__ */ createMessage('Identify debts')

/** Review your information */
export const reviewYourInformation = /* @__PURE__ */ createMessage('Review your information')

/** Preview your plan */
export const previewYourPlan = /* @__PURE__ */ createMessage('Preview your plan')
