import type { LedgerHandlers } from '../http/handlers.ts'
import { confidenceQuestions, confidenceStatus, saveConfidence } from '../services/checkup.ts'
import { saveWellBeing, wellBeing } from '../services/well-being.ts'

export const checkupRoutes = {
  checkupStatus: (_input, { ledger, today }) => confidenceStatus(ledger, today),
  checkup: (_input, { ledger }) => confidenceQuestions(ledger),
  saveCheckup: ({ body }, context) => saveConfidence(context, body.answers),
  wellBeing: (_input, { ledger }) => wellBeing(ledger),
  saveWellBeing: ({ body }, context) => saveWellBeing(context, body.answers),
} satisfies LedgerHandlers
