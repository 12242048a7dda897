// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Leave without saving? */
export const leaveWithoutSaving = /* @__PURE__ */ createMessage('Leave without saving?')

/** What you typed under {name} isn’t saved. */
export const loss = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['What you typed under ', a.name, ' isn’t saved.'])

/** You will be signed out in 2 minutes. */
export const signOutSoon = /* @__PURE__ */ createMessage('You will be signed out in 2 minutes.')

/** You haven’t used Evenkeel for a while.{names} */
export const inactive = /* @__PURE__ */ createMessage<{ names: string }>((a) => ['You haven’t used Evenkeel for a while.', a.names])

/** Sign out */
export const signOut = /* @__PURE__ */ createMessage('Sign out')

/** Stay signed in */
export const staySignedIn = /* @__PURE__ */ createMessage('Stay signed in')

/** These pages keep showing your money on this device. */
export const pagesKeepShowing = /* @__PURE__ */ createMessage('These pages keep showing your money on this device.')

/** Disconnect them and sign out */
export const endAndSignOut = /* @__PURE__ */ createMessage('Disconnect them and sign out')

/** Leave */
export const leave = /* @__PURE__ */ createMessage('Leave')

/** Stay */
export const stay = /* @__PURE__ */ createMessage('Stay')
