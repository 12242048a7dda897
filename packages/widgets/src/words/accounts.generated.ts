// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {name} is added */
export const added = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is added'])

/** {name} is changed */
export const changed = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is changed'])

/** {bank} keeps category, type and balance up to date. */
export const keptByBank = /* @__PURE__ */ createMessage<{ bank: string }>((a) => [a.bank, ' keeps category, type and balance up to date.'])

/** Choose one */
export const chooseOne = /* @__PURE__ */ createMessage(() => 'Choose one')

/** Delete */
export const remove = /* @__PURE__ */ createMessage(() => 'Delete')

/** Answer */
export const answerLogin = /* @__PURE__ */ createMessage(() => 'Answer')
