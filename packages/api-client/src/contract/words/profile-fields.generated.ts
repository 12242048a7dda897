// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Date of birth */
export const dateOfBirth = /* @__PURE__ */ createMessage('Date of birth')

/** Gender */
export const gender = /* @__PURE__ */ createMessage('Gender')

/** Relationship status */
export const familyStatus = /* @__PURE__ */ createMessage('Relationship status')

/** Annual income */
export const annualIncome = /* @__PURE__ */ createMessage('Annual income')

/** Before taxes */
export const beforeTaxes = /* @__PURE__ */ createMessage('Before taxes')

/** Comfort with risk */
export const risk = /* @__PURE__ */ createMessage('Comfort with risk')

/** Investing style */
export const investing = /* @__PURE__ */ createMessage('Investing style')

/** Your top priorities */
export const matters = /* @__PURE__ */ createMessage('Your top priorities')

/** No answer */
export const notGiven = /* @__PURE__ */ createMessage('No answer')

/** First name */
export const firstName = /* @__PURE__ */ createMessage('First name')

/** Last name */
export const lastName = /* @__PURE__ */ createMessage('Last name')

/** Relationship */
export const relation = /* @__PURE__ */ createMessage('Relationship')

/** Email */
export const email = /* @__PURE__ */ createMessage('Email')

/** You sign in with this email. To change it, you’ll need your password and a code we send to the new one. */
export const emailHint = /* @__PURE__ */ createMessage('You sign in with this email. To change it, you’ll need your password and a code we send to the new one.')

/** Phone */
export const phone = /* @__PURE__ */ createMessage('Phone')

/** Street */
export const street = /* @__PURE__ */ createMessage('Street')

/** Apartment or unit */
export const unit = /* @__PURE__ */ createMessage('Apartment or unit')

/** City */
export const city = /* @__PURE__ */ createMessage('City')

/** State */
export const state = /* @__PURE__ */ createMessage('State')

/** ZIP code */
export const zipCode = /* @__PURE__ */ createMessage('ZIP code')

/** Your password */
export const yourPassword = /* @__PURE__ */ createMessage('Your password')
