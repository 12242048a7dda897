// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Breadcrumb */
export const breadcrumb = /* @__PURE__ */ createMessage('Breadcrumb')

/** Loading page */
export const loadingPage = /* @__PURE__ */ createMessage('Loading page')

/** As of {when} */
export const asOf = /* @__PURE__ */ createMessage<{ when: string }>((a) => ['As of ', a.when])
