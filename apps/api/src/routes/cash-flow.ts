import type { LedgerHandlers } from '../http/handlers.ts'
import { cashFlow, cashFlowOfMonth, spending } from '../services/cash-flow.ts'

export const cashFlowRoutes = {
  cashFlow: ({ body }, { ledger, today }) => cashFlow(ledger, today, body.pastMonthCount),
  cashFlowMonth: ({ body }, { ledger }) => cashFlowOfMonth(ledger, body.year, body.month),
  spending: ({ body }, { ledger }) => spending(ledger, body),
} satisfies LedgerHandlers
