// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Step {step} of {steps}: {label} */
export const stepOf = /* @__PURE__ */ createMessage<{ step: string; steps: string; label: string }>((a) => ['Step ', a.step, ' of ', a.steps, ': ', a.label])

/** Back */
export const back = /* @__PURE__ */ createMessage('Back')

/** Cancel */
export const cancel = /* @__PURE__ */ createMessage('Cancel')

/** done */
export const done = /* @__PURE__ */ createMessage('done')

/** Commit */
export const commit = /* @__PURE__ */ createMessage('Commit')

/** Next */
export const next = /* @__PURE__ */ createMessage('Next')
