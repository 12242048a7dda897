import * as z from 'zod/mini'
import { csvDateFormats } from './csv-date-formats.ts'
import { endpoint } from './endpoint.ts'
import { id, requiredText } from './primitives.ts'

const column = z.int().check(z.gte(0), z.lte(500))

/** How a CSV file's columns are read; columns are counted from 0. */
export const csvMapping = z.object({
  date: column,
  description: column,
  /** One signed column … */
  amount: z.optional(z.nullable(column)),
  /** … or one for money out and one for money in. */
  debit: z.optional(z.nullable(column)),
  credit: z.optional(z.nullable(column)),
  category: z.optional(z.nullable(column)),
  balance: z.optional(z.nullable(column)),
  dateFormat: z.enum(csvDateFormats),
  decimalSeparator: z.enum(['.', ',']),
  /** True where the file writes money out as a positive number. */
  invertSign: z.boolean(),
  hasHeader: z.boolean(),
  delimiter: z.enum([',', ';', '\t', '|']),
})
export type CsvMapping = z.infer<typeof csvMapping>

/** A row of the file that looks like one already there, but is not surely the same. The person decides. */
export const suspectedRow = z.object({
  /** Names the row within this file. */
  rowKey: z.string(),
  date: z.string(),
  value: z.number(),
  description: z.string(),
  existing: z.object({ userTransactionId: id, date: z.string(), value: z.number(), description: z.string() }),
})

export const bankFileAccount = z.object({
  /** Names the account across imports of the same file; holds no account number. */
  key: z.string(),
  /** Known from an earlier import, or chosen at the upload; else null. */
  userAccountId: z.nullable(id),
  name: z.string(),
  categoryName: z.string(),
  typeName: z.string(),
  currency: z.string(),
  balance: z.nullable(z.number()),
  balanceAsOf: z.nullable(z.string()),
  /** Rows in the file, and of them: not there yet, surely there, perhaps there. */
  transactions: z.number(),
  new: z.number(),
  duplicates: z.number(),
  suspected: z.number(),
  /** First and last day in the file; null without rows. */
  firstDate: z.nullable(z.string()),
  lastDate: z.nullable(z.string()),
  /** Sum of the rows in dollars, to compare with the bank's paper. */
  sum: z.number(),
  suspectedRows: z.array(suspectedRow),
  /** The first rows, to see that they were read as meant. */
  sample: z.array(z.object({ date: z.string(), value: z.number(), description: z.string() })),
})
export type BankFileAccount = z.infer<typeof bankFileAccount>

export const bankFilePreview = z.object({
  bankFileId: id,
  format: z.string(),
  /** CSV only: the names of the columns (or 'Column 1' …), some rows as text, and how they were read. */
  columns: z.optional(z.array(z.string())),
  rows: z.optional(z.array(z.array(z.string()))),
  mapping: z.optional(csvMapping),
  accounts: z.array(bankFileAccount),
  problems: z.array(z.object({ line: z.nullable(z.number()), message: z.string() })),
})
export type BankFilePreview = z.infer<typeof bankFilePreview>

/** 10 MB of file, and the wrapping of the form. */
const UPLOAD_BYTES = 10 * 1024 * 1024 + 64 * 1024

export const bankFileEndpoints = {
  previewBankFile: endpoint('previewBankFile', {
    summary:
      'Read a bank file (OFX, QFX, QIF, CSV, CAMT.052/053/054) and say what importing it would do. Saves no transaction.',
    who: 'employee',
    bodyType: 'multipart',
    body: z.object({
      /** The file itself; the server reads its bytes, whatever its name or type says. */
      file: z.custom<Blob>((value) => value instanceof Blob, 'Field required'),
      /** The account to import into, where the person has chosen one. */
      userAccountId: z.optional(z.string()),
      /** A CsvMapping as JSON text. */
      mapping: z.optional(z.string()),
    }),
    answer: bankFilePreview,
    ids: { 'body.userAccountId': 'account' },
    maxBytes: UPLOAD_BYTES,
  }),
  commitBankFile: endpoint('commitBankFile', {
    summary: 'Import a previewed file. Repeating it changes nothing.',
    who: 'employee',
    body: z.object({
      bankFileId: id,
      accounts: z
        .array(
          z.object({
            key: z.string().check(z.maxLength(200)),
            /** Null creates an account with the name and type given, or those of the file. */
            userAccountId: z.nullable(id),
            name: z.optional(requiredText(120)),
            type: z.optional(requiredText(60)),
            /** Suspected duplicates that the person said are the same: left out. */
            skipRowKeys: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20_000))),
          }),
        )
        .check(z.minLength(1, 'Field required'), z.maxLength(100)),
    }),
    answer: z.object({ created: z.number(), skipped: z.number(), accounts: z.array(id) }),
    ids: { 'body.bankFileId': 'bankFile', 'body.accounts[].userAccountId': 'account' },
    maxBytes: 2 * 1024 * 1024,
  }),
  undoBankFile: endpoint('undoBankFile', {
    summary: 'Take an import back: its transactions, the balances that it set and the accounts that it created.',
    who: 'employee',
    body: z.object({ bankFileId: id }),
    answer: z.object({ removed: z.number() }),
    ids: { 'body.bankFileId': 'bankFile' },
  }),
}
