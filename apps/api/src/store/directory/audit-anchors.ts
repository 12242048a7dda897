import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { AuditSign } from './audit-chain.ts'
import type { DirectoryDatabase } from './database.ts'
import { audit, auditAnchor, auditHead, personLedger } from './schema.ts'

export type AuditAnchor = Omit<typeof auditAnchor.$inferSelect, 'sentAt'>
/** The last line of a chain, as it was when it was written down. */
export type AuditHead = typeof auditHead.$inferSelect

/** What a place outside is sent: the state of all chains of the audit log, and the one before it. */
export type SentAnchor = Pick<AuditAnchor, 'chains' | 'root'> & {
  readonly anchor: number
  readonly at: string
  readonly previous: string
}

/** Keeps anchors where no one who can write to the directory can change them. Rejects where it cannot. */
export type AnchorPlace = (sent: SentAnchor) => Promise<void>

/** The states of the audit log that a place outside knows too. */
export interface AuditAnchors {
  /** Records the state of all chains, once it is due: an hour or a thousand lines after the last. */
  record(now: number): Promise<void>
  /** Returns those that the place outside does not have yet, with the root of the one before each; the oldest first. */
  unsent(): Promise<(AuditAnchor & { readonly previous: string })[]>
  markSent(id: number, at: number): Promise<void>
}

const everyMs = 3_600_000
const everyLines = 1_000
/** D1 takes a hundred values in a statement. */
const headsAtOnce = 20

/** Returns the name of a chain: it says nothing about the person without the key. */
export const toSubject = (ledgerId: string, sign: AuditSign): string => sign(`subject ${ledgerId}`)

/** Returns the root of a state: a keyed hash of every chain's last line, and of the root before. */
export function rootOf(heads: readonly AuditHead[], previous: string, sign: AuditSign): string {
  const lines = heads
    .toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
    .map(({ subject, position, hash }) => `${subject} ${position} ${hash}`)
  return sign(['root', previous, ...lines].join('\n'))
}

/** Returns the newest head of each chain up to a line. */
export function headsUpTo(all: readonly AuditHead[], lastLine: number): AuditHead[] {
  const newest = new Map<string, AuditHead>()
  for (const head of all)
    if (head.line <= lastLine && head.line > (newest.get(head.subject)?.line ?? 0)) newest.set(head.subject, head)
  return [...newest.values()]
}

export function auditAnchors(db: DirectoryDatabase, sign: AuditSign): AuditAnchors {
  const findLast = async () => {
    const [last] = await db.select().from(auditAnchor).orderBy(desc(auditAnchor.id)).limit(1)
    return last ?? { id: 0, at: 0, lastLine: 0, root: '' }
  }

  /** Writes down the last line of each chain that moved. Each row is true by itself, so several processes may write. */
  const noteHeads = async (after: number, upTo: number) => {
    const moved = db
      .select({ line: sql<number>`max(${audit.id})`.as('line') })
      .from(audit)
      .where(and(gt(audit.id, after), lte(audit.id, upTo), isNotNull(audit.position)))
      .groupBy(audit.personId)
      .as('moved')
    const rows = await db
      .select({ line: audit.id, position: audit.position, hash: audit.hash, owner: personLedger })
      .from(moved)
      .innerJoin(audit, eq(audit.id, moved.line))
      .innerJoin(personLedger, eq(personLedger.personId, audit.personId))
    const heads = rows.map(({ line, position, hash, owner: { ledgerId, state } }) => ({
      line,
      subject: toSubject(ledgerId, sign),
      position: position ?? 0,
      hash: hash ?? '',
      hasLedger: state !== 'never',
    }))
    for (let from = 0; from < heads.length; from += headsAtOnce)
      await db
        .insert(auditHead)
        .values(heads.slice(from, from + headsAtOnce))
        .onConflictDoNothing()
  }

  const dropFormerHeads = (lastLine: number) =>
    db.delete(auditHead).where(
      sql`exists (select 1 from audit_head as newer where newer.subject = audit_head.subject
        and newer.line > audit_head.line and newer.line <= ${lastLine})`,
    )

  return {
    async record(now) {
      const last = await findLast()
      const [{ newest } = { newest: 0 }] = await db.select({ newest: sql<number>`coalesce(max(id), 0)` }).from(audit)
      const isDue = newest > last.lastLine && now - last.at >= everyMs
      if (!isDue && newest - last.lastLine < everyLines) return
      await noteHeads(last.lastLine, newest)
      const heads = headsUpTo(await db.select().from(auditHead), newest)
      const root = rootOf(heads, last.root, sign)
      const added = await db
        .insert(auditAnchor)
        .values({ id: last.id + 1, at: now, lastLine: newest, chains: heads.length, root })
        .onConflictDoNothing()
        .returning({ id: auditAnchor.id })
      // Another process was first; its anchor counts.
      if (added.length > 0) await dropFormerHeads(newest)
    },
    async unsent() {
      const rows = await db.select().from(auditAnchor).where(isNull(auditAnchor.sentAt)).orderBy(asc(auditAnchor.id))
      const [first] = rows
      if (!first) return []
      const [before] = await db
        .select({ root: auditAnchor.root })
        .from(auditAnchor)
        .where(eq(auditAnchor.id, first.id - 1))
      return rows.map(({ sentAt: _sentAt, ...row }, index) => ({
        ...row,
        previous: (index === 0 ? before : rows[index - 1])?.root ?? '',
      }))
    },
    async markSent(id, at) {
      await db.update(auditAnchor).set({ sentAt: at }).where(eq(auditAnchor.id, id))
    },
  }
}
