import { and, asc, eq } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import { companyBenefit, companyMatch } from './schema.ts'

export type CompanyBenefit = Omit<typeof companyBenefit.$inferSelect, 'companyId'>
export type NewCompanyBenefit = Omit<typeof companyBenefit.$inferInsert, 'id' | 'companyId'>

/** What a company adds to its employees' savings; nothing is 0 and 0. */
export interface CompanyMatch {
  readonly matchLimit: number
  readonly matchRate: number
}

export interface Benefits {
  /** What the company offers, in its order. */
  ofCompany(companyId: number): Promise<CompanyBenefit[]>
  matchOf(companyId: number): Promise<CompanyMatch>
  /** Adds a benefit, or changes the company's one of that name; repeatable. */
  save(companyId: number, benefit: NewCompanyBenefit): Promise<void>
  /** Takes the company's benefit of that name away. */
  remove(companyId: number, name: string): Promise<void>
  saveMatch(companyId: number, match: CompanyMatch): Promise<void>
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
      return { matchLimit: match?.matchLimit ?? 0, matchRate: match?.matchRate ?? 0 }
    },
    async save(companyId, benefit) {
      const { name: _key, ...changes } = benefit
      await db
        .insert(companyBenefit)
        .values({ ...benefit, companyId })
        .onConflictDoUpdate({ target: [companyBenefit.companyId, companyBenefit.name], set: changes })
    },
    async remove(companyId, name) {
      await db.delete(companyBenefit).where(and(eq(companyBenefit.companyId, companyId), eq(companyBenefit.name, name)))
    },
    async saveMatch(companyId, match) {
      await db
        .insert(companyMatch)
        .values({ ...match, companyId })
        .onConflictDoUpdate({ target: companyMatch.companyId, set: match })
    },
  }
}
