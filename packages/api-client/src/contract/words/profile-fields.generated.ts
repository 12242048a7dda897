// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Date of birth */
export const dateOfBirth = /* @__PURE__ */ createMessage(() => 'Date of birth')

/** Gender */
export const gender = /* @__PURE__ */ createMessage(() => 'Gender')

/** Family status */
export const familyStatus = /* @__PURE__ */ createMessage(() => 'Family status')

/** Annual income */
export const annualIncome = /* @__PURE__ */ createMessage(() => 'Annual income')

/** Before taxes */
export const beforeTaxes = /* @__PURE__ */ createMessage(() => 'Before taxes')

/** How you feel about risk */
export const risk = /* @__PURE__ */ createMessage(() => 'How you feel about risk')

/** How you like to invest */
export const investing = /* @__PURE__ */ createMessage(() => 'How you like to invest')

/** What matters most to you */
export const matters = /* @__PURE__ */ createMessage(() => 'What matters most to you')

/** Not given */
export const notGiven = /* @__PURE__ */ createMessage(() => 'Not given')

/** First name */
export const firstName = /* @__PURE__ */ createMessage(() => 'First name')

/** Last name */
export const lastName = /* @__PURE__ */ createMessage(() => 'Last name')

/** Relation */
export const relation = /* @__PURE__ */ createMessage(() => 'Relation')

/** Email */
export const email = /* @__PURE__ */ createMessage(() => 'Email')

/** You sign in with it. Another one needs your password, and a code that we send to it. */
export const emailHint = /* @__PURE__ */ createMessage(() => 'You sign in with it. Another one needs your password, and a code that we send to it.')

/** Phone */
export const phone = /* @__PURE__ */ createMessage(() => 'Phone')

/** Street */
export const street = /* @__PURE__ */ createMessage(() => 'Street')

/** Apartment or unit */
export const unit = /* @__PURE__ */ createMessage(() => 'Apartment or unit')

/** City */
export const city = /* @__PURE__ */ createMessage(() => 'City')

/** State */
export const state = /* @__PURE__ */ createMessage(() => 'State')

/** ZIP code */
export const zipCode = /* @__PURE__ */ createMessage(() => 'ZIP code')

/** Your password */
export const yourPassword = /* @__PURE__ */ createMessage(() => 'Your password')
