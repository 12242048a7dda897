// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Add a debt */
export const addDebt = /* @__PURE__ */ createMessage(() => 'Add a debt')

/** One-off payments */
export const oneOffs = /* @__PURE__ */ createMessage(() => 'One-off payments')

/** A bonus or a tax refund that you pay on top. Month 1 is the month of your first payment. */
export const oneOffsAre = /* @__PURE__ */ createMessage(() => 'A bonus or a tax refund that you pay on top. Month 1 is the month of your first payment.')

/** Month of payment {number, number} */
export const oneOffMonth = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => ['Month of payment ', w.number(a.number)])

/** Amount of payment {number, number} */
export const oneOffAmount = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => ['Amount of payment ', w.number(a.number)])

/** Add a one-off payment */
export const addOneOff = /* @__PURE__ */ createMessage(() => 'Add a one-off payment')

/** Remove payment {number, number} */
export const removeOneOff = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => ['Remove payment ', w.number(a.number)])
