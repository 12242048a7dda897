import { and, asc, eq } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { companyBenefit, companyMatch } from './schema.ts'

export type CompanyBenefit = Omit<typeof companyBenefit.$inferSelect, 'companyId'>
export type NewCompanyBenefit = Omit<typeof companyBenefit.$inferInsert, 'id' | 'companyId'>

/** What a company adds to its employees' savings; both are 0 if it adds nothing. */
export interface CompanyMatch {
  readonly matchLimit: number
  readonly matchRate: number
  /** The first and the last day on which employees can choose their benefits; null where the company has not said. */
  readonly enrollmentOpens: string | null
  readonly enrollmentCloses: string | null
}

/** What is stored of a match; dates that are left out are not known. */
export type NewCompanyMatch = Omit<typeof companyMatch.$inferInsert, 'companyId'>

export interface Benefits {
  /** Returns the company's benefits in its own order. */
  ofCompany(companyId: number): Promise<CompanyBenefit[]>
  matchOf(companyId: number): Promise<CompanyMatch>
  /** Adds a benefit, or changes the company's benefit of that name; repeatable. */
  save(companyId: number, benefit: NewCompanyBenefit): Promise<void>
  /** Removes the company's benefit of that name. */
  remove(companyId: number, name: string): Promise<void>
  saveMatch(companyId: number, match: NewCompanyMatch): Promise<void>
}

export function benefits(db: DirectoryDatabase): Benefits {
  return {
    async ofCompany(companyId) {
      const rows = await db
        .select()
        .from(companyBenefit)
        .where(eq(companyBenefit.companyId, companyId))
        .orderBy(asc(companyBenefit.id))
      return rows.map(({ companyId: _company, ...benefit }) => benefit)
    },
    async matchOf(companyId) {
      const [match] = await db.select().from(companyMatch).where(eq(companyMatch.companyId, companyId))
      return {
        matchLimit: match?.matchLimit ?? 0,
        matchRate: match?.matchRate ?? 0,
        enrollmentOpens: match?.enrollmentOpens ?? null,
        enrollmentCloses: match?.enrollmentCloses ?? null,
      }
    },
    async save(companyId, benefit) {
      const { name: _key, ...rest } = benefit
      const changes = { terms: null, ...rest }
      await db
        .insert(companyBenefit)
        .values({ ...benefit, companyId })
        .onConflictDoUpdate({ target: [companyBenefit.companyId, companyBenefit.name], set: changes })
    },
    async remove(companyId, name) {
      await db.delete(companyBenefit).where(and(eq(companyBenefit.companyId, companyId), eq(companyBenefit.name, name)))
    },
    async saveMatch(companyId, match) {
      const changes = { enrollmentOpens: null, enrollmentCloses: null, ...match }
      await db
        .insert(companyMatch)
        .values({ ...changes, companyId })
        .onConflictDoUpdate({ target: companyMatch.companyId, set: changes })
    },
  }
}
