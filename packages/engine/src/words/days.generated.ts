// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from './message.ts'

/** Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday */
export const weekdays = /* @__PURE__ */ createMessage('Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday')

/** {weekday}, {month} {day} */
export const dayOfWeek = /* @__PURE__ */ createMessage<{ weekday: string; month: string; day: string }>((a) => [a.weekday, ', ', a.month, ' ', a.day])

/** AM,PM */
export const halvesOfDay = /* @__PURE__ */ createMessage('AM,PM')
