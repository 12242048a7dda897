import { and, count, eq, inArray } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { rosterEntry } from './schema.ts'

export type RosterEntry = typeof rosterEntry.$inferSelect
export type NewRosterEntry = Omit<typeof rosterEntry.$inferInsert, 'id'>

/** Who works for a company, according to the company. */
export interface Roster {
  /** Adds one entry; repeatable. */
  add(entry: NewRosterEntry): Promise<void>
  /** Adds many entries like `add`; at most 20 at once, because D1 allows 100 values per statement. */
  addAll(entries: readonly NewRosterEntry[]): Promise<void>
  /** Returns the match hash of every entry of a company. */
  hashesOf(companyId: number): Promise<string[]>
  /** Returns the last names on a company's roster, as they are written there, and how many entries have each. */
  lastNames(companyId: number): Promise<{ readonly lastName: string; readonly count: number }[]>
  /** Replaces the hash of an entry, as if it had been added with it. The people who registered by it stay linked to it. */
  rehash(companyId: number, from: string, to: string): Promise<void>
  /** Removes entries of a company, at most 90 at once. People who registered by one of them keep their account. */
  removeAll(companyId: number, matchHashes: readonly string[]): Promise<void>
  /** Returns the entry with the first of these hashes that any entry has. */
  match(companyId: number, matchHashes: readonly string[]): Promise<RosterEntry | undefined>
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
    lastNames: async (companyId) =>
      db
        .select({ lastName: rosterEntry.lastName, count: count() })
        .from(rosterEntry)
        .where(eq(rosterEntry.companyId, companyId))
        .groupBy(rosterEntry.lastName),
    async rehash(companyId, from, to) {
      await db
        .update(rosterEntry)
        .set({ matchHash: to })
        .where(and(eq(rosterEntry.companyId, companyId), eq(rosterEntry.matchHash, from)))
    },
    async removeAll(companyId, matchHashes) {
      await db
        .delete(rosterEntry)
        .where(and(eq(rosterEntry.companyId, companyId), inArray(rosterEntry.matchHash, [...matchHashes])))
    },
    async match(companyId, matchHashes) {
      const found = await db
        .select()
        .from(rosterEntry)
        .where(and(eq(rosterEntry.companyId, companyId), inArray(rosterEntry.matchHash, [...matchHashes])))
      return found.toSorted((a, b) => matchHashes.indexOf(a.matchHash) - matchHashes.indexOf(b.matchHash))[0]
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
