import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { bankFile, bankFilePart } from './schema.ts'
import { updateRow } from './rows-by-id.ts'

export type StoredBankFile = typeof bankFile.$inferSelect

/** Well below the two megabytes that one row may hold on the edge, even if each character takes three bytes. */
export const bankFilePartLength = 400_000

export const findBankFile = (ledger: LedgerTransaction, id: number): StoredBankFile | undefined =>
  ledger.select().from(bankFile).where(eq(bankFile.id, id)).get()

/** A text that comes in small pieces, in as few parts as may be kept. */
function* partsOf(pieces: Iterable<string>): Generator<string> {
  let part = ''
  for (const piece of pieces) {
    if (part.length + piece.length > bankFilePartLength && part !== '') {
      yield part
      part = ''
    }
    part += piece
  }
  if (part !== '') yield part
}

/** Keeps a previewed file with its content, which comes in pieces that each fit into a part; returns its id. */
export function insertBankFile(
  ledger: LedgerTransaction,
  row: typeof bankFile.$inferInsert,
  content: Iterable<string>,
): number {
  const { id } = ledger.insert(bankFile).values(row).returning({ id: bankFile.id }).get()
  let part = 0
  for (const piece of partsOf(content)) {
    ledger.insert(bankFilePart).values({ bankFileId: id, part, content: piece }).run()
    part += 1
  }
  return id
}

/** Returns the stored content; null once it was dropped. */
export function readBankFileContent(ledger: LedgerTransaction, id: number): string | null {
  const parts = ledger
    .select({ content: bankFilePart.content })
    .from(bankFilePart)
    .where(eq(bankFilePart.bankFileId, id))
    .orderBy(bankFilePart.part)
    .all()
  return parts.length === 0 ? null : parts.map((row) => row.content).join('')
}

/** Enough imports to find the last one of each layout that a person uses. */
const rememberedImports = 200

/** Returns the stored answers of the last imports that were not undone, the newest first. */
export const lastAnswersOfImports = (ledger: LedgerTransaction): string[] =>
  ledger
    .select({ answer: bankFile.answer })
    .from(bankFile)
    .where(and(eq(bankFile.status, 'imported'), eq(bankFile.format, 'csv')))
    .orderBy(desc(bankFile.id))
    .limit(rememberedImports)
    .all()
    .flatMap(({ answer }) => answer ?? [])

export const updateBankFile = (ledger: LedgerTransaction, id: number, row: Partial<StoredBankFile>): void =>
  updateRow(ledger, bankFile, id, row)

export function dropBankFileContent(ledger: LedgerTransaction, id: number): void {
  ledger.delete(bankFilePart).where(eq(bankFilePart.bankFileId, id)).run()
}

/** Deletes previews that were never imported and are older than a moment (ISO 8601). */
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
