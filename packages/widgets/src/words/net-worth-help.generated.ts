// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Net worth */
export const netWorth = /* @__PURE__ */ createMessage(() => 'Net worth')

/** How we calculate net worth */
export const howNetWorth = /* @__PURE__ */ createMessage(() => 'How we calculate net worth')

/** What you own minus what you owe, from the latest balance of each account. */
export const howNetWorthText = /* @__PURE__ */ createMessage(() => 'What you own minus what you owe, from the latest balance of each account.')

/** Not counted: {what}. */
export const notCountedAre = /* @__PURE__ */ createMessage<{ what: string }>((a) => ['Not counted: ', a.what, '.'])
