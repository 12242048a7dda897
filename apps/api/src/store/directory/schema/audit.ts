import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * What happened to a person's access, and who did it. Lines are only ever added, and go when the person does. The lines of
 * one person are a chain: each holds a hash over itself and the line before.
 */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    actorId: integer('actor_id').notNull(),
    personId: integer('person_id').notNull(),
    event: text().$type<AuditEvent>().notNull(),
    /** The call by which somebody else saw or noted something of the person. */
    call: text(),
    /** The grant under which a staff member did. */
    grantId: integer('grant_id'),
    /** 1 for the person's first line, and so on without a gap; null, like the hash, on lines of before there were chains. */
    position: integer(),
    hash: text(),
  },
  (table) => [
    index('audit_person').on(table.personId, table.at),
    uniqueIndex('audit_chain').on(table.personId, table.position),
  ],
)

export type AuditEvent =
  | 'signed-in'
  | 'signed-out'
  | 'widget-agreed'
  | 'widget-withdrawn'
  | 'planner-assigned'
  | 'access-granted'
  | 'staff-call'
  | 'email-changed'
  | 'registered'
  | 'password-changed'
  | 'password-reset'
  | 'sso-linked'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-code-used'
  | 'sessions-ended'
  | 'data-exported'
  | 'data-imported'
