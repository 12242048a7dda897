import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

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
