import { sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'

// Reads the stated balances and the kept sums of days (`entry_day_sum`) of accounts, only as much as a question needs:
// never the rows themselves, and as arrays, which take a fraction of the time of objects.

/** The sum of an account's rows of one day, or of several, on the last of them. */
export interface DaySum {
  readonly day: string
  readonly cents: number
}

/** A balance as it was stated for a day. */
export interface StatedDay {
  readonly day: string
  readonly balanceCents: number
}

/** The rows of an account that count in its balance. */
export interface AccountRows {
  readonly accountId: number
  readonly currency: string
}

/** Days after `after` until `until`. */
export interface Stretch extends AccountRows {
  readonly after: string
  readonly until: string
}

/** The first day of an account with a stated balance, and the first with rows in its currency; null for none. */
export interface FirstDays {
  readonly statement: StatedDay | null
  readonly rows: string | null
}

const firstDaysQuery = prepared((db) =>
  db
    .select({
      accountId: sql`account.id`,
      day: sql`balance_day.day`,
      balanceCents: sql`balance_day.balance_cents`,
      rows: sql`(select date from entry_day_sum where account_id = account.id and entry_day_sum.currency = account.currency
        and entries > 0 order by date limit 1)`,
    })
    .from(
      sql`account left join balance_day on account_id = account.id
        and day = (select min(day) from balance_day where account_id = account.id)`,
    )
    .prepare(),
)

const statedOnQuery = prepared((db) =>
  db
    .select({ accountId: sql`account_id`, day: sql`balance_day.day`, balanceCents: sql`balance_day.balance_cents` })
    .from(
      sql`account cross join json_each(${sql.placeholder('days')}) as asked cross join balance_day on account_id = account.id
        and day = (select max(day) from balance_day where account_id = account.id and day <= asked.value)`,
    )
    .prepare(),
)

const statedSinceQuery = prepared((db) =>
  db
    .select({ day: sql`day`, balanceCents: sql`balance_day.balance_cents` })
    .from(sql`balance_day`)
    .where(
      sql`account_id = ${sql.placeholder('accountId')} and day >= ifnull(
        (select max(day) from balance_day where account_id = ${sql.placeholder('accountId')} and day <= ${sql.placeholder('from')}), '')`,
    )
    .orderBy(sql`day`)
    .prepare(),
)

const stretchesQuery = prepared((db) =>
  db
    .select({
      cents: sql`(select sum(value_cents) from entry_day_sum where account_id = asked.value ->> 0
        and currency = asked.value ->> 1 and date > asked.value ->> 2 and date <= asked.value ->> 3 and entries > 0)`,
    })
    .from(sql`json_each(${sql.placeholder('stretches')}) as asked`)
    .prepare(),
)

const daySumsQuery = prepared((db) =>
  db
    .select({ day: sql`date`, cents: sql`value_cents` })
    .from(sql`entry_day_sum`)
    .where(
      sql`account_id = ${sql.placeholder('accountId')} and currency = ${sql.placeholder('currency')} and entries > 0
        and date >= ifnull((select max(date) from entry_day_sum where account_id = ${sql.placeholder('accountId')}
          and currency = ${sql.placeholder('currency')} and entries > 0 and date <= ${sql.placeholder('from')}), '')`,
    )
    .orderBy(sql`date`)
    .prepare(),
)

const toStated = (day: unknown, balanceCents: unknown): StatedDay => ({
  day: String(day),
  balanceCents: Number(balanceCents),
})

const toSum = ([day, cents]: readonly unknown[]): DaySum => ({ day: String(day), cents: Number(cents) })

/** Returns the first days of all accounts, by account. */
export const firstDays = (ledger: LedgerTransaction): ReadonlyMap<number, FirstDays> =>
  new Map(
    firstDaysQuery(ledger)
      .values()
      .map(([accountId, day, balanceCents, rows]) => [
        Number(accountId),
        { statement: day === null ? null : toStated(day, balanceCents), rows: rows === null ? null : String(rows) },
      ]),
  )

/** Returns, by account, the balances that were the newest stated ones on any of the days; some may be repeated. */
export const statedOn = (
  ledger: LedgerTransaction,
  days: readonly string[],
): ReadonlyMap<number, readonly StatedDay[]> => {
  const rows = statedOnQuery(ledger).values({ days: JSON.stringify(days) })
  return new Map(
    [...Map.groupBy(rows, ([accountId]) => Number(accountId))].map(([accountId, stated]) => [
      accountId,
      stated.map(([, day, balanceCents]) => toStated(day, balanceCents)),
    ]),
  )
}

/** Returns an account's stated balances since the newest one on `from`, oldest first. */
export const statedSince = (ledger: LedgerTransaction, accountId: number, from: string): readonly StatedDay[] =>
  statedSinceQuery(ledger)
    .values({ accountId, from })
    .map(([day, balanceCents]) => toStated(day, balanceCents))

/** Returns what the rows of each stretch add up to, null for a stretch without rows. */
export const sumsOfStretches = (ledger: LedgerTransaction, stretches: readonly Stretch[]): readonly (number | null)[] =>
  stretchesQuery(ledger)
    .values({
      stretches: JSON.stringify(stretches.map((one) => [one.accountId, one.currency, one.after, one.until])),
    })
    .map(([cents]) => (cents === null ? null : Number(cents)))

/** Returns the sums of an account's rows by day since the newest day with rows on `from`, oldest first. */
export const daySums = (ledger: LedgerTransaction, rows: AccountRows, from: string): readonly DaySum[] =>
  daySumsQuery(ledger)
    .values({ ...rows, from })
    .map(toSum)
