// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Category that keeps the rest */
export const keepsTheRest = /* @__PURE__ */ createMessage(() => 'Category that keeps the rest')

/** Parts */
export const parts = /* @__PURE__ */ createMessage(() => 'Parts')

/** Shown */
export const shown = /* @__PURE__ */ createMessage(() => 'Shown')

/** Color */
export const color = /* @__PURE__ */ createMessage(() => 'Color')

/** Icon */
export const icon = /* @__PURE__ */ createMessage(() => 'Icon')
