// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Loading {title} */
export const loading = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Loading ', a.title])

/** {title} didn’t load */
export const titleFailed = /* @__PURE__ */ createMessage<{ title: string }>((a) => [a.title, ' didn’t load'])

/** Updated {time} */
export const updatedAt = /* @__PURE__ */ createMessage<{ time: string }>((a) => ['Updated ', a.time])

/** Couldn’t refresh. Showing data from {time} */
export const staleFrom = /* @__PURE__ */ createMessage<{ time: string }>((a) => ['Couldn’t refresh. Showing data from ', a.time])

/** Couldn’t refresh. */
export const stale = /* @__PURE__ */ createMessage('Couldn’t refresh.')
