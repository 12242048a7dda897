import { type SQL, sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { placeOfText, searchedText } from './text-places.ts'

/** Adds all entries that match the condition to the sums, or takes them off. */
function addToKeptSums(ledger: LedgerTransaction, isMeant: SQL, sign: '+' | '-'): void {
  const [found] = ledger.all<{ sums: string }>(sql`
    select json_group_array(json_array(period, category_id, account_id, currency, origin, is_hidden, is_in, cents, entries)) as sums from (
      select substr(date, 1, 7) as period, category_id, ifnull(account_id, 0) as account_id, currency, origin, is_hidden,
        value_cents > 0 as is_in, ${sql.raw(sign)}sum(value_cents) as cents, ${sql.raw(sign)}count(*) as entries
      from entry where ${isMeant} group by 1, 2, 3, 4, 5, 6, 7)`)
  const ofAll = sql`from json_each(${found?.sums ?? '[]'}) where true`
  const kind = sql`value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6`
  const kindNames = sql`category_id, account_id, currency, origin, is_hidden, is_money_in, value_cents, entries`
  const plus = sql`on conflict do update set value_cents = value_cents + excluded.value_cents, entries = entries + excluded.entries`
  ledger.run(
    sql`insert into entry_sum (${kindNames}) select ${kind}, sum(value ->> 7), sum(value ->> 8) ${ofAll} group by 1, 2, 3, 4, 5, 6 ${plus}`,
  )
  ledger.run(
    sql`insert into entry_month_sum (period, ${kindNames}) select value ->> 0, ${kind}, value ->> 7, value ->> 8 ${ofAll} ${plus}`,
  )
}

/** The same for the sums of each day of an account. */
function addToDaySums(ledger: LedgerTransaction, isMeant: SQL, sign: '+' | '-'): void {
  const signed = sql.raw(sign)
  ledger.run(sql`
    insert into entry_day_sum (account_id, currency, date, value_cents, entries)
    select account_id, currency, date, ${signed}sum(value_cents), ${signed}count(*) from entry
    where ${isMeant} and account_id is not null group by 1, 2, 3
    on conflict do update set value_cents = value_cents + excluded.value_cents, entries = entries + excluded.entries`)
}

function addToSearch(ledger: LedgerTransaction, isMeant: SQL): void {
  ledger.run(
    sql`insert into entry_text (rowid, words) select ${placeOfText}, ${searchedText} from entry where ${isMeant}`,
  )
}

/** Empties the search of a whole table, which takes no longer than to take out one row. Source: https://sqlite.org/fts5.html, 6.3 */
export const emptySearch = "insert into entry_text (entry_text) values ('delete-all')"

/** Something that is kept of the entries: from which of their columns, and how entries are added to it and taken off. */
interface KeptOfEntries {
  readonly columns: readonly string[]
  readonly add: (ledger: LedgerTransaction, isMeant: SQL) => void
  readonly takeOff: (ledger: LedgerTransaction, isMeant: SQL) => void
  /** Takes off all entries. */
  readonly empty: readonly string[]
}

/** All that triggers keep of the entries, done for many at once. */
export const keptOfEntries: readonly KeptOfEntries[] = [
  {
    columns: ['date', 'account_id', 'category_id', 'currency', 'origin', 'is_hidden', 'value_cents'],
    add: (ledger, isMeant) => addToKeptSums(ledger, isMeant, '+'),
    takeOff: (ledger, isMeant) => addToKeptSums(ledger, isMeant, '-'),
    empty: ['delete from entry_sum', 'delete from entry_month_sum'],
  },
  {
    columns: ['date', 'account_id', 'currency', 'value_cents'],
    add: (ledger, isMeant) => addToDaySums(ledger, isMeant, '+'),
    takeOff: (ledger, isMeant) => addToDaySums(ledger, isMeant, '-'),
    empty: ['delete from entry_day_sum'],
  },
  {
    columns: ['date', 'description', 'full_description', 'note', 'tags'],
    add: addToSearch,
    takeOff: (ledger, isMeant) =>
      void ledger.run(sql`delete from entry_text where rowid in (select ${placeOfText} from entry where ${isMeant})`),
    empty: [emptySearch],
  },
]
