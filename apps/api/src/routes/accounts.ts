import { accountTypes } from '@evenkeel/engine'
import type { LedgerHandlers } from '../http/handlers.ts'
import {
  createAccount,
  deleteAccount,
  getAccount,
  goalsByAccount,
  syncStatus,
  updateAccount,
} from '../services/accounts.ts'
import { accountList } from '../services/account-view.ts'

export const accountRoutes = {
  accounts: (_input, { ledger }) => accountList(ledger),
  account: ({ body }, { ledger }) => getAccount(ledger, body.userAccountId),
  accountTypes: () => [...accountTypes],
  createAccount: ({ body }, context) => createAccount(context, body),
  createAccountAlias: ({ body }, context) => createAccount(context, body),
  updateAccount: ({ body }, context) => updateAccount(context, body),
  deleteAccount: ({ body }, context) => deleteAccount(context, body.userAccountId),
  goalsByAccount: ({ body }, { ledger }) => goalsByAccount(ledger, body.accountId),
  anySync: (_input, { ledger }) => syncStatus(ledger),
} satisfies LedgerHandlers
