import { getTableColumns, sql } from 'drizzle-orm'
import { insertingInBulk } from './entries-in-bulk.ts'
import type { LedgerTransaction } from './ledger.ts'
import { entry } from './schema.ts'

/** A part of a split: its category, and how much of the entry it takes. */
interface Share {
  readonly categoryId: number
  readonly percent: number
}

/** What a part does not have from its source, by column. */
const ofPart: Readonly<Record<string, string>> = {
  value_cents: 'part_cents',
  category_id: 'part_category',
  category_source: "'rule'",
  own_category_id: 'null',
  source_entry_id: 'id',
  transfer_pair_id: 'null',
  provider_id: 'null',
}

const names = Object.values(getTableColumns(entry))
  .map(({ name }) => name)
  .filter((name) => name !== 'id')
const columns = sql.raw(names.join(', '))
const values = sql.raw(names.map((name) => ofPart[name] ?? name).join(', '))

const newestId = (ledger: LedgerTransaction): number =>
  ledger.all<{ id: number }>(sql`select ifnull(max(id), 0) as id from entry`)[0]?.id ?? 0

/**
 * Splits entries alike, by percent of each; the rest stays on the entry, and so do parts below a cent. None of them may
 * have been split before. Returns the ids of the parts.
 */
export function splitAlike(ledger: LedgerTransaction, ids: readonly number[], shares: readonly Share[]): number[] {
  const before = newestId(ledger)
  // Ids are never reused: only the parts have larger ones.
  const isNew = sql`id > ${before}`
  insertingInBulk(ledger, ids.length * shares.length, () => {
    ledger.run(sql`insert into entry (${columns}) select ${values} from (
      select entry.*, share.key as place, share.value ->> 'categoryId' as part_category,
        cast(entry.value_cents * (share.value ->> 'percent') / 100.0 as integer) as part_cents
      from entry, json_each(${JSON.stringify(shares)}) as share
      where entry.id in (select value from json_each(${JSON.stringify(ids)})))
      where part_cents <> 0 order by id, place`)
    return isNew
  })
  ledger.run(sql`update entry set value_cents = value_cents - taken from (
    select source_entry_id as source, sum(value_cents) as taken from entry where ${isNew} group by 1) where id = source`)
  return ledger.all<{ id: number }>(sql`select id from entry where ${isNew} order by id`).map(({ id }) => id)
}
