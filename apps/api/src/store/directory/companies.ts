import { and, asc, eq, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { company, companyDomain, companyOrigin } from './schema.ts'

export type Company = typeof company.$inferSelect
export type NewCompany = Omit<typeof company.$inferInsert, 'id'>

export interface Companies {
  /** Creates a company, or changes the one with this code; returns the stored company. */
  save(values: NewCompany): Promise<Company>
  byId(companyId: number): Promise<Company | undefined>
  /**
   * Assigns an email domain (`larkfield.example`) to a company; a domain of another company stays there. Repeatable.
   */
  addDomain(companyId: number, domain: string): Promise<void>
  byDomain(domain: string): Promise<Company | undefined>
  /** Returns a company's email domains in alphabetical order. */
  domainsOf(companyId: number): Promise<string[]>
  removeDomain(companyId: number, domain: string): Promise<void>
  byCode(code: string): Promise<Company | undefined>
  /** Returns the company whose identity provider signs as this issuer. */
  bySsoIssuer(issuer: string): Promise<Company | undefined>
  /** Allows widgets on pages of an origin (`https://intranet.example`); repeatable. */
  allowOrigin(companyId: number, origin: string): Promise<void>
  /** Returns the origins on which a company allows widgets, in alphabetical order. */
  originsOf(companyId: number): Promise<string[]>
  /** Removes an origin: from now on no widget of the company's people answers there. */
  removeOrigin(companyId: number, origin: string): Promise<void>
  isOriginAllowed(companyId: number, origin: string): Promise<boolean>
}

export function companies(db: DirectoryDatabase): Companies {
  const findById = db
    .select()
    .from(company)
    .where(eq(company.id, sql.placeholder('id')))
    .prepare()
  return {
    async save(values) {
      const { createdAt: _kept, ...changes } = values
      const [saved] = await db
        .insert(company)
        .values(values)
        .onConflictDoUpdate({ target: company.code, set: changes })
        .returning()
      if (!saved) throw new Error('A saved company came back empty')
      return saved
    },
    async byId(companyId) {
      return findById.get({ id: companyId })
    },
    async byCode(code) {
      const [found] = await db.select().from(company).where(eq(company.code, code))
      return found
    },
    async bySsoIssuer(issuer) {
      const [found] = await db.select().from(company).where(eq(company.ssoIssuer, issuer))
      return found
    },
    async addDomain(companyId, domain) {
      await db.insert(companyDomain).values({ companyId, domain: domain.toLowerCase() }).onConflictDoNothing()
    },
    async byDomain(domain) {
      const [found] = await db
        .select({ company })
        .from(companyDomain)
        .innerJoin(company, eq(company.id, companyDomain.companyId))
        .where(eq(companyDomain.domain, domain.toLowerCase()))
      return found?.company
    },
    async domainsOf(companyId) {
      const rows = await db
        .select()
        .from(companyDomain)
        .where(eq(companyDomain.companyId, companyId))
        .orderBy(asc(companyDomain.domain))
      return rows.map(({ domain }) => domain)
    },
    async removeDomain(companyId, domain) {
      await db
        .delete(companyDomain)
        .where(and(eq(companyDomain.companyId, companyId), eq(companyDomain.domain, domain)))
    },
    async originsOf(companyId) {
      const rows = await db
        .select()
        .from(companyOrigin)
        .where(eq(companyOrigin.companyId, companyId))
        .orderBy(asc(companyOrigin.origin))
      return rows.map(({ origin }) => origin)
    },
    async removeOrigin(companyId, origin) {
      await db
        .delete(companyOrigin)
        .where(and(eq(companyOrigin.companyId, companyId), eq(companyOrigin.origin, origin)))
    },
    async allowOrigin(companyId, origin) {
      await db.insert(companyOrigin).values({ companyId, origin }).onConflictDoNothing()
    },
    async isOriginAllowed(companyId, origin) {
      const rows = await db
        .select({ origin: companyOrigin.origin })
        .from(companyOrigin)
        .where(and(eq(companyOrigin.companyId, companyId), eq(companyOrigin.origin, origin)))
      return rows.length > 0
    },
  }
}
