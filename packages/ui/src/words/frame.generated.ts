// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Evenkeel */
export const evenkeel = /* @__PURE__ */ createMessage('Evenkeel')

/** Try again */
export const tryAgain = /* @__PURE__ */ createMessage('Try again')

/** Help: {title} */
export const helpAbout = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Help: ', a.title])

/** Amount hidden */
export const amountHidden = /* @__PURE__ */ createMessage('Amount hidden')
