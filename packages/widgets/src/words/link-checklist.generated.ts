// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {typeName} · Bank connection needs attention */
export const connectionNeedsAttention = /* @__PURE__ */ createMessage<{ typeName: string }>((a) => [a.typeName, ' · Bank connection needs attention'])

/** Show more accounts */
export const showMoreAccounts = /* @__PURE__ */ createMessage('Show more accounts')

/** There are no linked accounts yet. */
export const thereAreNoLinked = /* @__PURE__ */ createMessage('There are no linked accounts yet.')
