import { and, asc, eq, exists, gt, gte, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { DirectoryDatabase } from './database.ts'
import { emailChange } from './schema.ts'

/** How long a change of the email can be taken back from the former address. */
export const emailUndoMs = 7 * 24 * 60 * 60_000

/** Addresses that people had before, while a change can be taken back. */
export interface EmailChanges {
  /** Adds a change and returns its id. Forgets every person's changes that can no longer be taken back. */
  add(personId: number, formerEmail: string, at: number): Promise<number>
  /** Returns the former address of a change that can still be taken back; undefined if there is none. */
  formerEmail(personId: number, changeId: number, now: number): Promise<string | undefined>
  /** Returns the addresses from which a change can still be taken back, oldest first. */
  formerEmails(personId: number, now: number): Promise<string[]>
  /**
   * Removes a change with all later ones of the person, so that the taking back is final. Returns false if
   * it was gone.
   */
  takeBack(personId: number, changeId: number, now: number): Promise<boolean>
}

export function emailChanges(db: DirectoryDatabase): EmailChanges {
  return {
    async add(personId, formerEmail, at) {
      await db.delete(emailChange).where(lte(emailChange.at, at - emailUndoMs))
      const [added] = await db
        .insert(emailChange)
        .values({ personId, formerEmail, at })
        .returning({ id: emailChange.id })
      if (!added) throw new Error('A saved row came back empty')
      return added.id
    },
    async formerEmail(personId, changeId, now) {
      const [found] = await db
        .select({ email: emailChange.formerEmail })
        .from(emailChange)
        .where(
          and(eq(emailChange.id, changeId), eq(emailChange.personId, personId), gt(emailChange.at, now - emailUndoMs)),
        )
      return found?.email
    },
    async formerEmails(personId, now) {
      const rows = await db
        .select({ email: emailChange.formerEmail })
        .from(emailChange)
        .where(and(eq(emailChange.personId, personId), gt(emailChange.at, now - emailUndoMs)))
        .orderBy(asc(emailChange.id))
      return rows.map(({ email }) => email)
    },
    async takeBack(personId, changeId, now) {
      const first = alias(emailChange, 'first')
      const isThere = db
        .select({ id: first.id })
        .from(first)
        .where(and(eq(first.id, changeId), eq(first.personId, personId), gt(first.at, now - emailUndoMs)))
      const removed = await db
        .delete(emailChange)
        .where(and(eq(emailChange.personId, personId), gte(emailChange.id, changeId), exists(isThere)))
        .returning({ id: emailChange.id })
      return removed.length > 0
    },
  }
}
