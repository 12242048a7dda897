// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {month} {day} */
export const dayOfMonth = /* @__PURE__ */ createMessage<{ month: string; day: string }>((a) => [a.month, ' ', a.day])

/** {month} {day}, {year} */
export const dayOfYear = /* @__PURE__ */ createMessage<{ month: string; day: string; year: string }>((a) => [a.month, ' ', a.day, ', ', a.year])
