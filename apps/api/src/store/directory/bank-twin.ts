import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { TwinStore } from '../../bank/twin/twin-store.ts'
import type { DirectoryDatabase } from './directory.ts'
import { bankTwinRecord } from './schema.ts'

/** What the sandbox's banks remember, beside the directory: the same for every process and every Worker on it. */
export function bankTwin(db: DirectoryDatabase): TwinStore {
  return {
    async get(key) {
      const [row] = await db
        .select({ content: bankTwinRecord.content })
        .from(bankTwinRecord)
        .where(eq(bankTwinRecord.key, key))
      return row?.content
    },
    async add(key, content, expiresAt = null) {
      const rows = await db
        .insert(bankTwinRecord)
        .values({ key, content, expiresAt })
        .onConflictDoNothing()
        .returning({ key: bankTwinRecord.key })
      return rows.length > 0
    },
    async replace(key, before, after) {
      const rows = await db
        .update(bankTwinRecord)
        .set({ content: after })
        .where(and(eq(bankTwinRecord.key, key), eq(bankTwinRecord.content, before)))
        .returning({ key: bankTwinRecord.key })
      return rows.length > 0
    },
    remove: async (key) => void (await db.delete(bankTwinRecord).where(eq(bankTwinRecord.key, key))),
    async forgetUntil(moment) {
      await db
        .delete(bankTwinRecord)
        .where(and(isNotNull(bankTwinRecord.expiresAt), lte(bankTwinRecord.expiresAt, moment)))
    },
  }
}
