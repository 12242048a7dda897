import { sql } from 'drizzle-orm'
import type { LedgerTransaction } from '../../src/store/ledger/ledger.ts'

const sumKeyColumns = 'category_id, currency, origin, is_hidden'

/** Returns a query for rows that only one of two queries returns. */
const onlyInOne = (counted: string, kept: string): string => `
  WITH counted AS (${counted}), kept AS (${kept})
  SELECT * FROM (SELECT * FROM counted EXCEPT SELECT * FROM kept) UNION ALL SELECT * FROM (SELECT * FROM kept EXCEPT SELECT * FROM counted)`

/** Returns a query for rows in which a table of kept sums and the entries differ. */
const differing = (table: string, keys: string, keysOfEntry: string): string =>
  onlyInOne(
    `SELECT ${keysOfEntry}, ${sumKeyColumns}, value_cents > 0 AS is_money_in, sum(value_cents) AS value_cents, count(*) AS entries
    FROM entry GROUP BY ${keysOfEntry}, ${sumKeyColumns}, value_cents > 0`,
    `SELECT ${keys}, ${sumKeyColumns}, is_money_in, value_cents, entries FROM ${table} WHERE entries <> 0`,
  )

const dayKey = 'account_id, currency, date'
const differingDays = onlyInOne(
  `SELECT ${dayKey}, sum(value_cents), count(*) FROM entry WHERE account_id IS NOT NULL GROUP BY ${dayKey}`,
  `SELECT ${dayKey}, value_cents, entries FROM entry_day_sum WHERE entries <> 0`,
)

/**
 * What must hold for the kept sums in every ledger after every transaction: each query returns the rows that break one
 * rule.
 */
export const keptSumRules: Readonly<Record<string, string>> = {
  'the kept sums differ from the entries': differing('entry_sum', 'account_id', 'ifnull(account_id, 0)'),
  'the kept sums of the months differ from the entries': differing(
    'entry_month_sum',
    'period, account_id',
    'substr(date, 1, 7), ifnull(account_id, 0)',
  ),
  'the kept sums of the days differ from the entries': differingDays,
  'a sum without entries is not zero': ['entry_sum', 'entry_month_sum', 'entry_day_sum']
    .map((table) => `SELECT value_cents FROM ${table} WHERE entries = 0 AND value_cents <> 0`)
    .join(' UNION ALL '),
  'entries are still being inserted in bulk': 'SELECT id FROM entries_in_bulk',
}

/** Returns the rules that a ledger's kept sums break, in words; empty if all hold. Reads every entry. */
export const keptSumFaults = (ledger: LedgerTransaction): string[] =>
  Object.entries(keptSumRules).flatMap(([says, query]) => (ledger.all(sql.raw(query)).length === 0 ? [] : [says]))
