// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Keyboard shortcuts */
export const keyboardShortcuts = /* @__PURE__ */ createMessage('Keyboard shortcuts')

/** They work outside of fields and lists. You can turn them off in Settings. */
export const shortcutsText = /* @__PURE__ */ createMessage('They work outside of fields and lists. You can turn them off in Settings.')

/** Close */
export const close = /* @__PURE__ */ createMessage('Close')

/** Hide or show amounts */
export const toggleAmounts = /* @__PURE__ */ createMessage('Hide or show amounts')

/** Show this list */
export const showList = /* @__PURE__ */ createMessage('Show this list')

/** Undo the last change, or show its message again */
export const undo = /* @__PURE__ */ createMessage('Undo the last change, or show its message again')
