// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Sign out? */
export const signOutTitle = /* @__PURE__ */ createMessage(() => 'Sign out?')

/** A link on another site asks to sign you out. */
export const signOutAsk = /* @__PURE__ */ createMessage(() => 'A link on another site asks to sign you out.')

/** Sign out */
export const signOutButton = /* @__PURE__ */ createMessage(() => 'Sign out')

/** Stay signed in */
export const signOutStay = /* @__PURE__ */ createMessage(() => 'Stay signed in')
