import { and, asc, count, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { company, person, plannerAssignment } from './schema.ts'

/** A person as a search result. */
interface FoundPerson {
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly companyId: number
  readonly companyName: string
}

interface UserQuery {
  /** A part of the name or the email, regardless of case. */
  readonly text: string
  readonly companyId?: number | undefined
  /** Only people of this company, also if `companyId` is another. */
  readonly servedCompanyId?: number | undefined
  /** Only people assigned to this planner. */
  readonly plannerId?: number | undefined
  readonly page: number
  readonly pageSize: number
}

/** Finds employees only, and shows who they are, never what they have. */
export interface UserSearch {
  find(query: UserQuery): Promise<{ items: FoundPerson[]; total: number }>
}

/** Matches anywhere in the text; characters with a meaning in LIKE patterns are escaped. */
const contains = (column: SQL | typeof person.email, text: string) =>
  sql`lower(${column}) like ${`%${text.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`

export function userSearch(db: DirectoryDatabase): UserSearch {
  const assignedTo = (plannerId: number) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(plannerAssignment)
        .where(and(eq(plannerAssignment.employeeId, person.id), eq(plannerAssignment.plannerId, plannerId))),
    )

  const matching = ({ text, companyId, servedCompanyId, plannerId }: UserQuery) =>
    and(
      eq(person.role, 0),
      text === ''
        ? undefined
        : or(contains(sql`${person.firstName} || ' ' || ${person.lastName}`, text), contains(person.email, text)),
      companyId === undefined ? undefined : eq(person.companyId, companyId),
      servedCompanyId === undefined ? undefined : eq(person.companyId, servedCompanyId),
      plannerId === undefined ? undefined : assignedTo(plannerId),
    )

  return {
    async find(query) {
      const where = matching(query)
      const { page, pageSize } = query
      const items = await db
        .select({
          userId: person.id,
          firstName: person.firstName,
          lastName: person.lastName,
          email: person.email,
          companyId: company.id,
          companyName: company.name,
        })
        .from(person)
        .innerJoin(company, eq(company.id, person.companyId))
        .where(where)
        .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [counted] = await db.select({ total: count() }).from(person).where(where)
      return { items, total: counted?.total ?? 0 }
    },
  }
}
