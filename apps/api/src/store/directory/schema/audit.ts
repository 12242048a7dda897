import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What happened to a person's access, and who did it. Lines are only ever added. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    actorId: integer('actor_id').notNull(),
    personId: integer('person_id').notNull(),
    event: text().$type<AuditEvent>().notNull(),
  },
  (table) => [index('audit_person').on(table.personId, table.at)],
)

export type AuditEvent = 'signed-in' | 'signed-out' | 'widget-agreed' | 'widget-withdrawn' | 'planner-assigned'
