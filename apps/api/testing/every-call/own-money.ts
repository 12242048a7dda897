import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { expect } from 'vitest'
import type { Hand, RightCall } from './right-call.ts'

const november = { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59Z' }
const savings = { category: 'Cash', type: 'Savings', name: 'Rainy day', balance: 250 }
const budget = { categoryId: 6, targetBudget: 75, budgetPeriod: '2026-11' }
const ownCategory = { name: 'Dog care', groupName: 'Everyday', categoryId: 20, color: 'purple', icon: 'paw' } as const
const rent = {
  description: 'Rent',
  direction: 'out',
  amount: 1_650,
  categoryId: 4,
  repeats: 'month',
  firstDate: '2026-12-01',
} as const
const account = ({ ids }: Hand) => ({ body: { userAccountId: ids.account } })
const transaction = ({ ids }: Hand) => ({ body: { userTransactionId: ids.transaction } })
const file = () => new Blob(['Date,Description,Amount\n2026-11-19,Dinner,-31.20\n'])

/** Enters a payment in three months. Returns the last one. */
async function gym({ client }: Hand): Promise<number> {
  let last = 0
  for (const date of ['2026-09-05', '2026-10-05', '2026-11-05']) {
    const body = { date, value: -39, categoryId: 16, description: 'Harborview Gym' }
    last = (await client.call('createTransaction', { body })).userTransactionId
  }
  return last
}

/** Accounts, transactions, budgets, cash flow, files. */
export const ownMoney = {
  accounts: { with: { body: {} }, gives: [{ balance: -1_000 }, { name: 'The same card' }] },
  account: {
    with: account,
    gives: { name: 'Card', balance: -1_000, category: 'Credit Card', interestRate: 0.12, groupName: 'Liability' },
  },
  balanceHistory: {
    with: account,
    gives: {
      steps: [
        { kind: 'rows' },
        { balance: -991, kind: 'rows' },
        { balance: -1_000, kind: 'rows' },
        { date: '2026-11-21T00:00:00Z', balance: -1_000, kind: 'stated' },
      ],
    },
  },
  positions: { with: account, gives: { date: null, positions: [] } },
  netWorthHistory: {
    with: { body: { pastMonthCount: 1 } },
    gives: { change: 0, mainAccountId: null, months: [{ total: -2_000, unknownCount: 0 }] },
  },
  recurring: {
    with: async (hand) => {
      await gym(hand)
      return { body: {} }
    },
    gives: {
      items: [{ description: 'Harborview Gym', period: 'month', status: 'suggested', expected: -39 }],
      payday: null,
    },
  },
  decideRecurring: {
    with: async (hand) => ({ body: { userTransactionId: await gym(hand), decision: 'confirmed' } }),
    gives: {},
  },
  addPlannedPayment: {
    with: { body: rent },
    gives: { description: 'Rent', amount: -1_650, flow: 'bill', nextDate: '2026-12-01T00:00:00Z' },
  },
  updatePlannedPayment: {
    with: async ({ client }) => {
      const { plannedPaymentId } = await client.call('addPlannedPayment', { body: rent })
      return { body: { ...rent, plannedPaymentId, amount: 1_700 } }
    },
    gives: { description: 'Rent', amount: -1_700, nextDate: '2026-12-01T00:00:00Z' },
  },
  deletePlannedPayment: {
    with: async ({ client }) => {
      const { plannedPaymentId } = await client.call('addPlannedPayment', { body: rent })
      return { body: { plannedPaymentId } }
    },
    gives: {},
  },
  accountTypes: {
    gives: expect.arrayContaining([
      { categoryName: 'Cash', typeName: 'Checking', groupName: 'Asset', showInAddManual: true },
    ]),
  },
  createAccount: {
    with: { body: savings },
    gives: { ...savings, currency: 'USD', isManualAccount: true, groupName: 'Asset' },
  },
  createAccountAlias: { with: { body: savings }, gives: { ...savings, isManualAccount: true } },
  updateAccount: {
    with: ({ ids }) => ({ body: { userAccountId: ids.account, name: 'Blue card', balance: -900 } }),
    gives: { name: 'Blue card', balance: -900 },
  },
  deleteAccount: { with: account, gives: {} },
  createStudentLoan: {
    with: { body: { name: 'Loan', balance: -8_000, interestRate: 0.05, currentMonthlyPayment: 120 } },
    gives: {
      category: 'Loan',
      type: 'Student Loan',
      balance: -8_000,
      monthlyMinimumPayment: 0,
      currentMonthlyPayment: 120,
    },
  },
  goalsByAccount: { with: ({ ids }) => ({ body: { accountId: ids.account } }), gives: [{ planType: 3 }] },
  anySync: { gives: { syncInProgress: false, acctSyncInProgress: false, transSyncInProgress: false } },
  suspectedDuplicates: { gives: [{ transaction: { value: -4.5 }, existing: { value: -4.5 } }] },
  decideDuplicate: { with: ({ ids }) => ({ body: { duplicateId: ids.duplicate, isSame: false } }), gives: {} },
  missingRows: {
    gives: {
      missing: [{ value: -25, description: 'Ferry' }],
      removed: [{ value: -25, description: 'Harbor cruise' }],
      changedSplits: [{ value: -4.5, before: -5, isJoined: false }],
    },
  },
  dismissChangedSplit: { with: transaction, gives: {} },
  decideMissingRow: { with: ({ ids }) => ({ body: { userTransactionId: ids.missingRow, isKept: true } }), gives: {} },
  restoreRemovedRow: { with: ({ ids }) => ({ body: { removedRowId: ids.removedRow } }), gives: {} },
  suspectedAccounts: { gives: [{ account: { name: 'Card' }, existing: { name: 'The same card' } }] },
  decideSuspectedAccount: {
    with: ({ ids }) => ({ body: { suspectedAccountId: ids.suspectedAccount, isSame: false } }),
    gives: {},
  },

  categories: {
    gives: expect.arrayContaining([{ expenseCategoryId: 6, name: expect.any(String), isBudgetable: true }]),
  },
  rankedCategories: { gives: expect.arrayContaining([expect.objectContaining({ expenseCategoryId: 6 })]) },
  transactions: {
    with: { body: { page: 1, pageSize: 10 } },
    gives: {
      total: 4,
      paging: { page: 1, pageSize: 10, total: 4, lastPage: 1 },
      items: [
        { value: -4.5 },
        { description: 'Coffee' },
        { description: 'Ferry', hidden: true },
        { description: 'Ferry', hidden: true },
      ],
    },
  },
  createTransaction: {
    with: ({ ids }) => ({
      body: { date: '2026-11-18', value: -12.34, categoryId: 6, description: 'Lunch', userAccountId: ids.account },
    }),
    gives: { value: -12.34, categoryId: 6, description: 'Lunch', isManual: true, hidden: false },
  },
  updateTransaction: {
    with: ({ ids }) => ({ body: { userTransactionId: ids.transaction, description: 'Espresso' } }),
    gives: { description: 'Espresso', value: -4.5 },
  },
  deleteTransaction: { with: transaction, gives: {} },
  setTransactionVisibility: {
    with: ({ ids }) => ({ body: { transactionId: ids.transaction, isHidden: true } }),
    gives: { hidden: true },
  },
  setTransactionCategory: {
    with: ({ ids }) => ({ body: { transactionId: ids.transaction, categoryId: 7 } }),
    gives: { categoryId: 7 },
  },
  splitTransaction: {
    with: ({ ids }) => ({
      body: {
        sourceTransactionId: ids.transaction,
        sourceTransaction: { category: 6, value: -1.5 },
        splits: [{ category: 7, value: -3 }],
      },
    }),
    gives: { sourceTransaction: { value: -1.5 }, splits: [{ value: -3, categoryId: 7, splitted: true }] },
  },
  relatedTransactions: {
    with: ({ ids }) => ({ body: { sourceTransactionId: ids.transaction } }),
    gives: { sourceTransaction: { value: -4.5 }, splits: [] },
  },

  changeTransactions: {
    with: ({ ids }) => ({
      body: {
        select: { transactionIds: [ids.transaction] },
        change: { categoryId: 7, addTags: ['Work'], note: 'With Ana' },
      },
    }),
    gives: { changed: 1, leftOut: 0 },
  },
  attachments: {
    with: transaction,
    gives: [{ name: 'receipt.pdf', type: 'application/pdf', size: 15, isHere: true }],
  },
  addAttachment: {
    with: ({ ids }) => ({
      body: { file: new File(['%PDF-1.4\n'], '../trip.PDF'), userTransactionId: String(ids.transaction) },
    }),
    gives: { name: 'trip.PDF', type: 'application/pdf', size: 9, isHere: true },
  },
  downloadAttachment: { shownIn: 'services/attachments/attachments.test.ts' },
  removeAttachment: { with: ({ ids }) => ({ body: { attachmentId: ids.attachment } }), gives: {} },
  tags: { gives: [] },
  rules: { gives: [{ text: 'coffee', categoryId: 6 }] },
  previewRule: {
    with: { body: { rule: { text: 'coffee', tags: ['Treat'] } } },
    gives: { fits: 2, changes: 2, amount: 9, since: '2026-11-20T00:00:00Z' },
  },
  createRule: {
    with: { body: { rule: { payee: 'coffee', payeeName: 'The Corner' }, appliesToPast: true } },
    gives: { rule: { payee: 'coffee', payeeName: 'The Corner' }, changed: 2 },
  },
  updateRule: {
    with: ({ ids }) => ({
      body: { ruleId: ids.rule, rule: { text: 'coffee', categoryId: 7 }, appliesToPast: false },
    }),
    gives: { rule: { text: 'coffee', categoryId: 7 }, changed: 0 },
  },
  deleteRule: { with: ({ ids }) => ({ body: { ruleId: ids.rule } }), gives: {} },
  orderRules: { with: ({ ids }) => ({ body: { ruleIds: [ids.rule] } }), gives: [{ text: 'coffee' }] },
  applyRules: { with: { body: {} }, gives: { changed: 0 } },
  ownCategories: { gives: [{ name: 'Coffee', count: 0 }] },
  createOwnCategory: { with: { body: ownCategory }, gives: { ...ownCategory, count: 0 } },
  updateOwnCategory: {
    with: ({ ids }) => ({ body: { ownCategoryId: ids.ownCategory, form: ownCategory } }),
    gives: ownCategory,
  },
  mergeOwnCategories: {
    async with({ client, ids }) {
      const { ownCategoryId } = await client.call('createOwnCategory', { body: ownCategory })
      return { body: { ownCategoryIds: [ids.ownCategory, ownCategoryId] } }
    },
    gives: {},
  },
  deleteOwnCategory: {
    with: ({ ids }) => ({ body: { ownCategoryId: ids.ownCategory } }),
    gives: {},
  },

  cashFlow: {
    with: { body: { pastMonthCount: 2 } },
    gives: [
      { year: 2026, month: 9, totalExpenses: 0 },
      { month: 10 },
      { month: 11, totalIncomes: 0, totalExpenses: 9 },
    ],
  },
  cashFlowMonth: {
    with: { body: { month: 11, year: 2026 } },
    gives: { year: 2026, month: 11, totalIncomes: 0, totalExpenses: 9 },
  },
  spending: {
    with: { body: november },
    gives: { rankedCategories: [{ amount: 9, categoryIds: [6] }], totalSpending: 9 },
  },
  budget: {
    with: { body: { categoryId: 6, budgetPeriod: '2026-11' } },
    gives: { categoryId: 6, targetBudget: 50, spent: 9 },
  },
  budgets: {
    with: { body: { budgetPeriod: '2026-11' } },
    gives: [{ categoryId: 6, targetBudget: 50, budgetPeriod: '2026-11', spent: 9 }],
  },
  budgetNavigation: { with: { body: { budgetPeriod: '2026-11' } }, gives: { previousPeriod: null, nextPeriod: null } },
  createBudget: { with: { body: { ...budget, categoryId: 7 } }, gives: { categoryId: 7, targetBudget: 75, spent: 0 } },
  updateBudget: { with: { body: budget }, gives: { categoryId: 6, targetBudget: 75, spent: 9 } },
  deleteBudget: { with: { body: budget }, gives: {} },
  budgetMonth: {
    with: { body: { budgetPeriod: '2026-11' } },
    gives: { budgets: [{ categoryId: 6, targetBudget: 50, carried: 0, spent: 9, left: 41 }], left: 41 },
  },
  budgetYear: {
    with: { body: { year: 2026 } },
    gives: { budgets: [{ categoryId: 6, targetBudget: 50, spent: 9, monthCount: 1, overCount: 0 }] },
  },
  setBudgetRollover: {
    with: { body: { budgetPeriod: '2026-11', categoryId: 6, keepsLeft: true, keepsOver: true } },
    gives: {},
  },
  moveBudgetMoney: {
    with: async ({ client }) => {
      await client.call('createBudget', { body: { ...budget, categoryId: 7 } })
      return { body: { budgetPeriod: '2026-11', fromCategoryId: 7, toCategoryId: 6, amount: 25 } }
    },
    gives: {},
  },
  saveBudgetGroups: {
    with: { body: { names: ['Food'], members: [{ categoryId: 6, name: 'Food' }] } },
    gives: {},
  },

  previewBankFile: {
    with: { body: { file: file() } },
    gives: { format: 'csv', accounts: [{ userAccountId: null, transactions: 1, new: 1, duplicates: 0 }], problems: [] },
  },
  commitBankFile: {
    async with({ client }) {
      const { bankFileId, accounts } = await client.call('previewBankFile', { body: { file: file() } })
      return { body: { bankFileId, accounts: accounts.map(({ key }) => ({ key, userAccountId: null })) } }
    },
    gives: { created: 1, skipped: 0, accounts: [expect.any(Number)] },
  },
  undoBankFile: {
    async with({ client }) {
      const { bankFileId, accounts } = await client.call('previewBankFile', { body: { file: file() } })
      await client.call('commitBankFile', {
        body: { bankFileId, accounts: accounts.map(({ key }) => ({ key, userAccountId: null })) },
      })
      return { body: { bankFileId } }
    },
    gives: { removed: 1 },
  },

  undoChange: { with: ({ ids }) => ({ params: { changeId: ids.change }, body: {} }), gives: {} },
  exportAccountData: { shownIn: 'services/account-data/round-trip.test.ts' },
  exportParts: { gives: { count: 1, takes: 'nothing' } },
  importAccountData: { shownIn: 'services/account-data/round-trip.test.ts' },
  deleteAccountData: {
    with: ({ app }) => {
      // Cloudflare's runtime cannot empty a database that the test has open as a file.
      app.parts.ledgers.close()
      return { body: { password: 'Quiet-Harbor-42' } }
    },
    gives: {},
  },
} as const satisfies Partial<Record<EndpointName, RightCall>>
