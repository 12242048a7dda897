import type { AmountRange } from '@evenkeel/engine'
import { type SQL, sql } from 'drizzle-orm'
import { isOfDebt } from './accounts.ts'
import { idOfText } from './text-places.ts'

/** Which entries a list or a sum includes; an absent field does not narrow. */
export interface EntryFilter {
  /** First and last day, both inclusive. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly accountIds?: readonly number[] | undefined
  readonly categoryIds?: readonly number[] | undefined
  readonly excludeManual?: boolean | undefined
  /** Categories in which money in (or out) is excluded, except on cards and loans. This expresses 'without incomes'. */
  readonly excludeMoneyInOf?: readonly number[] | undefined
  readonly excludeMoneyOutOf?: readonly number[] | undefined
  /** Beginnings of words that the entry's texts all have. */
  readonly words?: readonly string[] | undefined
  /** These entries only. */
  readonly ids?: readonly number[] | undefined
  readonly amount?: AmountRange | undefined
  /** Either the words or the amount is enough. */
  readonly isEither?: boolean | undefined
  /** Any of these tags. */
  readonly tags?: readonly string[] | undefined
  readonly ownCategoryIds?: readonly number[] | undefined
  /** With `ownCategoryIds`: entries of these standard categories, too. */
  readonly orCategoryIds?: readonly number[] | undefined
  readonly moneyIn?: boolean | undefined
  readonly isHidden?: true | undefined
}

/** Whether a filter looks at what only the entries themselves have, and no kept sum. */
export const isOfEntries = (filter: EntryFilter): boolean =>
  Boolean(filter.words ?? filter.ids ?? filter.amount ?? filter.tags ?? filter.ownCategoryIds ?? filter.isHidden) ||
  filter.moneyIn !== undefined

/** The values of a filter's placeholders. Lists are passed as JSON, so that one prepared query serves any length. */
export interface FilterValues extends Record<string, unknown> {
  readonly from: string | null
  readonly to: string | null
  readonly accountIds: string
  readonly categoryIds: string
  readonly moneyInOf: string
  readonly moneyOutOf: string
  readonly words: string
  readonly ids: string
  readonly fromCents: number
  readonly toCents: number
  readonly tags: string
  readonly ownCategoryIds: string
  readonly orCategoryIds: string
}

const json = (ids: readonly number[] | undefined) =>
  ids === undefined || ids.length === 0 ? '[]' : JSON.stringify(ids)

const toFilterValues = (filter: EntryFilter): FilterValues => ({
  from: filter.from ?? null,
  to: filter.to ?? null,
  accountIds: json(filter.accountIds),
  categoryIds: json(filter.categoryIds),
  moneyInOf: json(filter.excludeMoneyInOf),
  moneyOutOf: json(filter.excludeMoneyOutOf),
  words: (filter.words ?? []).map((word) => `${word}*`).join(' '),
  ids: json(filter.ids),
  fromCents: filter.amount?.fromCents ?? 0,
  toCents: filter.amount?.toCents ?? Number.MAX_SAFE_INTEGER,
  tags: JSON.stringify(filter.tags ?? []),
  ownCategoryIds: json(filter.ownCategoryIds),
  orCategoryIds: json(filter.orCategoryIds),
})

const describeShape = (filter: EntryFilter): string =>
  [
    filter.from && 'from',
    filter.to && 'to',
    filter.accountIds && 'accounts',
    filter.categoryIds && 'categories',
    filter.excludeManual && 'not-manual',
    filter.excludeMoneyInOf && 'not-in',
    filter.excludeMoneyOutOf && 'not-out',
    filter.words && 'words',
    filter.ids && 'ids',
    filter.amount && 'amount',
    filter.isEither && 'either',
    filter.tags && 'tags',
    filter.ownCategoryIds && 'own-categories',
    filter.orCategoryIds && 'or-categories',
    filter.moneyIn === undefined ? '' : `money-in ${filter.moneyIn}`,
    filter.isHidden && 'hidden',
  ]
    .filter(Boolean)
    .join(' ')

/** Cached because a page needs each several times. */
function ofFilter<Value extends string | FilterValues>(make: (filter: EntryFilter) => Value) {
  const known = new WeakMap<EntryFilter, Value>()
  return (filter: EntryFilter): Value => {
    const value = known.get(filter) ?? make(filter)
    known.set(filter, value)
    return value
  }
}

export const filterValues = ofFilter(toFilterValues)

/**
 * Returns a key of the filter's conditions without their values: filters of the same shape share one prepared query.
 */
export const filterShape = ofFilter(describeShape)

/** Returns a key of the filter's conditions and values. */
export const filterKey = ofFilter((filter) => JSON.stringify(filter))

const inList = (name: string) => sql`(select value from json_each(${sql.placeholder(name)}))`

const isMatch = sql`entry_text match ${sql.placeholder('words')}`
const hasWords = (id: SQL) => sql`${id} in (select ${idOfText} from entry_text where ${isMatch})`

/** Each entry with the words of a search. SQLite sums many of them up twice as fast as with a list of their ids. */
export const entriesWithText = sql`entry_text cross join entry on entry.id = ${idOfText} and ${isMatch}`

/** The plus keeps SQLite from looking the ids up: an index of entries is walked, and each id is looked for among them. */
export const walkedId = sql`+id`
const [fromCents, toCents] = [sql.placeholder('fromCents'), sql.placeholder('toCents')]
/** Two ranges, so that each can use the index of values. */
const hasAmount = sql`(value_cents between ${fromCents} and ${toCents} or value_cents between -${toCents} and -${fromCents})`

/** Returns the conditions that only entries can answer. */
function entryConditions(filter: EntryFilter, id: SQL): SQL[] {
  const conditions: SQL[] = []
  if (filter.isEither) conditions.push(sql`(${hasAmount} or ${hasWords(id)})`)
  else {
    if (filter.words) conditions.push(hasWords(id))
    if (filter.amount) conditions.push(hasAmount)
  }
  if (filter.ids) conditions.push(sql`id in ${inList('ids')}`)
  if (filter.tags)
    conditions.push(
      sql`tags <> '' and exists (select 1 from json_each(${sql.placeholder('tags')}) as wanted where instr(tags, char(10) || wanted.value || char(10)) > 0)`,
    )
  if (filter.ownCategoryIds) {
    const isOwn = sql`own_category_id in ${inList('ownCategoryIds')}`
    conditions.push(filter.orCategoryIds ? sql`(${isOwn} or category_id in ${inList('orCategoryIds')})` : isOwn)
  }
  if (filter.moneyIn !== undefined) conditions.push(filter.moneyIn ? sql`value_cents > 0` : sql`value_cents < 0`)
  if (filter.isHidden) conditions.push(sql`is_hidden = 1`)
  return conditions
}

/** Returns the filter's conditions on a table with the columns of `entry` (or of `entry_sum`, then without days). */
export function filterConditions(filter: EntryFilter, isMoneyIn: SQL, id: SQL = sql`id`): SQL {
  const conditions: SQL[] = []
  if (filter.from) conditions.push(sql`date >= ${sql.placeholder('from')}`)
  if (filter.to) conditions.push(sql`date <= ${sql.placeholder('to')}`)
  if (filter.accountIds) conditions.push(sql`account_id in ${inList('accountIds')}`)
  if (filter.categoryIds) conditions.push(sql`category_id in ${inList('categoryIds')}`)
  if (filter.excludeManual) conditions.push(sql`origin <> 'manual'`)
  if (filter.excludeMoneyInOf)
    conditions.push(sql`not (${isMoneyIn} and category_id in ${inList('moneyInOf')} and not ${isOfDebt})`)
  if (filter.excludeMoneyOutOf)
    conditions.push(sql`not (not ${isMoneyIn} and category_id in ${inList('moneyOutOf')} and not ${isOfDebt})`)
  conditions.push(...entryConditions(filter, id))
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1`
}
