import type { LedgerHandlers, RequestHandlers } from '../http/handlers.ts'
import { connectionLedgerRoutes } from './account-connections.ts'
import { accountRoutes } from './accounts.ts'
import { bankFileRoutes } from './bank-files.ts'
import { budgetRoutes } from './budgets.ts'
import { cashFlowRoutes } from './cash-flow.ts'
import { changeRoutes } from './changes.ts'
import { checkupRoutes } from './checkup.ts'
import { goalRoutes } from './goals.ts'
import { profileRoutes } from './profile.ts'
import { staffLedgerRoutes } from './staff.ts'
import { transactionRoutes } from './transactions.ts'

/** Every use case on the signed-in person's ledger. */
export const ledgerRoutes = {
  ...accountRoutes,
  ...connectionLedgerRoutes,
  ...transactionRoutes,
  ...cashFlowRoutes,
  ...budgetRoutes,
  ...bankFileRoutes,
  ...goalRoutes,
  ...changeRoutes,
  ...profileRoutes,
  ...checkupRoutes,
  ...staffLedgerRoutes,
} satisfies LedgerHandlers

/** What has to wait for something before it comes to the ledger. */
export const requestRoutes = {} satisfies RequestHandlers
