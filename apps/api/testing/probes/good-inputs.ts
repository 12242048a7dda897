/** Input as loose as a test may send it. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** The caller's own ids, for the inputs next to the id that is tried. */
export interface OwnThings {
  readonly bankFileId: number
  readonly bankFileKey: string
}

const debtPlan: LooseInput = {
  params: { planType: 3 },
  body: {
    input: { monthlyPayment: 5_000, interestRate: 0.08, strategy: 1 },
    linkedAccounts: [{ userAccountId: 0, isLinked: true }],
  },
}

const november = { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59.999Z' }
const statement = () => new Blob(['Date,Description,Amount\n2026-11-20,Coffee,-4.50\n'])

const receipt = () => new Blob(['%PDF-1.4\n%%EOF\n'])

/**
 * Returns a good input for each call that takes an id, with 0 where the tried one goes, and for the calls of the household, which
 * take none: a role that may not make them is refused for its role, and not for its words.
 */
export const goodInputs = ({ bankFileId, bankFileKey }: OwnThings): Readonly<Record<string, LooseInput>> => ({
  account: { body: { userAccountId: 0 } },
  positions: { body: { userAccountId: 0 } },
  balanceHistory: { body: { userAccountId: 0 } },
  updateAccount: { body: { userAccountId: 0, name: 'Mine now' } },
  deleteAccount: { body: { userAccountId: 0 } },
  goalsByAccount: { body: { accountId: 0 } },
  transactions: { body: {} },
  createTransaction: { body: { date: '2026-11-20', value: -1, categoryId: 1, description: 'Mine', userAccountId: 0 } },
  updateTransaction: { body: { userTransactionId: 0, description: 'Mine now' } },
  deleteTransaction: { body: { userTransactionId: 0 } },
  setTransactionVisibility: { body: { transactionId: 0, isHidden: true } },
  setTransactionCategory: { body: { transactionId: 0, categoryId: 2 } },
  splitTransaction: {
    body: {
      sourceTransactionId: 0,
      sourceTransaction: { category: 1, value: -1 },
      splits: [{ category: 2, value: -3.5 }],
    },
  },
  relatedTransactions: { body: { sourceTransactionId: 0 } },
  decideRecurring: { body: { userTransactionId: 0, decision: 'confirmed' } },
  deletePlanScenario: { params: { scenarioId: 0 } },
  planScenarios: { query: { planType: 3 } },
  addPlanScenario: { body: { planType: 3, name: 'Pay', changes: [{ path: 'monthlyPayment', value: 200 }] } },
  changeHousehold: { body: { changes: [{ key: 'annualIncome', value: 1 }] } },
  previewHousehold: { body: { changes: [{ key: 'annualIncome', value: 1 }] } },
  saveEarningsRecord: { body: { years: [{ year: 2024, cents: 1 }] } },
  savePartnerEarningsRecord: { body: { years: [{ year: 2024, cents: 1 }] } },
  saveBudgetGroups: { body: { names: ['Food'], members: [{ categoryId: 6, name: 'Food' }] } },
  addPlannedPayment: {
    body: {
      description: 'Rent',
      direction: 'out',
      amount: 1_700,
      categoryId: 4,
      repeats: 'month',
      firstDate: '2026-12-01',
      userAccountId: 0,
    },
  },
  updatePlannedPayment: {
    body: {
      plannedPaymentId: 1,
      description: 'Rent',
      direction: 'out',
      amount: 1_700,
      categoryId: 4,
      repeats: 'month',
      firstDate: '2026-12-01',
    },
  },
  deletePlannedPayment: { body: { plannedPaymentId: 0 } },
  attachments: { body: { userTransactionId: 0 } },
  addAttachment: { body: { file: receipt(), userTransactionId: 0 } },
  downloadAttachment: { params: { attachmentId: 0 } },
  removeAttachment: { body: { attachmentId: 0 } },
  changeTransactions: { body: { select: { query: {} }, change: { isHidden: true } } },
  previewRule: { body: { rule: { text: 'coffee', categoryId: 6 } } },
  createRule: { body: { rule: { text: 'coffee', categoryId: 6 }, appliesToPast: false } },
  // Everybody who has a rule has a first one.
  updateRule: { body: { ruleId: 1, rule: { text: 'coffee', categoryId: 6 }, appliesToPast: false } },
  deleteRule: { body: { ruleId: 0 } },
  orderRules: { body: { ruleIds: [0] } },
  createOwnCategory: { body: { name: 'Mine', groupName: 'Everyday', categoryId: 7, color: 'blue', icon: 'tag' } },
  updateOwnCategory: {
    body: {
      ownCategoryId: 0,
      form: { name: 'Mine', groupName: 'Everyday', categoryId: 7, color: 'blue', icon: 'tag' },
    },
  },
  deleteOwnCategory: { body: { ownCategoryId: 0 } },
  mergeOwnCategories: { body: { ownCategoryIds: [0] } },
  spending: { body: november },
  previewBankFile: { body: { file: statement(), userAccountId: 0 } },
  commitBankFile: { body: { bankFileId, accounts: [{ key: bankFileKey, userAccountId: null }] } },
  undoBankFile: { body: { bankFileId: 0 } },
  setNextStepStatus: { params: { id: 0, status: 1 }, body: {} },
  snoozeNextStep: { params: { id: 0 }, body: {} },
  deleteNextStep: { params: { id: 0 } },
  undoChange: { params: { changeId: 0 }, body: {} },
  saveDependents: { body: { dependents: [{ dependentId: 0, firstName: 'Mine', lastName: 'Now', relation: 0 }] } },
  withdrawEmbedAgreement: { body: { agreementId: 0 } },
  createLink: { body: { accountId: 0 } },
  restoreConnection: { body: { accountId: 0 } },
  syncConnection: { body: { accountId: 0 } },
  fullSync: { body: { accountId: 0 } },
  connectionPublicToken: { body: { accountId: 0 } },
  connectionStatus: { body: { connectionId: 0 } },
  deleteConnection: { body: { connectionId: 0 } },
  quovoIframeToken: { query: { connectionId: 0 } },
  quovoSyncAccount: { body: { connectionId: 0 } },
  sandboxControl: { body: { connectionId: 0, state: 'revoked' } },
  decideDuplicate: { body: { duplicateId: 0, isSame: true } },
  decideSecondLogin: { body: { connectionId: 0, isSame: true } },
  decideMissingRow: { body: { userTransactionId: 0, isKept: true } },
  dismissChangedSplit: { body: { userTransactionId: 0 } },
  restoreRemovedRow: { body: { removedRowId: 0 } },
  decideSuspectedAccount: { body: { suspectedAccountId: 0, isSame: true } },
  savePlan: debtPlan,
  commitPlan: debtPlan,
  willProfileUpdateOnCommit: debtPlan,
  previewPlan: debtPlan,

  staffPlan: { params: { planType: 3 } },
  staffBudgets: { body: { budgetPeriod: '2026-11' } },
  staffSpending: { body: november },
  staffCashFlow: { body: {} },
  staffConfiguration: {},
  staffInteractions: {},
  addStaffInteraction: { body: { type: 3, note: 'A note' } },
  staffTasks: {},
  addStaffTask: { body: { title: 'A task' } },
  setStaffTaskStatus: { params: { taskId: 1, status: 1 }, body: {} },
  decideAccess: { body: { accessId: 0, isAllowed: true } },
  approveAccess: { params: { accessId: 0 }, body: {} },
  decideProposal: { body: { proposalLineId: 0, isAccepted: true } },
  staffProposals: {},
  previewStaffProposal: { body: { planType: 1, lines: [{ field: 'retirementAge', value: 66 }] } },
  sendStaffProposal: { body: { planType: 1, lines: [{ field: 'retirementAge', value: 66 }], note: '' } },
  withdrawStaffProposal: { params: { proposalId: 1 } },
  staffBalances: {},
  staffDrafts: {},
  saveStaffDraft: { body: { title: 'A draft', body: 'Words', draftId: 1 } },
  deleteStaffDraft: { params: { draftId: 1 } },
})

/** Returns the value with `id` at the end of the path. */
function put(value: unknown, path: readonly string[], id: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return id
  const name = step.replace('[]', '')
  const inside: unknown = Object(value)[name]
  if (!step.endsWith('[]')) return { ...Object(value), [name]: put(inside, rest, id) }
  const items: readonly unknown[] = Array.isArray(inside) ? inside : [undefined]
  return { ...Object(value), [name]: items.map((item) => put(item, rest, id)) }
}

/** Returns an input with this id in one place of it: `body.accounts[].userAccountId`. */
export const withId = (input: LooseInput, place: string, id: unknown): LooseInput =>
  Object(put(input, place.split('.'), id))
