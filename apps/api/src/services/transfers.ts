import {
  AccountGroup,
  addDays,
  isPaymentOfDebt,
  maximumTransferDays,
  pairTransfers,
  saysTransfer,
  type TransferRow,
} from '@evenkeel/engine'
import { allAccounts, findAccount, type StoredAccount } from '../store/ledger/accounts.ts'
import { CategoryId } from '../store/ledger/category-catalog.ts'
import {
  entriesOfAccount,
  findEntry,
  type NewEntry,
  findPartners,
  type StoredEntry,
  updateEntry,
} from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { type TransferCandidate, transferCandidates, unpairedOntoDebt } from '../store/ledger/transfer-candidates.ts'
import { accountGroup } from './account-view.ts'
import { startingCategory } from './first-category.ts'
import type { ChangeRecorder } from './record-change.ts'

const allDescriptions = ({
  description,
  fullDescription,
}: Pick<TransferCandidate, 'description' | 'fullDescription'>) => `${description}\n${fullDescription}`

const toTransferRow = (
  {
    fullDescription,
    transferPairId: _pair,
    categoryId: _category,
    categorySource: _source,
    ...candidate
  }: TransferCandidate,
  liabilities: ReadonlySet<number>,
): TransferRow => ({
  ...candidate,
  description: allDescriptions({ ...candidate, fullDescription }),
  isLiabilityAccount: liabilities.has(candidate.accountId),
})

/** What is known to be a shop's is a transfer only if it says so: equal amounts come about by chance. */
const mayBeTransfer = (candidate: TransferCandidate) =>
  candidate.categorySource !== 'known' ||
  candidate.categoryId === CategoryId.MORTGAGE ||
  saysTransfer(allDescriptions(candidate))

const isDebt = ({ categoryName }: StoredAccount) => accountGroup(categoryName) === AccountGroup.LIABILITY

/** Marks payments of cards and loans without a matching other side as transfers: they are not income. */
function markUnpaired(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  cards: ReadonlySet<number>,
  from: string,
  to: string,
): void {
  for (const row of unpairedOntoDebt(ledger, from, to)) {
    if (!isPaymentOfDebt({ description: allDescriptions(row), isCard: cards.has(row.accountId) })) continue
    recorder.willChange('entry', [row.id])
    updateEntry(ledger, row.id, unpairedTransfer)
  }
}

const unpairedTransfer = {
  categoryId: CategoryId.TRANSFER,
  categorySource: 'transfer',
  ownCategoryId: null,
  transferPairId: null,
} as const

const isCard = ({ categoryName }: StoredAccount) => categoryName === 'Credit Card'

/** Pairs the two sides of movements, and parts automatic pairs of which one side has a better match now. */
function markPairs(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  candidates: readonly TransferCandidate[],
  liabilities: ReadonlySet<number>,
): void {
  const partnerOf = new Map(
    pairTransfers(candidates.map((candidate) => toTransferRow(candidate, liabilities))).flatMap(({ outId, inId }) => [
      [outId, inId] as const,
      [inId, outId] as const,
    ]),
  )
  const changed = candidates.filter(({ id, transferPairId }) => (partnerOf.get(id) ?? null) !== transferPairId)
  recorder.willChange(
    'entry',
    changed.map(({ id }) => id),
  )
  for (const { id, categorySource } of changed) {
    const transferPairId = partnerOf.get(id)
    // A person's 'Transfer' stays theirs, and so does its pair.
    const marked = categorySource === 'person' ? {} : ({ categorySource: 'transfer' } as const)
    const entry = transferPairId === undefined ? findEntry(ledger, id) : undefined
    if (entry) updateEntry(ledger, id, unbalanced(ledger, entry))
    if (transferPairId !== undefined)
      updateEntry(ledger, id, { categoryId: CategoryId.TRANSFER, ownCategoryId: null, ...marked, transferPairId })
  }
}

/**
 * Finds movements between the person's own accounts around some days and marks both sides as transfers, which count in
 * no total. A payment of a card or loan is a transfer even without its other side. Rows that the person categorized are
 * left alone.
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
  const liabilities = new Set(accounts.filter(isDebt).map(({ id }) => id))
  if (accounts.length > 1)
    markPairs(ledger, recorder, transferCandidates(ledger, from, to).filter(mayBeTransfer), liabilities)
  if (liabilities.size > 0)
    markUnpaired(ledger, recorder, new Set(accounts.filter(isCard).map(({ id }) => id)), from, to)
}

/** Marks or unmarks an account's unpaired payments after it became, or stopped being, a card or loan. */
export function remarkTransfers(ledger: LedgerTransaction, recorder: ChangeRecorder, accountId: number): void {
  const entries = entriesOfAccount(ledger, accountId, '0000-01-01', '9999-12-31')
  for (const entry of entries) {
    if (entry.categorySource !== 'transfer' || entry.transferPairId !== null) continue
    recorder.willChange('entry', [entry.id])
    updateEntry(ledger, entry.id, startingCategory(ledger, entry))
  }
  const days = entries.map(({ date }) => date).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first !== undefined && last !== undefined) markTransfers(ledger, recorder, first, last)
}

/** Returns the values of a transfer's side without its partner: a payment of a card or loan stays a transfer. */
function unbalanced(ledger: LedgerTransaction, entry: StoredEntry): Partial<NewEntry> {
  const account = entry.accountId === null ? undefined : findAccount(ledger, entry.accountId)
  const isPayment =
    account &&
    isDebt(account) &&
    entry.valueCents > 0 &&
    isPaymentOfDebt({ description: allDescriptions(entry), isCard: isCard(account) })
  return isPayment ? unpairedTransfer : { ...startingCategory(ledger, entry), transferPairId: null }
}

/** Call before entries are deleted: turns the other sides of their transfers into unpaired rows. */
export function releasePartners(ledger: LedgerTransaction, recorder: ChangeRecorder, ids: readonly number[]): void {
  for (const partner of findPartners(ledger, ids)) {
    recorder.willChange('entry', [partner.id])
    updateEntry(
      ledger,
      partner.id,
      partner.categorySource === 'transfer' ? unbalanced(ledger, partner) : { transferPairId: null },
    )
  }
}
