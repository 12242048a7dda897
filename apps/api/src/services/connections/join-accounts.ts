import { normalizeDescription } from '@evenkeel/engine'
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
  partsOf,
  type StoredEntry,
  updateEntry,
} from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allPlans, updatePlan } from '../../store/ledger/plans.ts'
import {
  moveEntries,
  moveFileKeysAndBalances,
  movePlanLinks,
  planLinkIdsOf,
  transfersWithin,
} from '../../store/ledger/suspected-accounts.ts'
import type { ChangeRecorder } from '../record-change.ts'
import { type AgreeingPair, agreeingRows } from '../sync/agreeing-rows.ts'
import { claimEntry, editsOf, restoreEdits } from '../sync/entry-edits.ts'
import { markTransfers, releasePartners, startingCategory } from '../transfers.ts'

interface Joining {
  readonly ledger: LedgerTransaction
  readonly recorder: ChangeRecorder
  /** The connection's account, which stays. */
  readonly bank: StoredAccount
  /** The account that was there before, which goes. */
  readonly existing: StoredAccount
}

/** A row that the person did nothing to says so little that what they did to the bank's row in the meantime may replace it. */
const isUntouched = (entry: StoredEntry, parts: readonly StoredEntry[]) =>
  editsOf({ ...entry, providerDescription: entry.description }, parts) === null &&
  normalizeDescription(entry.description) === entry.normalizedDescription

/** The row that was there stays, with all that the person did to it, and is the bank's from now on. The bank's own has gone. */
function claim({ ledger, recorder }: Joining, { bankRow, existing }: AgreeingPair, bankEdits: string | null): void {
  const entry = findEntry(ledger, existing.id)
  if (!entry) return
  const takesEdits = bankEdits !== null && isUntouched(entry, partsOf(ledger, entry.id))
  claimEntry(ledger, entry, bankRow)
  const claimed = findEntry(ledger, entry.id)
  if (!takesEdits || !claimed) return
  restoreEdits(ledger, claimed, bankEdits)
  recorder.hasCreated(
    'entry',
    partsOf(ledger, entry.id).map(({ id }) => id),
  )
}

/** What looked like a transfer between the two accounts is none any more. */
function releaseTransfersWithin({ ledger, recorder, bank }: Joining): void {
  const entries = transfersWithin(ledger, bank.id)
  recorder.willChange(
    'entry',
    entries.map(({ id }) => id),
  )
  for (const { id, categorySource, normalizedDescription } of entries) {
    const category = categorySource === 'transfer' ? startingCategory(ledger, normalizedDescription) : {}
    updateEntry(ledger, id, { ...category, transferPairId: null })
  }
}

function joinEntries(joining: Joining): void {
  const { ledger, recorder, bank, existing } = joining
  const pairs = agreeingRows(ledger, bank, existing).pairs.map((pair) => ({
    pair,
    parts: partsOf(ledger, pair.bankRow.id),
  }))
  const edits = pairs.map(({ pair, parts }) => editsOf(pair.bankRow, parts))
  const gone = pairs.flatMap(({ pair, parts }) => [...parts.map(({ id }) => id), pair.bankRow.id])
  const moved = entryIdsOfAccount(ledger, existing.id)
  // The bank's rows come back last when this is undone: until then, the joined ones stand under their ids.
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

/** Plans, saved drafts of plans among them, count the account that stays. */
function movePlans({ ledger, recorder, bank, existing }: Joining): void {
  recorder.willChange('plan_link', planLinkIdsOf(ledger, existing.id))
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

/** What the person set on the account that goes holds on; what the bank states of its own stays the bank's. */
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
 * Makes one account of two, as part of a change: the connection's stays, under its stated balance. Rows that agree become one,
 * with the person's edits; all others of the account that goes move over, and so do its plans, settings and bank files' keys.
 */
export function joinAccounts(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  bank: StoredAccount,
  existing: StoredAccount,
): void {
  const joining = { ledger, recorder, bank, existing }
  joinEntries(joining)
  movePlans(joining)
  moveSettings(joining)
  const { balanceDayIds, fileKeyIds } = accountBelongings(ledger, existing.id)
  recorder.willChange('balance_day', balanceDayIds)
  recorder.willChange('account_file_key', fileKeyIds)
  recorder.willChange('account', [existing.id])
  moveFileKeysAndBalances(ledger, existing.id, bank.id)
  deleteAccountRows(ledger, existing.id)
}
