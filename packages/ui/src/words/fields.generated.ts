// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** MM/DD/YYYY */
export const mmDdYyyy = /* @__PURE__ */ createMessage('MM/DD/YYYY')

/** (optional) */
export const optional = /* @__PURE__ */ createMessage('(optional)')

/** Check these: */
export const checkThese = /* @__PURE__ */ createMessage('Check these:')

/** Yes */
export const yes = /* @__PURE__ */ createMessage('Yes')

/** No */
export const no = /* @__PURE__ */ createMessage('No')

/** Hide {field} */
export const hideText = /* @__PURE__ */ createMessage<{ field: string }>((a) => ['Hide ', a.field])

/** Show {field} */
export const showText = /* @__PURE__ */ createMessage<{ field: string }>((a) => ['Show ', a.field])

/** Please enter a value of at least {minimum}. */
export const atLeast = /* @__PURE__ */ createMessage<{ minimum: string }>((a) => ['Please enter a value of at least ', a.minimum, '.'])

/** Please enter a value of at most {maximum}. */
export const atMost = /* @__PURE__ */ createMessage<{ maximum: string }>((a) => ['Please enter a value of at most ', a.maximum, '.'])

/** in {unit} */
export const inUnit = /* @__PURE__ */ createMessage<{ unit: string }>((a) => ['in ', a.unit])

/** dollars */
export const dollars = /* @__PURE__ */ createMessage('dollars')

/** percent */
export const percent = /* @__PURE__ */ createMessage('percent')
