// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** My goals */
export const myGoals = /* @__PURE__ */ createMessage('My goals')

/** Show amounts */
export const showAmounts = /* @__PURE__ */ createMessage('Show amounts')

/** Hide amounts */
export const hideAmounts = /* @__PURE__ */ createMessage('Hide amounts')

/** Refresh */
export const refresh = /* @__PURE__ */ createMessage('Refresh')

/** Appearance */
export const appearance = /* @__PURE__ */ createMessage('Appearance')

/** My information */
export const myInformation = /* @__PURE__ */ createMessage('My information')

/** Settings */
export const settings = /* @__PURE__ */ createMessage('Settings')

/** Sign out */
export const signOut = /* @__PURE__ */ createMessage('Sign out')

/** {name}, your menu */
export const menuOf = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ', your menu'])

/** Your menu */
export const yourMenu = /* @__PURE__ */ createMessage('Your menu')

/** Main */
export const main = /* @__PURE__ */ createMessage('Main')

/** A benefit from {company} */
export const benefitFrom = /* @__PURE__ */ createMessage<{ company: string }>((a) => ['A benefit from ', a.company])

/** Your session expired. */
export const expired = /* @__PURE__ */ createMessage('Your session expired.')

/** We signed you out due to inactivity. Please sign back in. */
export const expiredText = /* @__PURE__ */ createMessage('We signed you out due to inactivity. Please sign back in.')

/** Sign in */
export const signIn = /* @__PURE__ */ createMessage('Sign in')

/** Updating… */
export const updating = /* @__PURE__ */ createMessage('Updating…')
