// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Add a payment or income */
export const title = /* @__PURE__ */ createMessage(() => 'Add a payment or income')

/** Add */
export const add = /* @__PURE__ */ createMessage(() => 'Add')

/** Choose one */
export const chooseOne = /* @__PURE__ */ createMessage(() => 'Choose one')

/** {name} added */
export const added = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' added'])

/** {name} deleted */
export const deleted = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' deleted'])

/** Delete: {name} */
export const deleteNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Delete: ', a.name])
