import { createHash } from 'node:crypto'
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import { type AuditEvent, audit, person } from './schema.ts'

export type AuditLine = typeof audit.$inferSelect

/** What is to be written down; `call` and `grantId` where it was a planner's or a staff member's call. */
export interface NewAuditLine {
  readonly at: number
  readonly actorId: number
  readonly personId: number
  readonly event: AuditEvent
  readonly call?: string
  readonly grantId?: number | null
}

export interface AuditActor {
  readonly firstName: string
  readonly lastName: string
  readonly role: 0 | 1 | 2
}

/** What happened to people's access; lines are only ever added. */
export interface AuditLog {
  add(line: NewAuditLine): Promise<void>
  /** The newest lines about one person. */
  ofPerson(personId: number, count: number): Promise<AuditLine[]>
  /** As `ofPerson`, with who it was; null once they are gone. */
  ofPersonWithActors(personId: number, count: number): Promise<{ line: AuditLine; actor: AuditActor | null }[]>
  /** The position of the first line of a person that is not as it was written, or is missing; null where all are. */
  firstFault(personId: number): Promise<number | null>
}

/** Two requests at once may want the same place in the chain; all but one look again. */
const MOST_TRIES = 50

type LinkedLine = Omit<AuditLine, 'id' | 'hash'>

/** Over the line and the one before it, so that no line can be changed, moved or taken out unseen. */
function hashOfLine({ at, actorId, personId, event, call, grantId, position }: LinkedLine, previous: string): string {
  return createHash('sha256')
    .update(JSON.stringify([previous, position, at, actorId, personId, event, call, grantId]))
    .digest('base64url')
}

export function auditLog(db: DirectoryDatabase): AuditLog {
  const inChain = (personId: number) => and(eq(audit.personId, personId), isNotNull(audit.position))

  const lastOf = async (personId: number) => {
    const [last] = await db
      .select({ position: audit.position, hash: audit.hash })
      .from(audit)
      .where(inChain(personId))
      .orderBy(desc(audit.position))
      .limit(1)
    return { position: last?.position ?? 0, hash: last?.hash ?? '' }
  }

  /** False where somebody else took the place. */
  const append = async ({ call, grantId, ...rest }: NewAuditLine) => {
    const last = await lastOf(rest.personId)
    const line = { ...rest, call: call ?? null, grantId: grantId ?? null, position: last.position + 1 }
    const added = await db
      .insert(audit)
      .values({ ...line, hash: hashOfLine(line, last.hash) })
      .onConflictDoNothing()
      .returning({ id: audit.id })
    return added.length > 0
  }

  return {
    async add(line) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) if (await append(line)) return
      throw new Error('A line could not be added to the audit log')
    },
    ofPerson: async (personId, count) =>
      db.select().from(audit).where(eq(audit.personId, personId)).orderBy(desc(audit.id)).limit(count),
    ofPersonWithActors: async (personId, count) =>
      db
        .select({ line: audit, actor: { firstName: person.firstName, lastName: person.lastName, role: person.role } })
        .from(audit)
        .leftJoin(person, eq(person.id, audit.actorId))
        .where(eq(audit.personId, personId))
        .orderBy(desc(audit.id))
        .limit(count),
    async firstFault(personId) {
      const lines = await db.select().from(audit).where(inChain(personId)).orderBy(asc(audit.position))
      let previous = ''
      for (const [index, { id: _id, hash, ...line }] of lines.entries()) {
        if (line.position !== index + 1 || hash === null || hash !== hashOfLine(line, previous)) return index + 1
        previous = hash
      }
      return null
    },
  }
}
