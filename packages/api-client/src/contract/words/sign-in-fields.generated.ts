// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Email */
export const email = /* @__PURE__ */ createMessage('Email')

/** Password */
export const password = /* @__PURE__ */ createMessage('Password')

/** Your password */
export const yourPassword = /* @__PURE__ */ createMessage('Your password')

/** Work email */
export const workEmail = /* @__PURE__ */ createMessage('Work email')

/** We use it to find your company. */
export const workEmailHint = /* @__PURE__ */ createMessage('We use it to find your company.')

/** Company code */
export const companyCode = /* @__PURE__ */ createMessage('Company code')

/** You got this code from your employer. */
export const companyCodeHint = /* @__PURE__ */ createMessage('You got this code from your employer.')

/** Code */
export const code = /* @__PURE__ */ createMessage('Code')

/** Phone */
export const phone = /* @__PURE__ */ createMessage('Phone')

/** Last name */
export const lastName = /* @__PURE__ */ createMessage('Last name')

/** Date of birth */
export const dateOfBirth = /* @__PURE__ */ createMessage('Date of birth')

/** Employee ID */
export const employeeId = /* @__PURE__ */ createMessage('Employee ID')

/** New password */
export const newPassword = /* @__PURE__ */ createMessage('New password')

/** Confirm new password */
export const confirmPassword = /* @__PURE__ */ createMessage('Confirm new password')

/** Current password */
export const currentPassword = /* @__PURE__ */ createMessage('Current password')

/** I agree to the terms of use */
export const agreeToTerms = /* @__PURE__ */ createMessage('I agree to the terms of use')
