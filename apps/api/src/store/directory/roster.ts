import { and, eq, inArray } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import { rosterEntry } from './schema.ts'

export type RosterEntry = typeof rosterEntry.$inferSelect
export type NewRosterEntry = Omit<typeof rosterEntry.$inferInsert, 'id'>

/** Who works for a company, as the company says. */
export interface Roster {
  /** Adds somebody; repeatable. */
  add(entry: NewRosterEntry): Promise<void>
  /** Adds many, as `add`: at most 20 at once, since D1 takes 100 values a statement. */
  addAll(entries: readonly NewRosterEntry[]): Promise<void>
  /** How every line of a company is known. */
  hashesOf(companyId: number): Promise<string[]>
  /** Takes out lines of a company, at most 90 at once; who registered by one keeps the account. */
  removeAll(companyId: number, matchHashes: readonly string[]): Promise<void>
  match(companyId: number, matchHash: string): Promise<RosterEntry | undefined>
  byId(companyId: number, entryId: number): Promise<RosterEntry | undefined>
}

export function roster(db: DirectoryDatabase): Roster {
  return {
    add: async (entry) => void (await db.insert(rosterEntry).values(entry).onConflictDoNothing()),
    addAll: async (entries) =>
      void (await db
        .insert(rosterEntry)
        .values([...entries])
        .onConflictDoNothing()),
    async hashesOf(companyId) {
      const rows = await db
        .select({ matchHash: rosterEntry.matchHash })
        .from(rosterEntry)
        .where(eq(rosterEntry.companyId, companyId))
      return rows.map(({ matchHash }) => matchHash)
    },
    async removeAll(companyId, matchHashes) {
      await db
        .delete(rosterEntry)
        .where(and(eq(rosterEntry.companyId, companyId), inArray(rosterEntry.matchHash, [...matchHashes])))
    },
    async match(companyId, matchHash) {
      const [found] = await db
        .select()
        .from(rosterEntry)
        .where(and(eq(rosterEntry.companyId, companyId), eq(rosterEntry.matchHash, matchHash)))
      return found
    },
    async byId(companyId, entryId) {
      const [found] = await db
        .select()
        .from(rosterEntry)
        .where(and(eq(rosterEntry.companyId, companyId), eq(rosterEntry.id, entryId)))
      return found
    },
  }
}
