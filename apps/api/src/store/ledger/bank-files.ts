import { and, eq, lt, sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { bankFile, bankFilePart } from './schema.ts'

export type StoredBankFile = typeof bankFile.$inferSelect

/** Well below the two megabytes that one row may hold on the edge, even where each character takes three bytes. */
export const BANK_FILE_PART_LENGTH = 400_000

export const findBankFile = (ledger: LedgerTransaction, id: number): StoredBankFile | undefined =>
  ledger.select().from(bankFile).where(eq(bankFile.id, id)).get()

/** Keeps a previewed file with its content; gives its id. */
export function insertBankFile(ledger: LedgerTransaction, row: typeof bankFile.$inferInsert, content: string): number {
  const { id } = ledger.insert(bankFile).values(row).returning({ id: bankFile.id }).get()
  for (let part = 0; part * BANK_FILE_PART_LENGTH < content.length; part += 1) {
    const piece = content.slice(part * BANK_FILE_PART_LENGTH, (part + 1) * BANK_FILE_PART_LENGTH)
    ledger.insert(bankFilePart).values({ bankFileId: id, part, content: piece }).run()
  }
  return id
}

/** The content as it was given; null once it was dropped. */
export function readBankFileContent(ledger: LedgerTransaction, id: number): string | null {
  const parts = ledger
    .select({ content: bankFilePart.content })
    .from(bankFilePart)
    .where(eq(bankFilePart.bankFileId, id))
    .orderBy(bankFilePart.part)
    .all()
  return parts.length === 0 ? null : parts.map((row) => row.content).join('')
}

export function updateBankFile(ledger: LedgerTransaction, id: number, row: Partial<StoredBankFile>): void {
  ledger.update(bankFile).set(row).where(eq(bankFile.id, id)).run()
}

export function dropBankFileContent(ledger: LedgerTransaction, id: number): void {
  ledger.delete(bankFilePart).where(eq(bankFilePart.bankFileId, id)).run()
}

/** Forgets previews that were never imported and are older than a moment (ISO 8601). */
export function dropOldPreviews(ledger: LedgerTransaction, before: string): void {
  ledger
    .delete(bankFile)
    .where(
      and(
        eq(bankFile.status, 'previewed'),
        lt(bankFile.uploadedAt, before),
        sql`not exists (select 1 from entry where bank_file_id = ${bankFile.id})`,
      ),
    )
    .run()
}
