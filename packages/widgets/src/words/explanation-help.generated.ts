// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** As of {date}. */
export const asOf = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['As of ', a.date, '.'])
