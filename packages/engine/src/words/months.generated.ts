// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from './message.ts'

/** January,February,March,April,May,June,July,August,September,October,November,December */
export const months = /* @__PURE__ */ createMessage('January,February,March,April,May,June,July,August,September,October,November,December')

/** {month} {year} */
export const monthOfYear = /* @__PURE__ */ createMessage<{ month: string; year: string }>((a) => [a.month, ' ', a.year])
