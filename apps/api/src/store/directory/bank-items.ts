import { and, eq, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { bankItem, bankWebhook } from './schema.ts'

/**
 * Maps bank providers' items to people, and records what webhooks said about them. Items are keyed by a keyed hash of
 * their id.
 */
export interface BankItems {
  /** Records whose item this is; false if it already belongs to another person. Repeatable. */
  put(itemHash: string, personId: number): Promise<boolean>
  personOf(itemHash: string): Promise<number | undefined>
  /** Deletes an item of a person. */
  remove(itemHash: string, personId: number): Promise<void>
  /** Remembers a webhook; false if it was received before. */
  hear(eventHash: string, at: number): Promise<boolean>
  forgetWebhooksBefore(moment: number): Promise<void>
  /**
   * Requests a pull of an item, no sooner than `everyMs` after the last one. Returns when it is due; undefined for an
   * unknown item.
   */
  want(itemHash: string, now: number, everyMs: number): Promise<{ personId: number; at: number } | undefined>
  /** Returns the hashes of the person's items whose requested pull is due. */
  wantedOf(personId: number, now: number): Promise<string[]>
  /** Marks the requested pull as started. */
  pulled(itemHash: string, personId: number, now: number): Promise<void>
}

export function bankItems(db: DirectoryDatabase): BankItems {
  return {
    async put(itemHash, personId) {
      const rows = await db
        .insert(bankItem)
        .values({ itemHash, personId })
        .onConflictDoUpdate({ target: bankItem.itemHash, set: { personId: sql`${bankItem.personId}` } })
        .returning({ personId: bankItem.personId })
      return rows[0]?.personId === personId
    },
    async personOf(itemHash) {
      const [row] = await db
        .select({ personId: bankItem.personId })
        .from(bankItem)
        .where(eq(bankItem.itemHash, itemHash))
      return row?.personId
    },
    async remove(itemHash, personId) {
      await db.delete(bankItem).where(and(eq(bankItem.itemHash, itemHash), eq(bankItem.personId, personId)))
    },
    async hear(eventHash, at) {
      const rows = await db
        .insert(bankWebhook)
        .values({ eventHash, heardAt: at })
        .onConflictDoNothing()
        .returning({ heardAt: bankWebhook.heardAt })
      return rows.length > 0
    },
    forgetWebhooksBefore: async (moment) => void (await db.delete(bankWebhook).where(lt(bankWebhook.heardAt, moment))),
    async want(itemHash, now, everyMs) {
      const [row] = await db
        .update(bankItem)
        .set({
          wantedAt: sql`coalesce(${bankItem.wantedAt}, max(${now}, coalesce(${bankItem.pulledAt} + ${everyMs}, 0)))`,
        })
        .where(eq(bankItem.itemHash, itemHash))
        .returning({ personId: bankItem.personId, at: bankItem.wantedAt })
      return row && row.at !== null ? { personId: row.personId, at: row.at } : undefined
    },
    async wantedOf(personId, now) {
      const rows = await db
        .select({ itemHash: bankItem.itemHash })
        .from(bankItem)
        .where(and(eq(bankItem.personId, personId), isNotNull(bankItem.wantedAt), lte(bankItem.wantedAt, now)))
      return rows.map(({ itemHash }) => itemHash)
    },
    async pulled(itemHash, personId, now) {
      await db
        .update(bankItem)
        .set({ wantedAt: null, pulledAt: now })
        .where(and(eq(bankItem.itemHash, itemHash), eq(bankItem.personId, personId)))
    },
  }
}
