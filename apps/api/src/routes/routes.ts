import type { LedgerHandlers, RequestHandlers } from '../http/handlers.ts'
import { accountRoutes } from './accounts.ts'
import { bankFileRequestRoutes, bankFileRoutes } from './bank-files.ts'
import { budgetRoutes } from './budgets.ts'
import { cashFlowRoutes } from './cash-flow.ts'
import { changeRoutes } from './changes.ts'
import { goalRoutes } from './goals.ts'
import { transactionRoutes } from './transactions.ts'

/** Every use case on the signed-in person's ledger. */
export const ledgerRoutes = {
  ...accountRoutes,
  ...transactionRoutes,
  ...cashFlowRoutes,
  ...budgetRoutes,
  ...bankFileRoutes,
  ...goalRoutes,
  ...changeRoutes,
} satisfies LedgerHandlers

/** What has to wait for something before it comes to the ledger. */
export const requestRoutes = {
  ...bankFileRequestRoutes,
} satisfies RequestHandlers
