import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

/**
 * What the person said once for all plans, one row a fact. Facts that other tables have columns for (about me, dependents,
 * accounts) stay there.
 */
export const householdFact = sqliteTable(
  'household_fact',
  {
    id: id(),
    /** One of the engine's household keys. */
    key: text('key').notNull(),
    /** In the API's form: dollars, fractions, `1988-04-17T00:00:00Z`. */
    value: text('value', { mode: 'json' }).notNull(),
    saidAt: text('said_at').notNull(),
  },
  (table) => [uniqueIndex('household_fact_key').on(table.key)],
)
