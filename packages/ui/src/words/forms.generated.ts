// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Discard what you typed? */
export const discardTitle = /* @__PURE__ */ createMessage('Discard what you typed?')

/** It isn’t saved. */
export const discardWhy = /* @__PURE__ */ createMessage('It isn’t saved.')

/** Keep editing */
export const keepEditing = /* @__PURE__ */ createMessage('Keep editing')

/** Discard */
export const discard = /* @__PURE__ */ createMessage('Discard')

/** Save */
export const save = /* @__PURE__ */ createMessage('Save')

/** Cancel */
export const cancel = /* @__PURE__ */ createMessage('Cancel')
