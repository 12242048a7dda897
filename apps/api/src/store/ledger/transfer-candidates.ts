import { and, between, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { addDays, maximumTransferDays } from '@evenkeel/engine'
import { CategoryId } from './category-catalog.ts'
import { isOfDebt } from './accounts.ts'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { entry } from './schema.ts'

/** An entry that may be one side of a transfer. */
export interface TransferCandidate {
  readonly id: number
  readonly accountId: number
  readonly date: string
  readonly valueCents: number
  readonly currency: string
  readonly description: string
  readonly fullDescription: string
  /** The other side, if the two were paired automatically. */
  readonly transferPairId: number | null
  readonly categoryId: number
  readonly categorySource: string
}

/**
 * No category was chosen. A provider's category 'loan payment' does not count as chosen: if the loan's side is in the
 * ledger too, it is a transfer.
 */
const inNoCategory = or(
  and(eq(entry.categoryId, CategoryId.UNCATEGORIZED), ne(entry.categorySource, 'person')),
  and(eq(entry.categoryId, CategoryId.MORTGAGE), eq(entry.categorySource, 'provider')),
)

/** Only words tell the category of such an entry, and they can be those of a payment: 'BANK MOBILE PMT'. */
const byWords = eq(entry.categorySource, 'known')

/** Entries of an account that are not split. */
const whole = and(
  isNotNull(entry.accountId),
  isNull(entry.sourceEntryId),
  sql`not exists (select 1 from ${entry} as part where part.source_entry_id = ${entry.id})`,
)

const betweenDays = between(entry.date, sql.placeholder('from'), sql.placeholder('to'))

/**
 * Either no category was chosen, or it is a transfer. An entry categorized as 'Groceries' matches an equal amount only
 * by chance. Pairs that were found automatically are candidates again: a later statement may have a better match.
 */
const mayPair = or(
  and(isNull(entry.transferPairId), or(eq(entry.categoryId, CategoryId.TRANSFER), inNoCategory, byWords)),
  and(isNotNull(entry.transferPairId), eq(entry.categorySource, 'transfer')),
)

const candidates = prepared((db) =>
  db
    .select({ id: entry.id, accountId: entry.accountId, valueCents: entry.valueCents })
    .from(entry)
    .where(and(betweenDays, whole, mayPair))
    .prepare(),
)

const ontoDebt = prepared((db) =>
  db
    .select({ id: entry.id })
    .from(entry)
    .where(and(betweenDays, whole, isNull(entry.transferPairId), inNoCategory, gt(entry.valueCents, 0), isOfDebt))
    .prepare(),
)

const columns = {
  id: entry.id,
  accountId: entry.accountId,
  date: entry.date,
  valueCents: entry.valueCents,
  currency: entry.currency,
  description: entry.description,
  fullDescription: entry.fullDescription,
  transferPairId: entry.transferPairId,
  categoryId: entry.categoryId,
  categorySource: entry.categorySource,
}

const byIds = (ledger: LedgerTransaction, ids: readonly number[]) =>
  ledger
    .select(columns)
    .from(entry)
    .where(sql`${entry.id} in (select value from json_each(${JSON.stringify(ids)}))`)
    .all()

const ofAmounts = (ledger: LedgerTransaction, cents: readonly number[]) =>
  ledger
    .select(columns)
    .from(entry)
    .where(and(sql`${entry.valueCents} in (select value from json_each(${JSON.stringify(cents)}))`, whole, mayPair))
    .orderBy(entry.date, entry.id)
    .all()

/** The accounts that an amount left, and those that it arrived in. */
interface Amount {
  readonly cents: number
  readonly outOf: Set<number>
  readonly into: Set<number>
}

function byAmount(rows: readonly (readonly unknown[])[]): Iterable<Amount> {
  const amounts = new Map<number, Amount>()
  for (const [, accountId, valueCents] of rows) {
    const cents = Number(valueCents)
    const amount = amounts.get(Math.abs(cents)) ?? { cents: Math.abs(cents), outOf: new Set(), into: new Set() }
    amounts.set(Math.abs(cents), amount)
    const side = cents < 0 ? amount.outOf : amount.into
    side.add(Number(accountId))
  }
  return amounts.values()
}

const isBetweenAccounts = ({ outOf, into }: Amount) =>
  outOf.size > 0 && into.size > 0 && new Set([...outOf, ...into]).size > 1

type Row = ReturnType<typeof ofAmounts>[number]

/** Splits rows of one amount, oldest first, where a gap is too long for a transfer. */
function runs(rows: readonly Row[]): Row[][] {
  const found: Row[][] = []
  for (const row of rows) {
    const last = found.at(-1)
    const before = last?.at(-1)
    if (last && before && row.date <= addDays(before.date, maximumTransferDays)) last.push(row)
    else found.push([row])
  }
  return found
}

const touches = (run: readonly Row[], from: string, to: string) => run.some(({ date }) => date >= from && date <= to)

/** Leaves out pairs with a side that is not among the rows: the person has split it or chosen its category. */
function withBothSides(rows: readonly Row[]): Row[] {
  const ids = new Set(rows.map(({ id }) => id))
  return rows.filter(({ transferPairId }) => transferPairId === null || ids.has(transferPairId))
}

/**
 * Returns the entries around two days that may be a side of a transfer: only those whose amount has a counterpart in
 * another account. Of fifty thousand rows of a file those are few, and only these are then read. All rows of an amount
 * that could reach into these days through one another are returned, so the pairs that follow from them do not depend
 * on the order in which the rows arrived.
 */
export function transferCandidates(ledger: LedgerTransaction, from: string, to: string): TransferCandidate[] {
  const amounts = [...byAmount(candidates(ledger).values({ from, to }))].filter(isBetweenAccounts)
  if (amounts.length === 0) return []
  const rows = ofAmounts(
    ledger,
    amounts.flatMap(({ cents }) => [cents, -cents]),
  )
  const near = [...Map.groupBy(rows, ({ valueCents }) => Math.abs(valueCents)).values()]
    .flatMap(runs)
    .filter((run) => touches(run, from, to))
  return withOwners(withBothSides(near.flat()))
}

const withOwners = (rows: readonly Row[]): TransferCandidate[] =>
  rows.flatMap(({ accountId, ...row }) => (accountId === null ? [] : [{ accountId, ...row }]))

/** Returns unmatched payments to cards and loans between two days for which no category was chosen. */
export function unpairedOntoDebt(ledger: LedgerTransaction, from: string, to: string): TransferCandidate[] {
  const ids = ontoDebt(ledger)
    .all({ from, to })
    .map(({ id }) => id)
  return ids.length === 0 ? [] : withOwners(byIds(ledger, ids))
}
