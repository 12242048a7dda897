import type { CsvDateFormat } from '@evenkeel/api-client/contract/choices'
import { inEnglish, type Note } from './note.ts'

export type BankFileFormat = 'ofx' | 'qfx' | 'qif' | 'csv' | 'camt.052' | 'camt.053' | 'camt.054'

/** The engine's account types that a bank file can distinguish; null leaves the choice to the person. */
export type BankFileAccountType = 'Checking' | 'Savings' | 'Credit Card' | 'Brokerage' | 'Personal Loan'

export interface ParsedTransaction {
  /** YYYY-MM-DD, the local day as written in the file; a time zone next to it is ignored. */
  date: string
  /** Integer cents in the account's currency; money out is negative. */
  valueCents: number
  /** The text shown in a list: the other party's name, else the bank's text. At most 200 characters, one line. */
  description: string
  /** Everything that the bank states about the row. At most 1,000 characters, one line. */
  fullDescription: string
  /**
   * The bank's id (OFX FITID, CAMT AcctSvcrRef, a CSV id column), unique within an account of one file. Some banks
   * number the rows of every file from 1, so the same id means the same row only if date and amount agree as well.
   */
  providerId: string | null
  checkNumber: string | null
  /** Line of the file where the row begins, from 1. */
  line: number | null
  /** The category as written in the file (QIF and CSV), else null. */
  category: string | null
  /** What other programs keep with a row: at most 1,000 characters of notes, one line, and 20 tags of 30 characters. */
  notes?: string
  tags?: readonly string[]
  /** In a list that was exported here: the person's own category, in addition to the standard one of `category`. */
  ownCategory?: string
  isHidden?: true
}

/** What an investment account holds of one security, as the broker's file states it. */
export interface ParsedPosition {
  /** YYYY-MM-DD */
  readonly day: string
  readonly name: string
  /** Empty if the file has none. */
  readonly symbol: string
  readonly units: number
  /** What one unit costs; null if the file does not say. */
  readonly price: number | null
  readonly valueCents: number
}

export interface ParsedAccount {
  /** The same for every file of the same account; a hash, so the account number cannot be read from it. */
  key: string
  /** For example 'Checking ••1234'. */
  name: string
  typeName: BankFileAccountType | null
  /** Three letters (ISO 4217). QIF and CSV rarely name it; the default is USD. */
  currency: string
  /**
   * The booked balance with the file's sign, null if the file states none. A credit card debt is negative in OFX, as it
   * is in the ledger, so no sign is changed. A positive card balance is a credit in the holder's favor at most banks
   * and a debt without its minus at some. The file does not say which, so it is kept as written and reported in
   * `problems` for the person to check. Code that stores it must not change its sign by the account's type.
   */
  balanceCents: number | null
  balanceAsOf: string | null
  transactions: ParsedTransaction[]
  /** The program whose history this is: its categories are those that the person chose there. */
  program?: string
  /** Only in files of brokers. */
  positions?: readonly ParsedPosition[]
}

/** Something that was read, or left out on purpose, but that the person should check. */
export interface BankFileProblem extends Note {
  readonly line: number | null
}

/** A row that cannot be read. It is left out only if the person says so. */
export interface UnreadableLine extends BankFileProblem {
  /** The row as the file has it, shortened. */
  readonly text: string
}

/** A column of a CSV file: its index from 0, or its header word (case does not matter). */
export type CsvColumn = number | string

export const csvDelimiters = [',', ';', '\t', '|'] as const
export type CsvDelimiter = (typeof csvDelimiters)[number]

/**
 * How to read a CSV file. Absent fields are guessed from the file; null means that the file has no such column. The
 * result carries the mapping with every guess filled in, columns by index.
 */
export interface CsvMapping {
  delimiter?: CsvDelimiter
  /** Lines with content before the header, or before the first row if there is no header. */
  skipRows?: number
  hasHeader?: boolean
  date?: CsvColumn
  dateFormat?: CsvDateFormat
  /** One signed column, or debit and credit. */
  amount?: CsvColumn | null
  debit?: CsvColumn | null
  credit?: CsvColumn | null
  /** A column with the words debit or credit, for amounts without a sign. */
  direction?: CsvColumn | null
  /** False for files that write money out without a minus and money in with one. */
  negativeIsExpense?: boolean
  /** The answer was given for an earlier file of the same layout. */
  isRemembered?: boolean
  decimalSeparator?: '.' | ','
  description?: CsvColumn
  memo?: CsvColumn | null
  category?: CsvColumn | null
  balance?: CsvColumn | null
  checkNumber?: CsvColumn | null
  id?: CsvColumn | null
  currency?: CsvColumn | null
}

export interface ParseOptions {
  fileName: string
  /** CSV only: overrides the guesses. */
  mapping?: CsvMapping
  /** CSV only: whether the rows are those of a card or loan, if the person has said so. */
  isDebt?: boolean
  /** CSV only: today, after which no row can be dated; YYYY-MM-DD. */
  today?: string
  /** CSV only: called where much of what was made while reading is no longer used, so that its memory can be freed. */
  afterStep?: () => void
}

/** What a person has to answer before a CSV file can be read. */
export type CsvQuestion = 'date' | 'amount' | 'description' | 'dateFormat' | 'decimalSeparator'

/** Why a reading of the signs is likely. `text` is a header, a description, or the bank's name. */
export interface SignReason {
  readonly key:
    | 'layout'
    | 'cardColumn'
    | 'fileName'
    | 'accountType'
    | 'paymentRow'
    | 'kindColumn'
    | 'words'
    | 'mostlyPlus'
  readonly text?: string
}

/** How the amounts of a CSV file can be read. */
export interface CsvSigns {
  /** The accounts were read with money out as plus. */
  invertSign: boolean
  /** Who settled it; null while a person has to. */
  settledBy: 'file' | 'person' | 'remembered' | null
  /** The likelier reading; null if nothing in the file says. */
  suggested: boolean | null
  reasons: readonly SignReason[]
}

/** One way to read the dates of a file, by the example of one row. */
export interface CsvDateChoice {
  dateFormat: CsvDateFormat
  text: string
  date: string
  description: string
}

export interface ParsedBankFile {
  format: BankFileFormat
  /** Never empty, except for a CSV file that still has questions. */
  accounts: ParsedAccount[]
  problems: BankFileProblem[]
  /** The rows that cannot be read, the first hundred of `unreadableCount`. */
  unreadable?: readonly UnreadableLine[]
  unreadableCount?: number
  /** CSV only: the bank or program whose columns these are; absent if unknown. */
  layoutName?: string
  /** CSV only: the same for every file with the same columns, to remember answers by. */
  layoutKey?: string
  /** CSV only, once the rows can be read. */
  signs?: CsvSigns
  /** CSV only, while the order of day and month is open. */
  dateChoices?: readonly CsvDateChoice[]
  /** CSV only: header words, or 'Column 1', 'Column 2' … */
  columns?: string[]
  /** CSV only: the first rows unchanged, for the mapping step. */
  rows?: string[][]
  /** CSV only: the mapping as guessed or given. */
  mapping?: CsvMapping
  /** CSV only: the missing answers; while there are any, `accounts` is empty. */
  questions?: CsvQuestion[]
}

/** A bank file that is refused: what is wrong and what to do. The message is in English, with the line. */
export class BankFileError extends Error {
  readonly problem: BankFileProblem

  constructor(reason: Note, line: number | null = null) {
    super(line === null ? inEnglish(reason) : `Line ${line}: ${inEnglish(reason)}`)
    this.name = 'BankFileError'
    this.problem = { ...reason, line }
  }
}

export const bankFileLimits = {
  bytes: 10 * 1024 * 1024,
  transactions: 200_000,
  accounts: 1_000,
  problems: 100,
  nesting: 64,
  elements: 1_000_000,
  columns: 200,
  lineLength: 100_000,
  lines: 2_000_000,
  tagLength: 10_000,
} as const
