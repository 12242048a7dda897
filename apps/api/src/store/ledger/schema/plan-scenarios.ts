import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { sql } from 'drizzle-orm'
import { id } from '../schema-columns.ts'

/** A field of a plan's input and the value that a scenario has there. */
export interface StoredScenarioChange {
  readonly path: string
  readonly value: unknown
}

/** What a person compares with a plan: changes over its input, which goes on following today's facts. */
export const planScenario = sqliteTable(
  'plan_scenario',
  {
    id: id(),
    planType: integer('plan_type').notNull(),
    name: text('name').notNull(),
    /** In the API's form, by the paths of the plan's input. */
    changes: text('changes', { mode: 'json' }).$type<readonly StoredScenarioChange[]>().notNull(),
  },
  (table) => [check('plan_scenario_type', sql`${table.planType} between 1 and 12`)],
)
