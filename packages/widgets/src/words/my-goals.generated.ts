// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** My goals */
export const title = /* @__PURE__ */ createMessage('My goals')

/** Explore all goals */
export const exploreAll = /* @__PURE__ */ createMessage('Explore all goals')

/** Loading goals */
export const loading = /* @__PURE__ */ createMessage('Loading goals')

/** Your goals didn’t load */
export const mineFailed = /* @__PURE__ */ createMessage('Your goals didn’t load')

/** Your goals and how they’re going will be here. */
export const noneYetWhat = /* @__PURE__ */ createMessage('Your goals and how they’re going will be here.')
