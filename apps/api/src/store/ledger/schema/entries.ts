import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { id, withinBounds } from '../schema-columns.ts'
import { account } from './accounts.ts'
import { bankFile } from './bank-files.ts'
import { ownCategory } from './rules.ts'

/** `known`: a well-known payee, or words that tell; `memory`: the person's last choice for the same text. */
const categorySources = ['person', 'rule', 'memory', 'provider', 'known', 'transfer', 'none'] as const

/** A transaction as the person sees it; a split adds one entry for each part. */
export const entry = sqliteTable(
  'entry',
  {
    id: id(),
    date: text('date').notNull(),
    valueCents: integer('value_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    categoryId: integer('category_id').notNull(),
    /** Who chose the category: rules only ever change a category that was not chosen. */
    categorySource: text('category_source', { enum: categorySources }).notNull(),
    description: text('description').notNull(),
    fullDescription: text('full_description').notNull(),
    /** What the category memory and the search for duplicates compare. */
    normalizedDescription: text('normalized_description').notNull(),
    accountId: integer('account_id').references(() => account.id),
    origin: text('origin', { enum: ['manual', 'file', 'connection'] }).notNull(),
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
    /** On a part of a split: the entry that it was split from. */
    sourceEntryId: integer('source_entry_id').references((): AnySQLiteColumn => entry.id),
    /** On both sides of a recognized transfer: the other side. Not a foreign key: either side may be deleted first. */
    transferPairId: integer('transfer_pair_id'),
    bankFileId: integer('bank_file_id').references(() => bankFile.id),
    /** The bank's id of the row. Banks promise that it is unique within the account, and not all keep the promise. */
    providerId: text('provider_id'),
    /** True while the bank has not posted the row. */
    isPending: integer('is_pending', { mode: 'boolean' }).notNull().default(false),
    /** The last description from the connection; a different `description` was written by the person. */
    providerDescription: text('provider_description'),
    /** The person's own category, a part of the standard one. */
    ownCategoryId: integer('own_category_id').references(() => ownCategory.id),
    note: text('note').notNull().default(''),
    /** The names of the row's tags, each on its own line, with a line break at both ends: `\nFSA\nWork\n`. */
    tags: text('tags').notNull().default(''),
    /** Whether the person gave this row alone its name: no rule writes another. */
    isNameOwn: integer('is_name_own', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    check('entry_value_bounds', withinBounds(table.valueCents)),
    index('entry_by_date').on(table.date, table.id),
    index('entry_by_description').on(sql`${table.description} collate nocase`, table.id),
    index('entry_by_value').on(table.valueCents, table.id),
    index('entry_by_account').on(table.accountId, table.date, table.id),
    index('entry_by_category').on(table.categoryId, table.date, table.id),
    // Holds all columns that a month's sums need, so that they never read the table.
    index('entry_totals').on(
      table.date,
      table.categoryId,
      table.isHidden,
      table.currency,
      table.accountId,
      table.origin,
      table.valueCents,
    ),
    // Few entries have any of these columns set; the others cost the index nothing.
    index('entry_by_source')
      .on(table.sourceEntryId)
      .where(sql`source_entry_id is not null`),
    index('entry_by_bank_file')
      .on(table.bankFileId)
      .where(sql`bank_file_id is not null`),
    index('entry_by_transfer_pair')
      .on(table.transferPairId)
      .where(sql`transfer_pair_id is not null`),
    index('entry_provider')
      .on(table.accountId, table.providerId)
      .where(sql`provider_id is not null`),
    index('entry_by_own_category')
      .on(table.ownCategoryId, table.date)
      .where(sql`own_category_id is not null`),
    index('entry_with_tags')
      .on(table.date)
      .where(sql`tags <> ''`),
    // A connection's row is never stored twice.
    uniqueIndex('entry_of_connection')
      .on(table.accountId, table.providerId)
      .where(sql`origin = 'connection' and source_entry_id is null`),
  ],
)

/**
 * The sums of all entries of one kind, kept by triggers on `entry`: the totals of a whole list without dates cost the
 * same after ten years as after one.
 */
export const entrySum = sqliteTable(
  'entry_sum',
  {
    /** 0 for entries without an account. */
    accountId: integer('account_id').notNull(),
    categoryId: integer('category_id').notNull(),
    currency: text('currency').notNull(),
    origin: text('origin', { enum: ['manual', 'file', 'connection'] }).notNull(),
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull(),
    isMoneyIn: integer('is_money_in', { mode: 'boolean' }).notNull(),
    valueCents: integer('value_cents').notNull(),
    entries: integer('entries').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.accountId, table.categoryId, table.currency, table.origin, table.isHidden, table.isMoneyIn],
    }),
  ],
)

/**
 * The same by month, kept by the same triggers: the sums of whole months cost the same with a thousand entries in each
 * as with ten. Clustered by its key, month and category first, which is how the sums are queried.
 */
export const entryMonthSum = sqliteTable(
  'entry_month_sum',
  {
    /** `2026-11` */
    period: text('period').notNull(),
    categoryId: integer('category_id').notNull(),
    /** 0 for entries without an account. */
    accountId: integer('account_id').notNull(),
    currency: text('currency').notNull(),
    origin: text('origin', { enum: ['manual', 'file', 'connection'] }).notNull(),
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull(),
    isMoneyIn: integer('is_money_in', { mode: 'boolean' }).notNull(),
    valueCents: integer('value_cents').notNull(),
    entries: integer('entries').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.period,
        table.categoryId,
        table.accountId,
        table.currency,
        table.origin,
        table.isHidden,
        table.isMoneyIn,
      ],
    }),
  ],
)

/**
 * What each account's entries of a day add up to, kept by the same triggers: balances by day add up days of entries,
 * never the entries of years. Clustered by its key, so that the days of an account are one range.
 */
export const entryDaySum = sqliteTable(
  'entry_day_sum',
  {
    accountId: integer('account_id').notNull(),
    currency: text('currency').notNull(),
    date: text('date').notNull(),
    valueCents: integer('value_cents').notNull(),
    entries: integer('entries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.currency, table.date] })],
)

/**
 * Has a row only inside a transaction that inserts many entries at once: the triggers then skip new entries, and the
 * transaction adds them to the kept sums in one statement.
 */
export const entriesInBulk = sqliteTable('entries_in_bulk', { id: integer('id').primaryKey() })

/**
 * The last changes of entries, kept by triggers: what was read before is brought up to date by them, and read again only
 * if there were too many.
 */
export const changedEntry = sqliteTable('changed_entry', {
  id: integer('id').primaryKey(),
  /** Random: after a rollback the next change has the same id. */
  token: integer('token').notNull(),
  /** Null if any entry may have changed, or an account changed how its entries count. */
  entryId: integer('entry_id'),
  /** The month of the entry, before or after the change. */
  period: text('period'),
})

/** The category that the person last chose for a description. */
export const categoryMemory = sqliteTable(
  'category_memory',
  {
    id: id(),
    normalizedDescription: text('normalized_description').notNull(),
    categoryId: integer('category_id').notNull(),
  },
  (table) => [uniqueIndex('category_memory_description').on(table.normalizedDescription)],
)
