// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Keep showing */
export const keepShowing = /* @__PURE__ */ createMessage('Keep showing')

/** Undo */
export const undo = /* @__PURE__ */ createMessage('Undo')

/** Shows until {date}. */
export const showsUntil = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['Shows until ', a.date, '.'])
