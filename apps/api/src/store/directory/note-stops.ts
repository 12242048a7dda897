import { and, eq, inArray } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { noteStop } from './schema.ts'

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
