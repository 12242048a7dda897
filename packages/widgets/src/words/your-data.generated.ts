// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Delete your account? */
export const deleteYourAccount = /* @__PURE__ */ createMessage('Delete your account?')

/** Delete everything */
export const deleteEverything = /* @__PURE__ */ createMessage('Delete everything')

/** You can’t undo this. */
export const noUndo = /* @__PURE__ */ createMessage('You can’t undo this.')

/** Download your data */
export const downloadYourData = /* @__PURE__ */ createMessage('Download your data')

/** Everything we have about you, as one file plus spreadsheets. It includes your balances, so store it safely. */
export const downloadText = /* @__PURE__ */ createMessage('Everything we have about you, as one file plus spreadsheets. It includes your balances, so store it safely.')

/** Download */
export const download = /* @__PURE__ */ createMessage('Download')

/** Delete your account */
export const deleteTitle = /* @__PURE__ */ createMessage('Delete your account')

/** This permanently deletes your accounts, plans, notes, bank connections and sign-in. We don’t tell your employer. Download your data first if you want a copy. */
export const deleteText = /* @__PURE__ */ createMessage('This permanently deletes your accounts, plans, notes, bank connections and sign-in. We don’t tell your employer. Download your data first if you want a copy.')

/** Delete my account */
export const deleteMyAccount = /* @__PURE__ */ createMessage('Delete my account')
