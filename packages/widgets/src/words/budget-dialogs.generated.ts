// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Budget saved */
export const budgetSaved = /* @__PURE__ */ createMessage('Budget saved')

/** Budget deleted */
export const budgetDeleted = /* @__PURE__ */ createMessage('Budget deleted')

/** Past months won’t change. */
export const pastMonths = /* @__PURE__ */ createMessage('Past months won’t change.')

/** Last month, you spent {amount} in this category. */
export const lastMonthSpent = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Last month, you spent ', a.amount, ' in this category.'])

/** Create a budget */
export const createTitle = /* @__PURE__ */ createMessage('Create a budget')

/** Edit your budget */
export const editTitle = /* @__PURE__ */ createMessage('Edit your budget')

/** Choose one */
export const choose = /* @__PURE__ */ createMessage('Choose one')

/** You already have a budget for this category. Saving this budget will overwrite the existing one. */
export const taken = /* @__PURE__ */ createMessage('You already have a budget for this category. Saving this budget will overwrite the existing one.')

/** Your budget will auto-renew at the start of each month with the new amount. */
export const autoRenew = /* @__PURE__ */ createMessage('Your budget will auto-renew at the start of each month with the new amount.')

/** Delete this budget */
export const deleteBudget = /* @__PURE__ */ createMessage('Delete this budget')

/** Delete this budget? */
export const confirmDelete = /* @__PURE__ */ createMessage('Delete this budget?')

/** Delete */
export const remove = /* @__PURE__ */ createMessage('Delete')

/** Cancel */
export const cancel = /* @__PURE__ */ createMessage('Cancel')
