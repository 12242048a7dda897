// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Choose date: {label} */
export const chooseDate = /* @__PURE__ */ createMessage<{ label: string }>((a) => ['Choose date: ', a.label])

/** Previous month */
export const previousMonth = /* @__PURE__ */ createMessage('Previous month')

/** Next month */
export const nextMonth = /* @__PURE__ */ createMessage('Next month')
