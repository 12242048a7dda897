import { and, eq, asc, inArray } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { type LegalDocumentName, legalAcceptance, person, interestFlag, noteStop } from './schema.ts'

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

/** Goals that people said they would like to have. */
export interface Interests {
  /** Records it once per person and goal. */
  add(personId: number, goalType: number, at: number): Promise<void>
  /** Returns the goals that one person would like, in ascending order. */
  ofPerson(personId: number): Promise<number[]>
}

export const interests = (db: DirectoryDatabase): Interests => ({
  add: async (personId, goalType, at) =>
    void (await db.insert(interestFlag).values({ personId, goalType, at }).onConflictDoNothing()),
  async ofPerson(personId) {
    const rows = await db
      .select({ goalType: interestFlag.goalType })
      .from(interestFlag)
      .where(eq(interestFlag.personId, personId))
      .orderBy(asc(interestFlag.goalType))
    return rows.map(({ goalType }) => goalType)
  },
})

/** Kinds of notes that people turned off by the link in an email, until the ledger's work has taken them over. */
export interface NoteStops {
  /** Repeatable; nothing happens for a person who has left. */
  add(personId: number, kind: number): Promise<void>
  of(personId: number): Promise<number[]>
  remove(personId: number, kinds: readonly number[]): Promise<void>
}

export function noteStops(db: DirectoryDatabase): NoteStops {
  return {
    async add(personId, kind) {
      await db.insert(noteStop).values({ personId, kind }).onConflictDoNothing()
    },
    async of(personId) {
      const rows = await db.select({ kind: noteStop.kind }).from(noteStop).where(eq(noteStop.personId, personId))
      return rows.map(({ kind }) => kind)
    },
    async remove(personId, kinds) {
      await db.delete(noteStop).where(and(eq(noteStop.personId, personId), inArray(noteStop.kind, [...kinds])))
    },
  }
}
