import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { pastPassword } from './schema.ts'

/** Hashes of the passwords that a person had before the present one, newest first. */
export interface PastPasswords {
  ofPerson(personId: number, count: number): Promise<string[]>
  /** Adds one and keeps only the newest `keep`. */
  add(personId: number, passwordHash: string, options: { at: number; keep: number }): Promise<void>
}

export function pastPasswords(db: DirectoryDatabase): PastPasswords {
  const newest = (personId: number, count: number) =>
    db
      .select()
      .from(pastPassword)
      .where(eq(pastPassword.personId, personId))
      .orderBy(desc(pastPassword.id))
      .limit(count)
  return {
    ofPerson: async (personId, count) => (await newest(personId, count)).map((row) => row.passwordHash),
    async add(personId, passwordHash, { at, keep }) {
      await db.insert(pastPassword).values({ personId, passwordHash, replacedAt: at })
      const kept = (await newest(personId, keep)).map(({ id }) => id)
      await db.delete(pastPassword).where(and(eq(pastPassword.personId, personId), notInArray(pastPassword.id, kept)))
    },
  }
}
