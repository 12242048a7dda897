// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage, type Marked } from '@evenkeel/engine'

/** This page didn’t open */
export const pageFailed = /* @__PURE__ */ createMessage('This page didn’t open')

/** Nothing was lost. Check your connection and try again, or go <link>home</link>. */
export const nothingLost = /* @__PURE__ */ createMessage<{ link: Marked }>((a) => ['Nothing was lost. Check your connection and try again, or go ', a.link(['home']), '.'])

/** This page stopped working */
export const pageStopped = /* @__PURE__ */ createMessage('This page stopped working')

/** Nothing you saved was lost. Try again, or go <link>home</link>. */
export const savedIsKept = /* @__PURE__ */ createMessage<{ link: Marked }>((a) => ['Nothing you saved was lost. Try again, or go ', a.link(['home']), '.'])
