// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Save */
export const save = /* @__PURE__ */ createMessage(() => 'Save')

/** {answered} of {all} answered */
export const answered = /* @__PURE__ */ createMessage<{ answered: string; all: string }>((a) => [a.answered, ' of ', a.all, ' answered'])
