// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Saved */
export const saved = /* @__PURE__ */ createMessage('Saved')

/** Not saved. */
export const notSaved = /* @__PURE__ */ createMessage('Not saved.')

/** Try again */
export const tryAgain = /* @__PURE__ */ createMessage('Try again')

/** You changed this plan in another tab. */
export const otherTab = /* @__PURE__ */ createMessage('You changed this plan in another tab.')

/** Use that one */
export const takeThatOne = /* @__PURE__ */ createMessage('Use that one')

/** Keep mine */
export const keepMine = /* @__PURE__ */ createMessage('Keep mine')

/** Save draft */
export const saveDraft = /* @__PURE__ */ createMessage('Save draft')

/** You have a draft you’re not using yet. */
export const unused = /* @__PURE__ */ createMessage('You have a draft you’re not using yet.')

/** Continue */
export const goOn = /* @__PURE__ */ createMessage('Continue')

/** Discard */
export const discard = /* @__PURE__ */ createMessage('Discard')

/** Draft discarded */
export const discarded = /* @__PURE__ */ createMessage('Draft discarded')

/** Update your profile too? */
export const profileTitle = /* @__PURE__ */ createMessage('Update your profile too?')

/** Use plan and update profile */
export const profileAccept = /* @__PURE__ */ createMessage('Use plan and update profile')

/** Go back */
export const profileDecline = /* @__PURE__ */ createMessage('Go back')

/** These answers are new to your profile, or differ from it: */
export const profileDiffers = /* @__PURE__ */ createMessage('These answers are new to your profile, or differ from it:')

/** Using the plan updates your profile. If you go back, nothing is saved. */
export const profileTakes = /* @__PURE__ */ createMessage('Using the plan updates your profile. If you go back, nothing is saved.')

/** Annual income */
export const annualIncome = /* @__PURE__ */ createMessage('Annual income')

/** Date of birth */
export const dateOfBirth = /* @__PURE__ */ createMessage('Date of birth')

/** Relationship status */
export const relationshipStatus = /* @__PURE__ */ createMessage('Relationship status')

/** Your partner’s date of birth */
export const partnerBirth = /* @__PURE__ */ createMessage('Your partner’s date of birth')

/** Your partner’s annual income */
export const partnerIncome = /* @__PURE__ */ createMessage('Your partner’s annual income')

/** Comfort with risk */
export const riskTolerance = /* @__PURE__ */ createMessage('Comfort with risk')

/** Investing style */
export const investmentType = /* @__PURE__ */ createMessage('Investing style')

/** Another answer of this plan */
export const anotherAnswer = /* @__PURE__ */ createMessage('Another answer of this plan')
