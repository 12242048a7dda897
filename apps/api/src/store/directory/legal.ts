import { and, eq } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import { type LegalDocumentName, legalAcceptance, person } from './schema.ts'

/** What people have accepted. The terms of use stand with the person too, where every request looks. */
export interface LegalAcceptances {
  /** Notes an acceptance; repeatable, and the first moment stays. */
  accept(values: { personId: number; document: LegalDocumentName; version: string; at: number }): Promise<void>
  isAccepted(personId: number, document: LegalDocumentName, version: string): Promise<boolean>
}

export const legalAcceptances = (db: DirectoryDatabase): LegalAcceptances => ({
  async accept({ personId, document, version, at }) {
    await db.insert(legalAcceptance).values({ personId, document, version, acceptedAt: at }).onConflictDoNothing()
    // Last, so that whoever is let in by it has the line above too.
    if (document === 'terms-of-use')
      await db.update(person).set({ acceptedTerms: version }).where(eq(person.id, personId))
  },
  async isAccepted(personId, document, version) {
    const rows = await db
      .select({ version: legalAcceptance.version })
      .from(legalAcceptance)
      .where(
        and(
          eq(legalAcceptance.personId, personId),
          eq(legalAcceptance.document, document),
          eq(legalAcceptance.version, version),
        ),
      )
    return rows.length > 0
  },
})
