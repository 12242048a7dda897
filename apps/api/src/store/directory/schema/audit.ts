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

/**
 * A state of all chains that was also sent to a place outside. Rows are only ever added.
 */
export const auditAnchor = sqliteTable('audit_anchor', {
  /** Counts up from 1 without gaps. */
  id: integer().primaryKey(),
  at: integer().notNull(),
  /** The newest line of that moment. */
  lastLine: integer('last_line').notNull(),
  /** How many chains there were. */
  chains: integer().notNull(),
  /** A keyed hash of the last line of every chain, and of the root before. */
  root: text().notNull(),
  /** When the place outside took it; null until then. */
  sentAt: integer('sent_at'),
})

/** The last line of each chain as of the newest anchor. It stays when the person leaves, and does not name them. */
export const auditHead = sqliteTable(
  'audit_head',
  {
    /** The line's own id. */
    line: integer().primaryKey(),
    /** A keyed hash of the id of the person's ledger. */
    subject: text().notNull(),
    position: integer().notNull(),
    hash: text().notNull(),
    /** Planners and staff have no ledger; who removes them is no leaver. */
    hasLedger: integer('has_ledger', { mode: 'boolean' }).notNull(),
  },
  (table) => [index('audit_head_subject').on(table.subject, table.line)],
)

export type AuditEvent =
  | 'signed-in'
  | 'signed-out'
  | 'widget-agreed'
  | 'widget-kept'
  | 'widget-withdrawn'
  | 'widget-refused'
  | 'widget-copied'
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
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'sessions-ended'
  | 'data-exported'
  | 'data-imported'
