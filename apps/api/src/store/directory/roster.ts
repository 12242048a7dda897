import { and, eq } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import { rosterEntry } from './schema.ts'

export type RosterEntry = typeof rosterEntry.$inferSelect
export type NewRosterEntry = Omit<typeof rosterEntry.$inferInsert, 'id'>

/** Who works for a company, as the company says. */
export interface Roster {
  /** Adds somebody; repeatable. */
  add(entry: NewRosterEntry): Promise<void>
  match(companyId: number, matchHash: string): Promise<RosterEntry | undefined>
  byId(companyId: number, entryId: number): Promise<RosterEntry | undefined>
}

export function roster(db: DirectoryDatabase): Roster {
  return {
    add: async (entry) => void (await db.insert(rosterEntry).values(entry).onConflictDoNothing()),
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
