import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Who is who. No amounts, no accounts, no plans: those are in each person's own ledger. Moments are milliseconds since 1970. */
export const company = sqliteTable(
  'company',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    code: text().notNull().unique(),
    name: text().notNull(),
    logoUrl: text('logo_url'),
    supportEmail: text('support_email'),
    /** Accounts are only ever added by hand. */
    level1: integer({ mode: 'boolean' }).notNull().default(false),
    fundStyle: integer('fund_style').notNull().default(0),
    isSsoEnabled: integer('is_sso_enabled', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [check('company_fund_style', sql`${table.fundStyle} BETWEEN 0 AND 3`)],
)

/** The pages on which this company lets our widgets stand. */
export const companyOrigin = sqliteTable(
  'company_origin',
  {
    companyId: integer('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
    origin: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.origin] }), index('company_origin_origin').on(table.origin)],
)

export const person = sqliteTable(
  'person',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    companyId: integer('company_id').notNull().references(() => company.id),
    role: integer().$type<0 | 1 | 2>().notNull().default(0),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    /** The email as it is compared: without regard to case. */
    emailKey: text('email_key').notNull(),
    phone: text(),
    /** Null for somebody who cannot sign in with a password. */
    passwordHash: text('password_hash'),
    acceptedTerms: text('accepted_terms'),
    /** Planners only: where a meeting is booked. */
    schedulingUrl: text('scheduling_url'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('person_email_key').on(table.emailKey),
    index('person_company').on(table.companyId, table.role),
    check('person_role', sql`${table.role} BETWEEN 0 AND 2`),
    // A ledger's ids start at a thousand million times this, and have to stay below 2^53.
    check('person_id', sql`${table.id} BETWEEN 1 AND 9000000`),
  ],
)

export const session = sqliteTable(
  'session',
  {
    idHash: text('id_hash').primaryKey(),
    personId: integer('person_id').notNull().references(() => person.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
  },
  (table) => [index('session_person').on(table.personId), index('session_last_seen').on(table.lastSeenAt)],
)

/** Wrong sign-ins by keyed hash of the user name or of the network address: nobody's address or guess is kept in clear. */
export const signInFailure = sqliteTable(
  'sign_in_failure',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    subject: text().notNull(),
    failedAt: integer('failed_at').notNull(),
  },
  (table) => [index('sign_in_failure_subject').on(table.subject, table.failedAt), index('sign_in_failure_at').on(table.failedAt)],
)

/** Browsers on which a person has signed in before: a lock does not keep them out. */
export const knownDevice = sqliteTable(
  'known_device',
  {
    deviceHash: text('device_hash').notNull(),
    personId: integer('person_id').notNull().references(() => person.id, { onDelete: 'cascade' }),
    firstSeenAt: integer('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.deviceHash] })],
)

/** A person's consent that one widget on pages of one origin may read; ended by `withdrawnAt`. */
export const embedAgreement = sqliteTable(
  'embed_agreement',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    personId: integer('person_id').notNull().references(() => person.id, { onDelete: 'cascade' }),
    widget: text().notNull(),
    origin: text().notNull(),
    agreedAt: integer('agreed_at').notNull(),
    withdrawnAt: integer('withdrawn_at'),
  },
  (table) => [uniqueIndex('embed_agreement_once').on(table.personId, table.widget, table.origin)],
)

/** One-time codes for widget tokens. A chain of renewals shares its family, so that a stolen code can be noticed. */
export const embedCode = sqliteTable(
  'embed_code',
  {
    codeHash: text('code_hash').primaryKey(),
    agreementId: integer('agreement_id').notNull().references(() => embedAgreement.id, { onDelete: 'cascade' }),
    family: text().notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('embed_code_family').on(table.family), index('embed_code_expires').on(table.expiresAt)],
)

export const plannerAssignment = sqliteTable(
  'planner_assignment',
  {
    employeeId: integer('employee_id').primaryKey().references(() => person.id, { onDelete: 'cascade' }),
    plannerId: integer('planner_id').notNull().references(() => person.id, { onDelete: 'cascade' }),
    assignedAt: integer('assigned_at').notNull(),
  },
  (table) => [index('planner_assignment_planner').on(table.plannerId)],
)

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
