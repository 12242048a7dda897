import type { LedgerHandlers } from '../http/handlers.ts'
import { categoryList, rankedCategories } from '../services/categories.ts'
import { relatedTransactions, splitTransaction } from '../services/split-transaction.ts'
import { listTransactions } from '../services/transaction-list.ts'
import {
  createTransaction,
  deleteTransaction,
  setVisibility,
  updateCategory,
  updateTransaction,
} from '../services/transactions.ts'

export const transactionRoutes = {
  categories: () => categoryList(),
  rankedCategories: (_input, { ledger, today }) => rankedCategories(ledger, today),
  transactions: ({ body }, { ledger }) => listTransactions(ledger, body),
  createTransaction: ({ body }, context) => createTransaction(context, body),
  updateTransaction: ({ body }, context) => updateTransaction(context, body),
  deleteTransaction: ({ body }, context) => deleteTransaction(context, body.userTransactionId),
  setTransactionVisibility: ({ body }, context) => setVisibility(context, body.transactionId, body.isHidden),
  setTransactionCategory: ({ body }, context) => updateCategory(context, body.transactionId, body.categoryId),
  splitTransaction: ({ body }, context) => splitTransaction(context, body),
  relatedTransactions: ({ body }, { ledger }) => relatedTransactions(ledger, body.sourceTransactionId),
} satisfies LedgerHandlers
