import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * What happened to a person's access, and who did it. Lines are only ever added, and are deleted with the person. A
 * person's lines form a chain: each holds a hash over itself and the previous line.
 */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    actorId: integer('actor_id').notNull(),
    personId: integer('person_id').notNull(),
    event: text().$type<AuditEvent>().notNull(),
    /** The call by which another person read or noted something about the person. */
    call: text(),
    /** The grant under which a staff member made the call. */
    grantId: integer('grant_id'),
    /** The page and the widget through which something was done or refused: `https://intranet.example`. */
    page: text(),
    widget: text(),
    /**
     * 1 for the person's first line, then counting up without gaps. Null, like the hash, on lines from before there
     * were chains.
     */
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
  | 'widget-kept'
  | 'widget-withdrawn'
  | 'widget-refused'
  | 'planner-assigned'
  | 'planner-shared'
  | 'planner-unshared'
  | 'proposal-accepted'
  | 'proposal-declined'
  | 'access-asked'
  | 'access-approved'
  | 'access-granted'
  | 'staff-call'
  | 'email-changed'
  | 'email-change-undone'
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
