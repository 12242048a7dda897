import { and, between, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { CategoryId } from './category-catalogue.ts'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { entry } from './schema.ts'

/** An entry that may be a side of a transfer. */
export interface TransferCandidate {
  readonly id: number
  readonly accountId: number
  readonly date: string
  readonly valueCents: number
  readonly currency: string
  readonly description: string
  readonly fullDescription: string
}

/**
 * Between two days: of an account, whole, and either in no category by anybody's word or a transfer by somebody's. What
 * anybody called 'Groceries' met an equal amount by chance.
 */
const candidates = prepared((db) =>
  db
    .select({ id: entry.id, accountId: entry.accountId, valueCents: entry.valueCents })
    .from(entry)
    .where(
      and(
        between(entry.date, sql.placeholder('from'), sql.placeholder('to')),
        isNotNull(entry.accountId),
        isNull(entry.sourceEntryId),
        isNull(entry.transferPairId),
        or(
          eq(entry.categoryId, CategoryId.TRANSFER),
          and(eq(entry.categoryId, CategoryId.UNCATEGORIZED), ne(entry.categorySource, 'person')),
          // A provider's word for paying a loan off; with the loan's own side there, it moved between own accounts.
          and(eq(entry.categoryId, CategoryId.MORTGAGE), eq(entry.categorySource, 'provider')),
        ),
        sql`not exists (select 1 from ${entry} as part where part.source_entry_id = ${entry.id})`,
      ),
    )
    .prepare(),
)

const byIds = (ledger: LedgerTransaction, ids: readonly number[]) =>
  ledger
    .select({
      id: entry.id,
      accountId: entry.accountId,
      date: entry.date,
      valueCents: entry.valueCents,
      currency: entry.currency,
      description: entry.description,
      fullDescription: entry.fullDescription,
    })
    .from(entry)
    .where(sql`${entry.id} in (select value from json_each(${JSON.stringify(ids)}))`)
    .all()

/** Which accounts an amount left, and which it came into. */
interface Amount {
  readonly ids: number[]
  readonly outOf: Set<number>
  readonly into: Set<number>
}

function byAmount(rows: readonly (readonly unknown[])[]): Iterable<Amount> {
  const amounts = new Map<number, Amount>()
  for (const [id, accountId, valueCents] of rows) {
    const cents = Number(valueCents)
    const amount = amounts.get(Math.abs(cents)) ?? { ids: [], outOf: new Set(), into: new Set() }
    amounts.set(Math.abs(cents), amount)
    amount.ids.push(Number(id))
    const side = cents < 0 ? amount.outOf : amount.into
    side.add(Number(accountId))
  }
  return amounts.values()
}

const isBetweenAccounts = ({ outOf, into }: Amount) =>
  outOf.size > 0 && into.size > 0 && new Set([...outOf, ...into]).size > 1

/**
 * The entries between two days that may be a side of a transfer not yet recognised; of these only such as have their amount
 * on the other side of another account: of fifty thousand rows of a file those are few, and only few are then read.
 */
export function transferCandidates(ledger: LedgerTransaction, from: string, to: string): TransferCandidate[] {
  const rows = candidates(ledger).values({ from, to })
  const ids = [...byAmount(rows)].filter(isBetweenAccounts).flatMap((amount) => amount.ids)
  return ids.length === 0
    ? []
    : byIds(ledger, ids).flatMap(({ accountId, ...row }) => (accountId === null ? [] : [{ accountId, ...row }]))
}
