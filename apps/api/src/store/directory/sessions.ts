import { and, desc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { LedgerOwner } from '../ledger-owner.ts'
import type { DirectoryDatabase } from './database.ts'
import { ledgerColumns } from './ledger-owners.ts'
import { person, personLedger, session } from './schema.ts'

/** A session that has not ended, with the person it belongs to. */
export interface LiveSession extends Omit<LedgerOwner, 'personId'> {
  readonly idHash: string
  readonly createdAt: number
  readonly lastSeenAt: number
  readonly userId: number
  readonly companyId: number
  readonly role: 0 | 1 | 2
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly acceptedTerms: string | null
}

/**
 * A session last used at `seenAfter` or before, or started at `createdAfter` or before, has ended; so has one that starts
 * after `createdBefore`, because the clock was set back since.
 */
export interface SessionLimits {
  readonly seenAfter: number
  readonly createdAfter: number
  readonly createdBefore: number
}

export type SignedInSession = typeof session.$inferSelect

export interface Sessions {
  start(values: { idHash: string; personId: number; at: number; device?: string }): Promise<void>
  findLive(idHash: string, limits: SessionLimits): Promise<LiveSession | undefined>
  touch(idHash: string, at: number): Promise<void>
  /** Ends one session and returns its person's id; undefined if there was none. */
  end(idHash: string): Promise<number | undefined>
  endAll(personId: number): Promise<void>
  /** Ends every session of one person except this one. */
  endOthers(personId: number, idHash: string): Promise<void>
  /** Returns a person's sessions that have not ended, the most recently used first. */
  ofPerson(personId: number, limits: SessionLimits): Promise<SignedInSession[]>
  /** Deletes the rows of sessions that have expired. */
  forgetEnded(limits: SessionLimits): Promise<void>
}

const byIdHash = (db: DirectoryDatabase) =>
  db
    .select({
      idHash: session.idHash,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      userId: person.id,
      companyId: person.companyId,
      role: person.role,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      acceptedTerms: person.acceptedTerms,
      ...ledgerColumns,
    })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .innerJoin(personLedger, eq(personLedger.personId, person.id))
    .where(
      and(
        eq(session.idHash, sql.placeholder('idHash')),
        gt(session.lastSeenAt, sql.placeholder('seenAfter')),
        gt(session.createdAt, sql.placeholder('createdAfter')),
        lte(session.createdAt, sql.placeholder('createdBefore')),
      ),
    )
    .prepare()

export function sessions(db: DirectoryDatabase): Sessions {
  const findByIdHash = byIdHash(db)
  return {
    async start({ idHash, personId, at, device = '' }) {
      await db.insert(session).values({ idHash, personId, device, createdAt: at, lastSeenAt: at })
    },
    async findLive(idHash, limits) {
      return findByIdHash.get({ idHash, ...limits })
    },
    async touch(idHash, at) {
      await db
        .update(session)
        .set({ lastSeenAt: at })
        .where(and(eq(session.idHash, idHash), lt(session.lastSeenAt, at)))
    },
    async end(idHash) {
      const [ended] = await db
        .delete(session)
        .where(eq(session.idHash, idHash))
        .returning({ personId: session.personId })
      return ended?.personId
    },
    async endAll(personId) {
      await db.delete(session).where(eq(session.personId, personId))
    },
    async endOthers(personId, idHash) {
      await db.delete(session).where(and(eq(session.personId, personId), ne(session.idHash, idHash)))
    },
    async ofPerson(personId, { seenAfter, createdAfter, createdBefore }) {
      return db
        .select()
        .from(session)
        .where(
          and(
            eq(session.personId, personId),
            gt(session.lastSeenAt, seenAfter),
            gt(session.createdAt, createdAfter),
            lte(session.createdAt, createdBefore),
          ),
        )
        .orderBy(desc(session.lastSeenAt))
    },
    async forgetEnded({ seenAfter, createdAfter }) {
      await db.delete(session).where(or(lt(session.lastSeenAt, seenAfter), lt(session.createdAt, createdAfter)))
    },
  }
}
