import type { CsvDateFormat } from '@evenkeel/api-client/contract/csv-date-formats'
export type BankFileFormat = 'ofx' | 'qfx' | 'qif' | 'csv' | 'camt.052' | 'camt.053' | 'camt.054'

/** The engine's account types that a bank file can tell apart; null leaves the choice to the person. */
export type BankFileAccountType = 'Checking' | 'Savings' | 'Credit Card' | 'Brokerage' | 'Personal Loan'

export interface ParsedTransaction {
  /** YYYY-MM-DD, the local day that the file writes; a time zone beside it is not applied. */
  date: string
  /** Integer cents of the account's currency; money out is negative. */
  valueCents: number
  /** What a list shows: the other party's name, else the bank's text. At most 200 characters, one line. */
  description: string
  /** Everything that the bank says about the row. At most 1,000 characters, one line. */
  fullDescription: string
  /**
   * The bank's own id (OFX FITID, CAMT AcctSvcrRef, a CSV id column), never twice in an account of one file. Some banks
   * number the rows of every file from 1: the same id is the same row only when date and amount agree as well.
   */
  providerId: string | null
  checkNumber: string | null
  /** Line of the file where the row begins, from 1. */
  line: number | null
  /** The category as the file words it (QIF and CSV), else null. */
  category: string | null
}

export interface ParsedAccount {
  /** The same for every file of the same account; a hash, so the account number cannot be read from it. */
  key: string
  /** For example 'Checking ••1234'. */
  name: string
  typeName: BankFileAccountType | null
  /** Three letters (ISO 4217). QIF and CSV rarely name it: USD then. */
  currency: string
  /**
   * The booked balance with the file's own sign, null where the file states none. A credit card that is owed money on is
   * negative in OFX, and so it is in the ledger: nothing to turn. A positive card balance is a credit in the holder's
   * favour at most banks and a debt without its minus at some; the file cannot tell which, so it is kept as written and
   * named in `problems` for the person to look at. Whoever stores it must not flip it by the account's type.
   */
  balanceCents: number | null
  balanceAsOf: string | null
  transactions: ParsedTransaction[]
}

/** Something that was read, or left out on purpose, but deserves a look. */
export interface BankFileProblem {
  line: number | null
  message: string
}

/** A column of a CSV file: its place from 0, or its header word (case does not matter). */
export type CsvColumn = number | string

export const csvDelimiters = [',', ';', '\t', '|'] as const
export type CsvDelimiter = (typeof csvDelimiters)[number]

/**
 * How a CSV file is to be read. What is left out is guessed from the file; null says that the file has no such column.
 * The answer carries the mapping with every guess filled in, columns by their place.
 */
export interface CsvMapping {
  delimiter?: CsvDelimiter
  /** Lines with content before the header, or before the first row where there is no header. */
  skipRows?: number
  hasHeader?: boolean
  date?: CsvColumn
  dateFormat?: CsvDateFormat
  /** One signed column, or debit and credit. */
  amount?: CsvColumn | null
  debit?: CsvColumn | null
  credit?: CsvColumn | null
  /** A column that says debit or credit in words, where the amounts carry no sign. */
  direction?: CsvColumn | null
  /** False for files that write money out without a minus and money in with one. */
  negativeIsExpense?: boolean
  decimalSeparator?: '.' | ','
  description?: CsvColumn
  memo?: CsvColumn | null
  category?: CsvColumn | null
  balance?: CsvColumn | null
  checkNumber?: CsvColumn | null
  id?: CsvColumn | null
  currency?: CsvColumn | null
}

/** What a person has to say before a CSV file can be read. */
export type CsvQuestion = 'date' | 'amount' | 'description' | 'dateFormat' | 'decimalSeparator'

export interface ParsedBankFile {
  format: BankFileFormat
  /** Never empty, but for a CSV file that still has questions. */
  accounts: ParsedAccount[]
  problems: BankFileProblem[]
  /** CSV only: header words, or 'Column 1', 'Column 2' … */
  columns?: string[]
  /** CSV only: the first rows as they stand, for the mapping step. */
  rows?: string[][]
  /** CSV only: as guessed or as given. */
  mapping?: CsvMapping
  /** CSV only: the answers that are missing; while there are any, `accounts` is empty. */
  questions?: CsvQuestion[]
}

/** A bank file that cannot be taken. The message is for a person: what is wrong and what to do. */
export class BankFileError extends Error {
  readonly line: number | null

  constructor(message: string, line: number | null = null) {
    super(line === null ? message : `Line ${line}: ${message}`)
    this.name = 'BankFileError'
    this.line = line
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
