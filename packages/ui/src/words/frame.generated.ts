// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Evenkeel */
export const evenkeel = /* @__PURE__ */ createMessage(() => 'Evenkeel')

/** Breadcrumb */
export const breadcrumb = /* @__PURE__ */ createMessage(() => 'Breadcrumb')

/** Try again */
export const tryAgain = /* @__PURE__ */ createMessage(() => 'Try again')

/** Help: {title} */
export const helpAbout = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Help: ', a.title])

/** Amount hidden */
export const amountHidden = /* @__PURE__ */ createMessage(() => 'Amount hidden')

/** Loading page */
export const loadingPage = /* @__PURE__ */ createMessage(() => 'Loading page')

/** As of {when} */
export const asOf = /* @__PURE__ */ createMessage<{ when: string }>((a) => ['As of ', a.when])
