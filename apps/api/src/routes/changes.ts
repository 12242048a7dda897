import type { LedgerHandlers } from '../http/handlers.ts'
import { undoChange } from '../services/undo-change.ts'

export const changeRoutes = {
  undoChange: ({ params }, context) => undoChange(context, params.changeId),
} satisfies LedgerHandlers
