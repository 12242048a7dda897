// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Save */
export const save = /* @__PURE__ */ createMessage(() => 'Save')

/** {answered} of {all} answered */
export const answered = /* @__PURE__ */ createMessage<{ answered: string; all: string }>((a) => [a.answered, ' of ', a.all, ' answered'])

/** These goals would help most: */
export const goalsThatHelp = /* @__PURE__ */ createMessage(() => 'These goals would help most:')

/** Seven quick questions. We’ll suggest which goal to start with. */
export const what = /* @__PURE__ */ createMessage(() => 'Seven quick questions. We’ll suggest which goal to start with.')

/** Your confidence */
export const confidence = /* @__PURE__ */ createMessage(() => 'Your confidence')

/** {score, number} of 100 */
export const ofHundred = /* @__PURE__ */ createMessage<{ score: number }>((a, w) => [w.number(a.score), ' of 100'])

/** Not confident */
export const scaleLow = /* @__PURE__ */ createMessage(() => 'Not confident')

/** Very confident */
export const scaleHigh = /* @__PURE__ */ createMessage(() => 'Very confident')
