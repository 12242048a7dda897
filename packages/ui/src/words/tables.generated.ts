// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Remove filter {label}: {value} */
export const removeFilter = /* @__PURE__ */ createMessage<{ label: string; value: string }>((a) => ['Remove filter ', a.label, ': ', a.value])

/** Saving */
export const saving = /* @__PURE__ */ createMessage('Saving')

/** Details of {name} */
export const detailsOf = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Details of ', a.name])

/** Details */
export const details = /* @__PURE__ */ createMessage('Details')

/** Previous page */
export const previousPage = /* @__PURE__ */ createMessage('Previous page')

/** Page {number, number} */
export const pageNumber = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => ['Page ', w.number(a.number)])

/** Next page */
export const nextPage = /* @__PURE__ */ createMessage('Next page')

/** Pages */
export const pages = /* @__PURE__ */ createMessage('Pages')

/** {first, number}–{last, number} of {total, number} */
export const range = /* @__PURE__ */ createMessage<{ first: number; last: number; total: number }>((a, w) => [w.number(a.first), '–', w.number(a.last), ' of ', w.number(a.total)])
