// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Add a debt */
export const addDebt = /* @__PURE__ */ createMessage(() => 'Add a debt')

/** One-off payments */
export const oneOffs = /* @__PURE__ */ createMessage(() => 'One-off payments')

/** A bonus or a tax refund that you pay on top. Month 1 is the month of your first payment. */
export const oneOffsAre = /* @__PURE__ */ createMessage(() => 'A bonus or a tax refund that you pay on top. Month 1 is the month of your first payment.')

/** {number, number}. Month */
export const oneOffMonth = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => [w.number(a.number), '. Month'])

/** {number, number}. Amount */
export const oneOffAmount = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => [w.number(a.number), '. Amount'])

/** Add a one-off payment */
export const addOneOff = /* @__PURE__ */ createMessage(() => 'Add a one-off payment')

/** Remove payment {number, number} */
export const removeOneOff = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => ['Remove payment ', w.number(a.number)])
