import { desc, eq } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import { type AuditEvent, audit } from './schema.ts'

export type AuditLine = typeof audit.$inferSelect

/** What happened to people's access; lines are only ever added. */
export interface AuditLog {
  add(line: { at: number; actorId: number; personId: number; event: AuditEvent }): Promise<void>
  /** The newest lines about one person. */
  ofPerson(personId: number, count: number): Promise<AuditLine[]>
}

export function auditLog(db: DirectoryDatabase): AuditLog {
  return {
    add: async (line) => void (await db.insert(audit).values(line)),
    ofPerson: async (personId, count) =>
      db.select().from(audit).where(eq(audit.personId, personId)).orderBy(desc(audit.id)).limit(count),
  }
}
