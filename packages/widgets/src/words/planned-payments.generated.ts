// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Add a payment or income */
export const title = /* @__PURE__ */ createMessage('Add a payment or income')

/** Add */
export const add = /* @__PURE__ */ createMessage('Add')

/** No account */
export const noAccount = /* @__PURE__ */ createMessage('No account')

/** Choose one */
export const chooseOne = /* @__PURE__ */ createMessage('Choose one')

/** {name} added */
export const added = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' added'])

/** Edit a payment or income */
export const changeTitle = /* @__PURE__ */ createMessage('Edit a payment or income')

/** Save */
export const save = /* @__PURE__ */ createMessage('Save')

/** {name} saved */
export const changed = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' saved'])

/** Edit: {name} */
export const changeNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Edit: ', a.name])

/** Delete */
export const deletePlanned = /* @__PURE__ */ createMessage('Delete')

/** {name} deleted */
export const deleted = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' deleted'])

/** Delete: {name} */
export const deleteNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Delete: ', a.name])
