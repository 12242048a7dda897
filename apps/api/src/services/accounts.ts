import type { Account, AccountChange, AccountForm } from '@evenkeel/api-client/contract/accounts'
import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import { AccountGroup, accountTypes, goalNames, goalOfPlan, PlanStatus, toCents } from '@evenkeel/engine'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import {
  accountBelongings,
  allConnections,
  deleteAccountRows,
  findBalanceDay,
  insertAccount,
  type NewAccount,
  putBalanceDay,
  type StoredAccount,
  updateAccountRow,
} from '../store/ledger/accounts.ts'
import { findConnectionAccountIds, releaseConnectionAccount } from '../store/ledger/connections.ts'
import { deleteEntries, entryIdsOfAccount } from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { plansOfAccount, setPlanStatus } from '../store/ledger/plans.ts'
import { checkAccountChange, checkAccountForm } from './account-rules.ts'
import { accountGroup, accountList, toAccounts } from './account-view.ts'
import { withinTotal } from './amounts-in-total.ts'
import { presentMoment } from './moment.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { requireAccount } from './require.ts'
import { releasePartners, remarkTransfers } from './transfers.ts'

/** Returns one account in the API's shape. @throws ApiError 404 */
function getAccount(ledger: LedgerTransaction, id: number): Account {
  const [account] = toAccounts(ledger, [requireAccount(ledger, id)])
  if (!account) throw new Error('An account that was just read has no view')
  return account
}

const toCentsOrNull = (dollars: number | null | undefined) =>
  dollars === null || dollars === undefined ? null : toCents(dollars)

/** Sets a balance as of now and records it for the day. */
function stateBalance(context: LedgerContext, recorder: ChangeRecorder, accountId: number, balanceCents: number): void {
  const { ledger, today, clock } = context
  const known = findBalanceDay(ledger, accountId, today)
  if (known) recorder.willChange('balance_day', [known.id])
  withinTotal(ledger, 'balance', () =>
    updateAccountRow(ledger, accountId, { balanceCents, balanceAsOf: presentMoment(clock) }),
  )
  recorder.hasCreated('balance_day', [putBalanceDay(ledger, { accountId, day: today, balanceCents })])
}

/** Returns the fields that only a liability has; for an asset all are null, even if they were sent. */
function debtFields(
  group: AccountGroup,
  form: Pick<AccountForm, 'interestRate' | 'monthlyMinimumPayment' | 'currentMonthlyPayment'>,
) {
  const isOwed = group === AccountGroup.LIABILITY
  return {
    interestRate: isOwed ? (form.interestRate ?? null) : null,
    monthlyMinimumPaymentCents: isOwed ? toCentsOrNull(form.monthlyMinimumPayment) : null,
    currentMonthlyPaymentCents: isOwed ? toCentsOrNull(form.currentMonthlyPayment) : null,
  }
}

/** Creates a manual account. @throws ApiError 400 if a rule of the form is broken. */
export function createAccount(context: LedgerContext, form: AccountForm): Account {
  checkAccountForm(form)
  return recordChange(context, 'account.create', (recorder) => {
    const balanceCents = toCents(form.balance)
    const row = {
      name: form.name.trim(),
      categoryName: form.category,
      typeName: form.type,
      balanceCents,
      origin: 'manual',
      isHiddenFromNetWorth: form.isHiddenFromNW ?? false,
      isHiddenFromTotals: form.isHiddenFromCFBS ?? false,
      ...debtFields(accountGroup(form.category), form),
    } as const
    const { id } = withinTotal(context.ledger, 'balance', () => insertAccount(context.ledger, row))
    recorder.hasCreated('account', [id])
    stateBalance(context, recorder, id, balanceCents)
    return getAccount(context.ledger, id)
  })
}

function changedFields(row: StoredAccount, change: AccountChange): Partial<NewAccount> {
  const fields: Partial<NewAccount> = {}
  if (change.name !== undefined && change.name !== row.name) fields.name = change.name.trim()
  if (change.category !== undefined) fields.categoryName = change.category
  if (change.type !== undefined) fields.typeName = change.type
  if (change.isHiddenFromNW !== undefined) fields.isHiddenFromNetWorth = change.isHiddenFromNW
  if (change.isHiddenFromCFBS !== undefined) fields.isHiddenFromTotals = change.isHiddenFromCFBS
  if (change.interestRate !== undefined) fields.interestRate = change.interestRate
  if (change.monthlyMinimumPayment !== undefined)
    fields.monthlyMinimumPaymentCents = toCentsOrNull(change.monthlyMinimumPayment)
  if (change.currentMonthlyPayment !== undefined)
    fields.currentMonthlyPaymentCents = toCentsOrNull(change.currentMonthlyPayment)
  const isOwned = accountGroup(change.category ?? row.categoryName) === AccountGroup.ASSET
  return isOwned ? { ...fields, ...debtFields(AccountGroup.ASSET, {}) } : fields
}

/** Whether the balance is different from before, or the account's first. */
const statesBalance = (row: StoredAccount, balance: number): boolean =>
  toCents(balance) !== row.balanceCents || row.balanceAsOf === null

/** Changes an account; an unchanged balance keeps its date. @throws ApiError 400, 404 */
function updateAccount({ body: change }: Validated<'updateAccount'>, context: LedgerContext): Account {
  const { ledger } = context
  const row = requireAccount(ledger, change.userAccountId)
  checkAccountChange(row, change)
  return recordChange(context, 'account.update', (recorder) => {
    recorder.willChange('account', [row.id])
    const fields = changedFields(row, change)
    if (Object.keys(fields).length > 0) updateAccountRow(ledger, row.id, fields)
    if (change.balance !== undefined && statesBalance(row, change.balance))
      stateBalance(context, recorder, row.id, toCents(change.balance))
    if (fields.categoryName !== undefined && accountGroup(fields.categoryName) !== accountGroup(row.categoryName))
      remarkTransfers(ledger, recorder, row.id)
    return getAccount(ledger, row.id)
  })
}

/** Warns the plans that counted the account: their results can no longer be trusted. Source: Q-ACCT-8, Q-PLAN-10. */
function warnPlans(ledger: LedgerTransaction, recorder: ChangeRecorder, accountId: number): void {
  const plans = plansOfAccount(ledger, accountId).filter(({ status }) => status === PlanStatus.IN_PROGRESS)
  recorder.willChange(
    'plan',
    plans.map(({ id }) => id),
  )
  for (const { id } of plans) setPlanStatus(ledger, id, PlanStatus.NEEDS_ATTENTION)
}

/**
 * Removes an account and everything that belongs to it, as part of a change. The connection that created it remembers
 * the removal, so that its next sync does not create it again.
 */
export function removeAccount(ledger: LedgerTransaction, recorder: ChangeRecorder, id: number): void {
  const entryIds = entryIdsOfAccount(ledger, id)
  const { balanceDayIds, fileKeyIds, positionIds } = accountBelongings(ledger, id)
  releasePartners(ledger, recorder, entryIds)
  recorder.willChange('connection_account', findConnectionAccountIds(ledger, id))
  recorder.willChange('entry', entryIds)
  recorder.willChange('balance_day', balanceDayIds)
  recorder.willChange('position', positionIds)
  recorder.willChange('account_file_key', fileKeyIds)
  recorder.willChange('account', [id])
  warnPlans(ledger, recorder, id)
  deleteEntries(ledger, entryIds)
  releaseConnectionAccount(ledger, id)
  deleteAccountRows(ledger, id)
}

/**
 * Deletes an account with its transactions. The other sides of its transfers become plain transactions again.
 * @throws ApiError 404
 */
function deleteAccount({ body }: Validated<'deleteAccount'>, context: LedgerContext): Record<string, never> {
  const { ledger } = context
  const { id } = requireAccount(ledger, body.userAccountId)
  recordChange(context, 'account.delete', (recorder) => removeAccount(ledger, recorder, id))
  return {}
}

/** Returns the plans that count an account, by goal. Source: Q-ACCT-4. @throws ApiError 404 */
function goalsByAccount(ledger: LedgerTransaction, accountId: number) {
  requireAccount(ledger, accountId)
  return plansOfAccount(ledger, accountId).map(({ planType }) => {
    const goalType = goalOfPlan(planType)
    return { goalTypeEnum: goalType, goalName: goalNames[goalType], planType }
  })
}

/** Returns whether any connection is syncing, by kind of data. Source: Q-SYNC-1. */
export function syncStatus(ledger: LedgerTransaction) {
  const connections = allConnections(ledger)
  const acctSyncInProgress = connections.some(({ isSyncingAccounts }) => isSyncingAccounts)
  const transSyncInProgress = connections.some(({ isSyncingTransactions }) => isSyncingTransactions)
  return { syncInProgress: acctSyncInProgress || transSyncInProgress, acctSyncInProgress, transSyncInProgress }
}

export const accountCalls = {
  accounts: (_input, { ledger }) => accountList(ledger),
  account: ({ body }, { ledger }) => getAccount(ledger, body.userAccountId),
  accountTypes: () => [...accountTypes],
  createAccount: ({ body }, context) => createAccount(context, body),
  createAccountAlias: ({ body }, context) => createAccount(context, body),
  updateAccount,
  deleteAccount,
  goalsByAccount: ({ body }, { ledger }) => goalsByAccount(ledger, body.accountId),
  anySync: (_input, { ledger }) => syncStatus(ledger),
} satisfies LedgerCalls
