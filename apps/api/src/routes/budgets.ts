import type { LedgerHandlers } from '../http/handlers.ts'
import { budgetMonths, budgetsOf, createBudget, deleteBudget, findBudget, updateBudget } from '../services/budgets.ts'

export const budgetRoutes = {
  budget: ({ body }, { ledger }) => findBudget(ledger, body.categoryId, body.budgetPeriod),
  budgets: ({ body }, { ledger }) => budgetsOf(ledger, body.budgetPeriod),
  budgetNavigation: ({ body }, { ledger, today }) => budgetMonths(ledger, body.budgetPeriod, today),
  createBudget: ({ body }, context) => createBudget(context, body),
  updateBudget: ({ body }, context) => updateBudget(context, body),
  deleteBudget: ({ body }, context) => deleteBudget(context, body.categoryId, body.budgetPeriod),
} satisfies LedgerHandlers
