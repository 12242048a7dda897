import { and, eq } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { type LegalDocumentName, legalAcceptance, person } from './schema.ts'

/** What people have accepted. The accepted terms of use are also on the person's row, which every request reads. */
export interface LegalAcceptances {
  /** Records an acceptance; repeatable, and the first moment stays. */
  accept(values: { personId: number; document: LegalDocumentName; version: string; at: number }): Promise<void>
  isAccepted(personId: number, document: LegalDocumentName, version: string): Promise<boolean>
}

export const legalAcceptances = (db: DirectoryDatabase): LegalAcceptances => ({
  async accept({ personId, document, version, at }) {
    await db.insert(legalAcceptance).values({ personId, document, version, acceptedAt: at }).onConflictDoNothing()
    // Last, so that anyone admitted by this column also has the row above.
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
