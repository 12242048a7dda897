import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { SandboxStore } from '../../bank/sandbox/sandbox-store.ts'
import type { DirectoryDatabase } from './database.ts'
import { sandboxBankRecord } from './schema.ts'

/**
 * What the sandbox's banks remember, stored in the directory's database, so that every process and Worker on it sees
 * the same.
 */
export function sandboxBank(db: DirectoryDatabase): SandboxStore {
  return {
    async get(key) {
      const [row] = await db
        .select({ content: sandboxBankRecord.content })
        .from(sandboxBankRecord)
        .where(eq(sandboxBankRecord.key, key))
      return row?.content
    },
    async add(key, content, expiresAt = null) {
      const rows = await db
        .insert(sandboxBankRecord)
        .values({ key, content, expiresAt })
        .onConflictDoNothing()
        .returning({ key: sandboxBankRecord.key })
      return rows.length > 0
    },
    async replace(key, before, after) {
      const rows = await db
        .update(sandboxBankRecord)
        .set({ content: after })
        .where(and(eq(sandboxBankRecord.key, key), eq(sandboxBankRecord.content, before)))
        .returning({ key: sandboxBankRecord.key })
      return rows.length > 0
    },
    remove: async (key) => void (await db.delete(sandboxBankRecord).where(eq(sandboxBankRecord.key, key))),
    async forgetUntil(moment) {
      await db
        .delete(sandboxBankRecord)
        .where(and(isNotNull(sandboxBankRecord.expiresAt), lte(sandboxBankRecord.expiresAt, moment)))
    },
  }
}
