import {
  accountBelongings,
  deleteAccountRows,
  type StoredAccount,
  updateAccountRow,
} from '../../store/ledger/accounts.ts'
import {
  deleteEntries,
  entryIdsOfAccount,
  findEntry,
  findParts,
  type StoredEntry,
  updateEntry,
} from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allPlannedPayments, movePlannedPayments } from '../../store/ledger/planned-payments.ts'
import { allPlans, updatePlan } from '../../store/ledger/plans.ts'
import { allRules, moveAccountRules } from '../../store/ledger/rules.ts'
import {
  moveEntries,
  moveFileKeysAndBalances,
  movePlanLinks,
  findPlanLinkIds,
  transfersWithin,
} from '../../store/ledger/suspected-accounts.ts'
import { isRenamed } from '../own-name.ts'
import type { ChangeRecorder } from '../record-change.ts'
import { type AgreeingPair, agreeingRows } from '../sync/agreeing-rows.ts'
import { claimEntry } from '../sync/entry-edits.ts'
import { restoreEdits, savedEdits } from '../sync/saved-edits.ts'
import { startingCategory } from '../first-category.ts'
import { markTransfers, releasePartners } from '../transfers.ts'

interface Joining {
  readonly ledger: LedgerTransaction
  readonly recorder: ChangeRecorder
  /** The connection's account, which is kept. */
  readonly bank: StoredAccount
  /** The earlier account, which is removed. */
  readonly existing: StoredAccount
}

/** Whether the person never edited a row. Their edits of the bank's matching row may then replace it. */
function isUntouched(ledger: LedgerTransaction, entry: StoredEntry): boolean {
  const asNamed = { ...entry, providerDescription: entry.description }
  return savedEdits(ledger, asNamed, findParts(ledger, entry.id)) === null && !isRenamed(entry)
}

/** Keeps the earlier row with the person's edits and makes it the bank's. The bank's own row is already deleted. */
function claim({ ledger, recorder }: Joining, { bankRow, existing }: AgreeingPair, bankEdits: string | null): void {
  const entry = findEntry(ledger, existing.id)
  if (!entry) return
  const takesEdits = bankEdits !== null && isUntouched(ledger, entry)
  claimEntry(ledger, entry, bankRow)
  const claimed = findEntry(ledger, entry.id)
  if (!takesEdits || !claimed) return
  restoreEdits(ledger, recorder, claimed, bankEdits)
  recorder.hasCreated(
    'entry',
    findParts(ledger, entry.id).map(({ id }) => id),
  )
}

/** Unmarks transfers between the two accounts, which are now one. */
function releaseTransfersWithin({ ledger, recorder, bank }: Joining): void {
  const entries = transfersWithin(ledger, bank.id)
  recorder.willChange(
    'entry',
    entries.map(({ id }) => id),
  )
  for (const entry of entries) {
    const category = entry.categorySource === 'transfer' ? startingCategory(ledger, entry) : {}
    updateEntry(ledger, entry.id, { ...category, transferPairId: null })
  }
}

function joinEntries(joining: Joining): void {
  const { ledger, recorder, bank, existing } = joining
  const pairs = agreeingRows(ledger, bank, existing).pairs.map((pair) => ({
    pair,
    parts: findParts(ledger, pair.bankRow.id),
  }))
  const edits = pairs.map(({ pair, parts }) => savedEdits(ledger, pair.bankRow, parts))
  const gone = pairs.flatMap(({ pair, parts }) => [...parts.map(({ id }) => id), pair.bankRow.id])
  const moved = entryIdsOfAccount(ledger, existing.id)
  // Undo restores rows in reverse: the bank's rows must come last, because until then the joined rows hold their bank
  // ids.
  recorder.willChange('entry', gone)
  recorder.willChange('entry', moved)
  releasePartners(ledger, recorder, gone)
  deleteEntries(ledger, gone)
  moveEntries(ledger, existing.id, bank.id)
  pairs.forEach(({ pair }, index) => claim(joining, pair, edits[index] ?? null))
  releaseTransfersWithin(joining)
  const days = moved.flatMap((id) => findEntry(ledger, id)?.date ?? []).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first !== undefined && last !== undefined) markTransfers(ledger, recorder, first, last)
}

/** Moves plans, including saved drafts, to the account that is kept. */
function movePlans({ ledger, recorder, bank, existing }: Joining): void {
  recorder.willChange('plan_link', findPlanLinkIds(ledger, existing.id))
  movePlanLinks(ledger, existing.id, bank.id)
  for (const { id, draftLinks } of allPlans(ledger)) {
    if (!draftLinks?.some(({ userAccountId }) => userAccountId === existing.id)) continue
    const isThere = draftLinks.some(({ userAccountId }) => userAccountId === bank.id)
    const others = draftLinks.filter(({ userAccountId }) => userAccountId !== existing.id)
    const joined = draftLinks.map((link) =>
      link.userAccountId === existing.id ? { ...link, userAccountId: bank.id } : link,
    )
    recorder.willChange('plan', [id])
    updatePlan(ledger, id, { draftLinks: isThere ? others : joined })
  }
}

/** Moves the planned payments and the rules that name the removed account to the one that is kept. */
function movePlannedAndRules({ ledger, recorder, bank, existing }: Joining): void {
  const idsOf = (rows: readonly { readonly id: number; readonly accountId?: number | null | undefined }[]) =>
    rows.filter(({ accountId }) => accountId === existing.id).map(({ id }) => id)
  recorder.willChange('planned_payment', idsOf(allPlannedPayments(ledger)))
  recorder.willChange('rule', idsOf(allRules(ledger)))
  movePlannedPayments(ledger, existing.id, bank.id)
  moveAccountRules(ledger, existing.id, bank.id)
}

/** Keeps the person's settings of the removed account; values that the bank states stay the bank's. */
function moveSettings({ ledger, recorder, bank, existing }: Joining): void {
  recorder.willChange('account', [bank.id])
  updateAccountRow(ledger, bank.id, {
    isHiddenFromNetWorth: bank.isHiddenFromNetWorth || existing.isHiddenFromNetWorth,
    isHiddenFromTotals: bank.isHiddenFromTotals || existing.isHiddenFromTotals,
    interestRate: bank.interestRate ?? existing.interestRate,
    monthlyMinimumPaymentCents: bank.monthlyMinimumPaymentCents ?? existing.monthlyMinimumPaymentCents,
    currentMonthlyPaymentCents: bank.currentMonthlyPaymentCents ?? existing.currentMonthlyPaymentCents,
  })
}

/**
 * Joins two accounts, as part of a change. The connection's account is kept with its stated balance. Rows that agree
 * become one, with the person's edits; the removed account's other rows move over, with its plans, planned payments,
 * rules, settings and bank file keys.
 */
export function joinAccounts(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  bank: StoredAccount,
  existing: StoredAccount,
): void {
  const joining = { ledger, recorder, bank, existing }
  // First: a row whose category starts again is asked of them.
  movePlannedAndRules(joining)
  joinEntries(joining)
  movePlans(joining)
  moveSettings(joining)
  const { balanceDayIds, fileKeyIds, positionIds } = accountBelongings(ledger, existing.id)
  recorder.willChange('balance_day', balanceDayIds)
  recorder.willChange('position', positionIds)
  recorder.willChange('account_file_key', fileKeyIds)
  recorder.willChange('account', [existing.id])
  moveFileKeysAndBalances(ledger, existing.id, bank.id)
  deleteAccountRows(ledger, existing.id)
}
