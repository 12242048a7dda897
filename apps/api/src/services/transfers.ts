import { AccountGroup, addDays, maximumTransferDays, pairTransfers, type TransferRow } from '@evenkeel/engine'
import { allAccounts } from '../store/ledger/accounts.ts'
import { CategoryId } from '../store/ledger/category-catalogue.ts'
import { partnersOf, rememberedCategory, updateEntry } from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { type TransferCandidate, transferCandidates } from '../store/ledger/transfer-candidates.ts'
import { groupOf } from './account-view.ts'
import type { ChangeRecorder } from './record-change.ts'

const toTransferRow = (
  { fullDescription, ...candidate }: TransferCandidate,
  liabilities: ReadonlySet<number>,
): TransferRow => ({
  ...candidate,
  description: `${candidate.description}\n${fullDescription}`,
  isLiabilityAccount: liabilities.has(candidate.accountId),
})

/**
 * Looks for movements between the person's own accounts around some days, and marks both sides as transfers: they then
 * count in no total. What the person has categorised is left alone.
 */
export function markTransfers(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  firstDay: string,
  lastDay: string,
): void {
  const from = addDays(firstDay, -maximumTransferDays)
  const to = addDays(lastDay, maximumTransferDays)
  const accounts = allAccounts(ledger)
  if (accounts.length < 2) return
  const liabilities = new Set(
    accounts.filter(({ categoryName }) => groupOf(categoryName) === AccountGroup.LIABILITY).map(({ id }) => id),
  )
  const rows = transferCandidates(ledger, from, to).map((candidate) => toTransferRow(candidate, liabilities))
  const mark = (id: number, transferPairId: number) =>
    updateEntry(ledger, id, { categoryId: CategoryId.TRANSFER, categorySource: 'transfer', transferPairId })
  for (const { outId, inId } of pairTransfers(rows)) {
    recorder.willChange('entry', [outId, inId])
    mark(outId, inId)
    mark(inId, outId)
  }
}

/** The category of a row that nobody has categorised: what the person last gave the description, else the fallback's. */
export function startingCategory(
  ledger: LedgerTransaction,
  normalizedDescription: string,
  providerCategoryId?: number,
): { categoryId: number; categorySource: 'memory' | 'provider' | 'none' } {
  const remembered = rememberedCategory(ledger, normalizedDescription)
  if (remembered) return { categoryId: remembered.categoryId, categorySource: 'memory' }
  if (providerCategoryId !== undefined) return { categoryId: providerCategoryId, categorySource: 'provider' }
  return { categoryId: CategoryId.UNCATEGORIZED, categorySource: 'none' }
}

/** Before entries go: the other sides of their transfers become plain transactions again, since nothing balances them. */
export function releasePartners(ledger: LedgerTransaction, recorder: ChangeRecorder, ids: readonly number[]): void {
  for (const partner of partnersOf(ledger, ids)) {
    recorder.willChange('entry', [partner.id])
    const category =
      partner.categorySource === 'transfer' ? startingCategory(ledger, partner.normalizedDescription) : {}
    updateEntry(ledger, partner.id, { ...category, transferPairId: null })
  }
}
