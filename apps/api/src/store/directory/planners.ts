import { and, eq, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import type { Person } from './people.ts'
import { person, plannerAssignment } from './schema.ts'

export interface Planners {
  /** The planner of an employee of this company, if one is assigned. */
  ofEmployee(companyId: number, employeeId: number): Promise<Person | undefined>
  /** Assigns the company's planner with the fewest people, the earliest of several; leaves an assignment that exists. */
  assignLeastBusy(companyId: number, employeeId: number, at: number): Promise<void>
  assign(employeeId: number, plannerId: number, at: number): Promise<void>
  /** Assigns a planner in the place of the one before. */
  reassign(employeeId: number, plannerId: number, at: number): Promise<void>
  /** Whether this employee is this planner's at this moment. */
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
      // One statement, so that two requests at once cannot both choose.
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
