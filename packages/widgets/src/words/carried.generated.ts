// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {amount} from earlier months */
export const broughtAlong = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' from earlier months'])

/** {amount} used by earlier months */
export const takenAlong = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' used by earlier months'])
