import { asc, sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { recurringDecision } from './schema.ts'
import { deleteRow, insertRow, updateRow } from './rows-by-id.ts'

/** A row of a cash account, a card, or no account, with what decides whether it is recurring. */
export interface PaymentRow {
  readonly id: number
  readonly date: string
  /** Before it was split. */
  readonly valueCents: number
  readonly payee: string
  readonly description: string
  readonly categoryId: number
  /** 0 for a row without an account. */
  readonly accountId: number
  readonly isCard: boolean
  /** The category of the account on the other side of a transfer. */
  readonly partnerCategoryName: string | null
}

const rows = prepared((db) =>
  db
    .select({
      id: sql<number>`entry.id`,
      date: sql<string>`entry.date`,
      valueCents: sql<number>`entry.value_cents + ifnull((select sum(part.value_cents) from entry as part where part.source_entry_id = entry.id), 0)`,
      payee: sql<string>`entry.normalized_description`,
      description: sql<string>`entry.description`,
      categoryId: sql<number>`entry.category_id`,
      accountId: sql<number>`ifnull(entry.account_id, 0)`,
      isCard: sql<number>`ifnull(account.category_name = 'Credit Card', 0)`,
      partnerCategoryName: sql<
        string | null
      >`(select other.category_name from entry as side join account as other on other.id = side.account_id where side.id = entry.transfer_pair_id)`,
    })
    .from(sql`entry left join account on account.id = entry.account_id`)
    .where(
      sql`entry.date between ${sql.placeholder('from')} and ${sql.placeholder('to')} and entry.is_hidden = 0
        and entry.currency = 'USD' and entry.source_entry_id is null
        and (entry.account_id is null
          or (account.is_hidden_from_totals = 0 and account.category_name in ('Cash', 'Credit Card')))`,
    )
    .prepare(),
)

/** Returns the rows of some days that can be recurring payments or income. */
export const paymentRows = (ledger: LedgerTransaction, from: string, to: string): readonly PaymentRow[] =>
  rows(ledger)
    .all({ from, to })
    .map((row) => ({ ...row, isCard: row.isCard === 1 }))

export type StoredDecision = typeof recurringDecision.$inferSelect
export type NewDecision = Omit<StoredDecision, 'id'>

const decisions = prepared((db) => db.select().from(recurringDecision).orderBy(asc(recurringDecision.id)).prepare())

/** Returns what the person has decided. */
export const recurringDecisions = (ledger: LedgerTransaction): readonly StoredDecision[] => decisions(ledger).all()

/** Stores a decision. Returns its id. */
export const insertDecision = (ledger: LedgerTransaction, row: NewDecision): number =>
  insertRow(ledger, recurringDecision, row)

export const updateDecision = (ledger: LedgerTransaction, id: number, row: NewDecision): void =>
  updateRow(ledger, recurringDecision, id, row)

export const deleteDecision = (ledger: LedgerTransaction, id: number): void => deleteRow(ledger, recurringDecision, id)
