import type { Account, AccountChange, AccountForm } from '@evenkeel/api-client/contract/accounts'
import { AccountGroup, goalNames, goalOfPlan, PlanStatus, toCents } from '@evenkeel/engine'
import type { LedgerContext } from '../http/handlers.ts'
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
import { connectionAccountIdsOf, releaseConnectionAccount } from '../store/ledger/connections.ts'
import { deleteEntries, entryIdsOfAccount } from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { plansOfAccount, setPlanStatus } from '../store/ledger/plans.ts'
import { checkAccountChange, checkAccountForm } from './account-rules.ts'
import { groupOf, toAccounts } from './account-view.ts'
import { nowOf } from './moment.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { requireAccount } from './require.ts'
import { releasePartners } from './transfers.ts'

/** One account as it is sent. @throws ApiError 404 */
export function getAccount(ledger: LedgerTransaction, id: number): Account {
  const [account] = toAccounts(ledger, [requireAccount(ledger, id)])
  if (!account) throw new Error('An account that was just read has no view')
  return account
}

const toCentsOrNull = (dollars: number | null | undefined) =>
  dollars === null || dollars === undefined ? null : toCents(dollars)

/** States a balance as of now, and notes it for the day. */
function stateBalance(context: LedgerContext, recorder: ChangeRecorder, accountId: number, balanceCents: number): void {
  const { ledger, today, clock } = context
  const known = findBalanceDay(ledger, accountId, today)
  if (known) recorder.willChange('balance_day', [known.id])
  updateAccountRow(ledger, accountId, { balanceCents, balanceAsOf: nowOf(clock) })
  recorder.hasCreated('balance_day', [putBalanceDay(ledger, { accountId, day: today, balanceCents })])
}

/** What only a liability has; an asset has none of it, whatever was sent. */
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

/** Creates an account kept by hand. @throws ApiError 400 where the form's rules do not hold. */
export function createAccount(context: LedgerContext, form: AccountForm): Account {
  checkAccountForm(form)
  return recordChange(context, 'account.create', (recorder) => {
    const balanceCents = toCents(form.balance)
    const { id } = insertAccount(context.ledger, {
      name: form.name.trim(),
      categoryName: form.category,
      typeName: form.type,
      balanceCents,
      origin: 'manual',
      isHiddenFromNetWorth: form.isHiddenFromNW ?? false,
      isHiddenFromTotals: form.isHiddenFromCFBS ?? false,
      ...debtFields(groupOf(form.category), form),
    })
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
  const isOwned = groupOf(change.category ?? row.categoryName) === AccountGroup.ASSET
  return isOwned ? { ...fields, ...debtFields(AccountGroup.ASSET, {}) } : fields
}

/** Another balance than before, or the first for an account that has had none. */
const statesBalance = (row: StoredAccount, balance: number): boolean =>
  toCents(balance) !== row.balanceCents || row.balanceAsOf === null

/** Changes an account; a balance that is the same as before is not stated anew. @throws ApiError 400, 404 */
export function updateAccount(context: LedgerContext, change: AccountChange): Account {
  const { ledger } = context
  const row = requireAccount(ledger, change.userAccountId)
  checkAccountChange(row, change)
  return recordChange(context, 'account.update', (recorder) => {
    recorder.willChange('account', [row.id])
    const fields = changedFields(row, change)
    if (Object.keys(fields).length > 0) updateAccountRow(ledger, row.id, fields)
    if (change.balance !== undefined && statesBalance(row, change.balance))
      stateBalance(context, recorder, row.id, toCents(change.balance))
    return getAccount(ledger, row.id)
  })
}

/** A plan that counted the account can no longer be trusted (Q-ACCT-8, Q-PLAN-10). */
function warnPlans(ledger: LedgerTransaction, recorder: ChangeRecorder, accountId: number): void {
  const plans = plansOfAccount(ledger, accountId).filter(({ status }) => status === PlanStatus.IN_PROGRESS)
  recorder.willChange(
    'plan',
    plans.map(({ id }) => id),
  )
  for (const { id } of plans) setPlanStatus(ledger, id, PlanStatus.NEEDS_ATTENTION)
}

/**
 * Removes an account with all that belongs to it, as part of a change. A connection that brought it in remembers it, so that
 * its next sync does not bring it back.
 */
export function removeAccount(ledger: LedgerTransaction, recorder: ChangeRecorder, id: number): void {
  const entryIds = entryIdsOfAccount(ledger, id)
  const { balanceDayIds, fileKeyIds } = accountBelongings(ledger, id)
  releasePartners(ledger, recorder, entryIds)
  recorder.willChange('connection_account', connectionAccountIdsOf(ledger, id))
  recorder.willChange('entry', entryIds)
  recorder.willChange('balance_day', balanceDayIds)
  recorder.willChange('account_file_key', fileKeyIds)
  recorder.willChange('account', [id])
  warnPlans(ledger, recorder, id)
  deleteEntries(ledger, entryIds)
  releaseConnectionAccount(ledger, id)
  deleteAccountRows(ledger, id)
}

/** Deletes an account with its transactions; transfers from and to it are plain transactions again. @throws ApiError 404 */
export function deleteAccount(context: LedgerContext, id: number): Record<string, never> {
  const { ledger } = context
  requireAccount(ledger, id)
  recordChange(context, 'account.delete', (recorder) => removeAccount(ledger, recorder, id))
  return {}
}

/** The plans that count an account, by goal (Q-ACCT-4). @throws ApiError 404 */
export function goalsByAccount(ledger: LedgerTransaction, accountId: number) {
  requireAccount(ledger, accountId)
  return plansOfAccount(ledger, accountId).map(({ planType }) => {
    const goalType = goalOfPlan(planType)
    return { goalTypeEnum: goalType, goalName: goalNames[goalType], planType }
  })
}

/** Whether any connection is being synchronised, by what of it (Q-SYNC-1). */
export function syncStatus(ledger: LedgerTransaction) {
  const connections = allConnections(ledger)
  const acctSyncInProgress = connections.some(({ isSyncingAccounts }) => isSyncingAccounts)
  const transSyncInProgress = connections.some(({ isSyncingTransactions }) => isSyncingTransactions)
  return { syncInProgress: acctSyncInProgress || transSyncInProgress, acctSyncInProgress, transSyncInProgress }
}
