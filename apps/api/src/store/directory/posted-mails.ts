import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { postedMail } from './schema.ts'
import type { PostedMailState } from './schema/posted-mails.ts'

/** How long mails about a person's account are listed. */
export const listedMs = 90 * 86_400_000

export type StoredMail = typeof postedMail.$inferSelect
type NewMail = Pick<StoredMail, 'key' | 'personId' | 'subject' | 'body' | 'postedAt' | 'nextAt' | 'endsAt'>

/** Mails that are taken by the process that hands them over, each by one at a time. */
export interface PostedMails {
  /** Nothing happens for a key that is there. Forgets mails that are listed no more. */
  add(mail: NewMail): Promise<void>
  /** Makes a mail that was never tried due at a moment. */
  release(key: string, nextAt: number): Promise<void>
  /** Removes a mail that was never tried. */
  drop(key: string): Promise<void>
  /** Takes mails that are due, those that were never tried first, until a moment; then they are due again. */
  take(now: number, until: number, count: number): Promise<StoredMail[]>
  /** Lets a mail that was taken wait for its next try. */
  putOff(id: number, nextAt: number): Promise<void>
  /** Records what became of a mail, and empties it. */
  settle(id: number, state: Exclude<PostedMailState, 'waiting'>): Promise<void>
  /** Returns the mails about a person's account since a moment, the newest first. */
  ofPerson(personId: number, since: number, count: number): Promise<StoredMail[]>
}

const neverTried = (key: string) => and(eq(postedMail.key, key), eq(postedMail.tries, 0))

export function postedMails(db: DirectoryDatabase): PostedMails {
  return {
    async add(mail) {
      await db.delete(postedMail).where(lt(postedMail.postedAt, mail.postedAt - listedMs))
      await db.insert(postedMail).values(mail).onConflictDoNothing()
    },
    async release(key, nextAt) {
      await db.update(postedMail).set({ nextAt }).where(neverTried(key))
    },
    async drop(key) {
      await db.delete(postedMail).where(neverTried(key))
    },
    async take(now, until, count) {
      const due = db
        .select({ id: postedMail.id })
        .from(postedMail)
        .where(and(eq(postedMail.state, 'waiting'), lte(postedMail.nextAt, now)))
        .orderBy(asc(postedMail.tries), asc(postedMail.id))
        .limit(count)
      const taken = await db
        .update(postedMail)
        .set({ nextAt: until, tries: sql`${postedMail.tries} + 1` })
        .where(inArray(postedMail.id, due))
        .returning()
      return taken.toSorted((one, other) => one.tries - other.tries || one.id - other.id)
    },
    async putOff(id, nextAt) {
      await db.update(postedMail).set({ nextAt }).where(eq(postedMail.id, id))
    },
    async settle(id, state) {
      await db.update(postedMail).set({ state, body: '' }).where(eq(postedMail.id, id))
      await db.delete(postedMail).where(and(eq(postedMail.id, id), isNull(postedMail.personId)))
    },
    ofPerson: async (personId, since, count) =>
      db
        .select()
        .from(postedMail)
        .where(and(eq(postedMail.personId, personId), gte(postedMail.postedAt, since)))
        .orderBy(desc(postedMail.postedAt), desc(postedMail.id))
        .limit(count),
  }
}
