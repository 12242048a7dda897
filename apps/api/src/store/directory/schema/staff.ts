import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

/** Hash of the idempotency key that wrote the row: a repeated request finds it and writes no second one. */
const requestKey = () => text('request_key')

/** A staff member's permission to look at one person until a moment, with the reason that the person is shown. */
export const accessGrant = sqliteTable(
  'access_grant',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    staffId: integer('staff_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    grantedAt: integer('granted_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    /** When the employee or, for an urgent one, a second staff member allowed it; null while it only was asked for. */
    openedAt: integer('opened_at'),
    /** A second staff member may allow it in the employee's place. */
    isUrgent: integer('is_urgent', { mode: 'boolean' }).notNull().default(false),
    /** The second staff member who allowed it; null if the employee did. */
    approvedById: integer('approved_by_id'),
    requestKey: requestKey(),
  },
  (table) => [
    uniqueIndex('access_grant_request').on(table.staffId, table.requestKey),
    index('access_grant_staff').on(table.staffId, table.personId, table.endsAt),
    index('access_grant_person').on(table.personId),
  ],
)

/** A contact of a planner or staff member with a person. */
export const interaction = sqliteTable(
  'interaction',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').notNull(),
    /** Call 0, email 1, meeting 2, note 3. */
    type: integer().$type<0 | 1 | 2 | 3>().notNull(),
    /** Sealed: it may mention the person's money, which must not be readable in the directory's file. */
    note: text().notNull(),
    at: integer().notNull(),
    requestKey: requestKey(),
  },
  (table) => [
    uniqueIndex('interaction_request').on(table.authorId, table.requestKey),
    index('interaction_person').on(table.personId, table.at),
    check('interaction_type', sql`${table.type} BETWEEN 0 AND 3`),
  ],
)

/** A task of a planner or staff member for a person. */
export const staffTask = sqliteTable(
  'staff_task',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').notNull(),
    /** Sealed, like a note. */
    title: text().notNull(),
    /** `YYYY-MM-DD` */
    dueDate: text('due_date'),
    status: integer().$type<0 | 1 | 2>().notNull().default(0),
    createdAt: integer('created_at').notNull(),
    requestKey: requestKey(),
  },
  (table) => [
    uniqueIndex('staff_task_request').on(table.authorId, table.requestKey),
    index('staff_task_person').on(table.personId, table.id),
    check('staff_task_status', sql`${table.status} BETWEEN 0 AND 2`),
  ],
)

export const plannerAssignment = sqliteTable(
  'planner_assignment',
  {
    employeeId: integer('employee_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    plannerId: integer('planner_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    assignedAt: integer('assigned_at').notNull(),
  },
  (table) => [index('planner_assignment_planner').on(table.plannerId)],
)
