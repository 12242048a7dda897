import { and, eq, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { person, plannerAssignment } from './schema.ts'

export type Planner = typeof person.$inferSelect

export interface Planners {
  /** Returns the planner assigned to an employee of this company; undefined if there is none. */
  ofEmployee(companyId: number, employeeId: number): Promise<Planner | undefined>
  /** Assigns the company's planner with the fewest people, the earliest of several; keeps an existing assignment. */
  assignLeastBusy(companyId: number, employeeId: number, at: number): Promise<void>
  assign(employeeId: number, plannerId: number, at: number): Promise<void>
  /** Replaces the assigned planner. */
  reassign(employeeId: number, plannerId: number, at: number): Promise<void>
  /** Whether this employee is assigned to this planner now. */
  isAssigned(plannerId: number, employeeId: number): Promise<boolean>
}

export function planners(db: DirectoryDatabase): Planners {
  return {
    async ofEmployee(companyId, employeeId) {
      const [row] = await db
        .select({ planner: person })
        .from(plannerAssignment)
        .innerJoin(person, eq(person.id, plannerAssignment.plannerId))
        .where(and(eq(plannerAssignment.employeeId, employeeId), eq(person.companyId, companyId)))
      return row?.planner
    },
    async assignLeastBusy(companyId, employeeId, at) {
      // One statement, so that two concurrent requests cannot both choose.
      await db.run(sql`
        INSERT INTO planner_assignment (employee_id, planner_id, assigned_at)
        SELECT ${employeeId}, planner.id, ${at}
        FROM person AS planner
        LEFT JOIN planner_assignment AS busy ON busy.planner_id = planner.id
        WHERE planner.company_id = ${companyId} AND planner.role = 1
        GROUP BY planner.id
        ORDER BY count(busy.employee_id), planner.id
        LIMIT 1
        ON CONFLICT (employee_id) DO NOTHING`)
    },
    async isAssigned(plannerId, employeeId) {
      const rows = await db
        .select({ employeeId: plannerAssignment.employeeId })
        .from(plannerAssignment)
        .where(and(eq(plannerAssignment.employeeId, employeeId), eq(plannerAssignment.plannerId, plannerId)))
      return rows.length > 0
    },
    async reassign(employeeId, plannerId, at) {
      const changes = { plannerId, assignedAt: at }
      await db
        .insert(plannerAssignment)
        .values({ employeeId, ...changes })
        .onConflictDoUpdate({ target: plannerAssignment.employeeId, set: changes })
    },
    async assign(employeeId, plannerId, at) {
      await db.insert(plannerAssignment).values({ employeeId, plannerId, assignedAt: at }).onConflictDoNothing()
    },
  }
}
