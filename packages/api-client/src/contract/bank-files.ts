import * as z from 'zod/mini'
import { csvDateFormats } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { fileNote } from './file-note.ts'
import { id, money, requiredText } from './primitives.ts'

const column = z.int().check(z.gte(0), z.lte(500))

/** How a CSV file's columns are read; columns are counted from 0. */
export const csvMapping = z.object({
  date: column,
  description: column,
  /** One signed column. */
  amount: z.optional(z.nullable(column)),
  /** Without `amount`: a column for money out and one for money in. */
  debit: z.optional(z.nullable(column)),
  credit: z.optional(z.nullable(column)),
  category: z.optional(z.nullable(column)),
  balance: z.optional(z.nullable(column)),
  /** Null while the order of day and month is open. */
  dateFormat: z.nullable(z.enum(csvDateFormats)),
  decimalSeparator: z.enum(['.', ',']),
  /**
   * Whether the file writes money out as a positive number, as the person has said; null lets the file decide. Sending
   * back a mapping with null keeps the question open.
   */
  invertSign: z.nullable(z.boolean()),
  hasHeader: z.boolean(),
  delimiter: z.enum([',', ';', '\t', '|']),
})
export type CsvMapping = z.infer<typeof csvMapping>

/** A row of the file that may be the same as an existing one. The person decides. */
export const suspectedRow = z.object({
  /** Identifies the row within this file. */
  rowKey: z.string(),
  date: z.string(),
  value: z.number(),
  description: z.string(),
  existing: z.object({ userTransactionId: id, date: z.string(), value: z.number(), description: z.string() }),
})

/** A note next to its sentence in English. */
const wordedNote = z.extend(fileNote, { message: z.string() })

const sampleRow = z.object({ date: z.string(), value: z.number(), description: z.string() })

const counted = z.object({ count: z.number(), value: z.number() })

/** One of the two ways to read which amounts are money out. */
export const signReading = z.object({
  invertSign: z.boolean(),
  /** The row by which a person can tell: usually a purchase. */
  example: z.nullable(sampleRow),
  sample: z.array(sampleRow),
  moneyOut: counted,
  moneyIn: counted,
})
export type SignReading = z.infer<typeof signReading>

export const signReasons = [
  'layout',
  'cardColumn',
  'fileName',
  'accountType',
  'paymentRow',
  'kindColumn',
  'words',
  'mostlyPlus',
] as const

/** Both readings of a file's signs, if more than one is possible. */
export const signReadings = z.object({
  /** How the accounts of this preview are read. */
  invertSign: z.boolean(),
  /** Null: the file cannot be imported before the person has chosen. */
  settledBy: z.nullable(z.enum(['file', 'person', 'remembered'])),
  suggested: z.nullable(z.boolean()),
  /** Why the suggestion is likely; `text` is a header, a description, or the bank's name. */
  reasons: z.array(z.object({ key: z.enum(signReasons), text: z.optional(z.string()) })),
  readings: z.array(signReading),
})
export type SignReadings = z.infer<typeof signReadings>

/** One way to read the dates, by the example of one row. */
export const dateChoice = z.object({
  dateFormat: z.enum(csvDateFormats),
  text: z.string(),
  date: z.string(),
  description: z.string(),
})

export const bankFileAccount = z.object({
  /** Identifies the account across imports of the same file; contains no account number. */
  key: z.string(),
  /** Known from an earlier import, or chosen at the upload; else null. */
  userAccountId: z.nullable(id),
  name: z.string(),
  categoryName: z.string(),
  typeName: z.string(),
  currency: z.string(),
  balance: z.nullable(z.number()),
  balanceAsOf: z.nullable(z.string()),
  /** Number of rows in the file; of them, the new ones, the existing ones, and the suspected duplicates. */
  transactions: z.number(),
  new: z.number(),
  duplicates: z.number(),
  suspected: z.number(),
  /** First and last day in the file; null without rows. */
  firstDate: z.nullable(z.string()),
  lastDate: z.nullable(z.string()),
  /** Sum of the rows in dollars, to compare with the bank's statement. */
  sum: z.number(),
  suspectedRows: z.array(suspectedRow),
  /** The first rows, so that the person can check how the file was read. */
  sample: z.array(sampleRow),
  /** Of the new rows: how many get a category at once, and how many are payments if the account is a card or loan. */
  categorized: z.number(),
  payments: z.number(),
  /** Categories that the person made in another program, by how many of the new rows have each. */
  ownCategories: z.array(z.object({ name: z.string(), count: z.number(), isNew: z.boolean() })),
})
export type BankFileAccount = z.infer<typeof bankFileAccount>

export const bankFilePreview = z.object({
  bankFileId: id,
  format: z.string(),
  /** CSV only: the names of the columns (or 'Column 1' …), some rows as text, and how they were read. */
  columns: z.optional(z.array(z.string())),
  rows: z.optional(z.array(z.array(z.string()))),
  mapping: z.optional(csvMapping),
  /** CSV only: the bank or program whose columns these are; absent if unknown. */
  layoutName: z.optional(z.string()),
  signs: z.optional(signReadings),
  /** CSV only, while the order of day and month is open. */
  dateChoices: z.optional(z.array(dateChoice)),
  /** The lines that cannot be read, the first hundred of `unreadableCount`. They are left out only on request. */
  unreadable: z.array(z.extend(wordedNote, { text: z.string() })),
  unreadableCount: z.number(),
  accounts: z.array(bankFileAccount),
  problems: z.array(wordedNote),
})
export type BankFilePreview = z.infer<typeof bankFilePreview>

/** 10 MB of file, and the wrapping of the form. */
const uploadBytes = 10 * 1024 * 1024 + 64 * 1024

export const bankFileEndpoints = {
  previewBankFile: endpoint('previewBankFile', {
    summary: 'Parse a bank file (OFX, QFX, QIF, CSV, CAMT.052/053/054) and preview the import. Saves nothing.',
    who: 'employee',
    bodyType: 'multipart',
    body: z.object({
      /** The file. The server detects the format from its bytes, not from its name or type. */
      file: z.custom<Blob>((value) => value instanceof Blob, 'Field required'),
      /** The account to import into, if the person has chosen one. */
      userAccountId: z.optional(z.string()),
      /** A CsvMapping as JSON text. */
      mapping: z.optional(z.string()),
      /** The type that a new account is to have, if the person has chosen one: cards write their signs differently. */
      accountType: z.optional(z.string().check(z.maxLength(60))),
    }),
    answer: bankFilePreview,
    ids: { 'body.userAccountId': 'account' },
    maxBytes: uploadBytes,
  }),
  commitBankFile: endpoint('commitBankFile', {
    summary: 'Import a previewed file. Repeats change nothing.',
    who: 'employee',
    body: z.object({
      bankFileId: id,
      /** Imports the file without the lines that cannot be read. */
      skipUnreadable: z.optional(z.boolean()),
      accounts: z
        .array(
          z.object({
            key: z.string().check(z.maxLength(200)),
            /** Null creates an account with this name and type, or with those of the file. */
            userAccountId: z.nullable(id),
            name: z.optional(requiredText(120)),
            type: z.optional(requiredText(60)),
            /** The balance today of a new account, if the file states none; a debt is negative. */
            balance: z.optional(z.nullable(money)),
            /** Suspected duplicates that the person confirmed; they are not imported. */
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
    summary: 'Undo an import: removes its transactions, balances and accounts.',
    who: 'employee',
    body: z.object({ bankFileId: id }),
    answer: z.object({ removed: z.number() }),
    ids: { 'body.bankFileId': 'bankFile' },
  }),
}
