// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Budget saved */
export const budgetSaved = /* @__PURE__ */ createMessage(() => 'Budget saved')

/** Budget deleted */
export const budgetDeleted = /* @__PURE__ */ createMessage(() => 'Budget deleted')

/** Past months won’t change. */
export const pastMonths = /* @__PURE__ */ createMessage(() => 'Past months won’t change.')

/** Last month, you spent {amount} in this category. */
export const lastMonthSpent = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Last month, you spent ', a.amount, ' in this category.'])
