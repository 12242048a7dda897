// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Evenkeel ignored {names}. Use #rgb or #rrggbb with a contrast of at least {contrast}. */
export const ignored = /* @__PURE__ */ createMessage<{ names: string; contrast: string }>((a) => ['Evenkeel ignored ', a.names, '. Use #rgb or #rrggbb with a contrast of at least ', a.contrast, '.'])
