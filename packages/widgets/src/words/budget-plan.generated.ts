// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Your plan */
export const title = /* @__PURE__ */ createMessage('Your plan')

/** Loading your plan */
export const loading = /* @__PURE__ */ createMessage('Loading your plan')

/** Your plan didn’t load */
export const failed = /* @__PURE__ */ createMessage('Your plan didn’t load')

/** Make these budgets your plan. We’ll tell you when a month is over budget. */
export const first = /* @__PURE__ */ createMessage('Make these budgets your plan. We’ll tell you when a month is over budget.')

/** Changed your budgets? Save the changes to your plan. */
export const again = /* @__PURE__ */ createMessage('Changed your budgets? Save the changes to your plan.')

/** Use this plan */
export const use = /* @__PURE__ */ createMessage('Use this plan')

/** View plan */
export const view = /* @__PURE__ */ createMessage('View plan')
