// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** More */
export const more = /* @__PURE__ */ createMessage(() => 'More')

/** More about this plan */
export const moreAbout = /* @__PURE__ */ createMessage(() => 'More about this plan')

/** Update with today’s balances */
export const update = /* @__PURE__ */ createMessage(() => 'Update with today’s balances')

/** Download PDF */
export const download = /* @__PURE__ */ createMessage(() => 'Download PDF')

/** Start over */
export const startOver = /* @__PURE__ */ createMessage(() => 'Start over')

/** Remove this plan */
export const remove = /* @__PURE__ */ createMessage(() => 'Remove this plan')

/** Remove this plan? */
export const removeTitle = /* @__PURE__ */ createMessage(() => 'Remove this plan?')

/** Remove plan */
export const removeAccept = /* @__PURE__ */ createMessage(() => 'Remove plan')

/** Keep plan */
export const removeDecline = /* @__PURE__ */ createMessage(() => 'Keep plan')

/** Your answers, the result and its next steps are removed. Your accounts stay as they are. */
export const removeWhat = /* @__PURE__ */ createMessage(() => 'Your answers, the result and its next steps are removed. Your accounts stay as they are.')

/** Plan removed */
export const removed = /* @__PURE__ */ createMessage(() => 'Plan removed')

/** Edit plan */
export const edit = /* @__PURE__ */ createMessage(() => 'Edit plan')

/** Change something */
export const change = /* @__PURE__ */ createMessage(() => 'Change something')

/** Your plan stays as it is until you use the new one. */
export const changeWhat = /* @__PURE__ */ createMessage(() => 'Your plan stays as it is until you use the new one.')

/** Try different choices */
export const tryChoices = /* @__PURE__ */ createMessage(() => 'Try different choices')
