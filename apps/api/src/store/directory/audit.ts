import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { type AuditSign, faultInChain, hashOfLine } from './audit-chain.ts'
import type { DirectoryDatabase } from './database.ts'
import { type AuditEvent, audit, directoryMark, person } from './schema.ts'

export type AuditLine = typeof audit.$inferSelect

/** A line to be added. `call` and `grantId` are set when a planner or staff member made the call. */
interface NewAuditLine {
  readonly at: number
  readonly actorId: number
  readonly personId: number
  readonly event: AuditEvent
  readonly call?: string
  readonly grantId?: number | null
  /** The page and the widget through which it was done or refused. */
  readonly page?: string
  readonly widget?: string | null
}

export interface AuditActor {
  readonly firstName: string
  readonly lastName: string
  readonly role: 0 | 1 | 2
}

/** The log of access to people's data. Lines are only ever added. */
export interface AuditLog {
  add(line: NewAuditLine): Promise<void>
  /** Returns the newest lines about one person. */
  ofPerson(personId: number, count: number): Promise<AuditLine[]>
  /** Like `ofPerson`, with the actor of each line; null once the actor has left. */
  ofPersonWithActors(personId: number, count: number): Promise<{ line: AuditLine; actor: AuditActor | null }[]>
  /** Returns the position of a person's first line that was changed or is missing; null if the chain is intact. */
  firstFault(personId: number): Promise<number | null>
}

/** Concurrent requests may try for the same place in the chain; all but one of them try again. */
const maxTries = 50

export function auditLog(db: DirectoryDatabase, sign: AuditSign): AuditLog {
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

  /** Returns false if another request took the position. */
  const append = async ({ call, grantId, page, widget, ...rest }: NewAuditLine) => {
    const last = await lastOf(rest.personId)
    const line = {
      ...rest,
      call: call ?? null,
      grantId: grantId ?? null,
      page: page ?? null,
      widget: widget ?? null,
      position: last.position + 1,
    }
    const added = await db
      .insert(audit)
      .values({ ...line, hash: hashOfLine(line, last.hash, sign) })
      .onConflictDoNothing()
      .returning({ id: audit.id })
    return added.length > 0
  }

  return {
    async add(line) {
      for (let tries = 0; tries < maxTries; tries += 1) if (await append(line)) return
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
      const [mark] = await db.select({ keyedFrom: directoryMark.auditKeyedFrom }).from(directoryMark)
      return faultInChain(lines, mark?.keyedFrom ?? 0, sign)
    },
  }
}
