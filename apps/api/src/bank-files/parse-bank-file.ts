import { BankFileError, bankFileLimits } from './bank-file.ts'
import { parseCamt } from './camt/parse-camt.ts'
import { parseCsv } from './csv/parse-csv.ts'
import { decodeText } from './decode-text.ts'
import { detectKind, refuseForeignBytes } from './detect-format.ts'
import { parseOfx } from './ofx/parse-ofx.ts'
import { createProblemLog } from './problem-log.ts'
import { parseQif } from './qif/parse-qif.ts'
import type { CsvMapping, ParsedBankFile } from './bank-file.ts'

export interface ParseOptions {
  fileName: string
  /** CSV only: overrides what would be guessed. */
  mapping?: CsvMapping
}

/**
 * Reads a bank's file (OFX 1 and 2, QFX, QIF, CSV, CAMT.052, .053, .054) into one model, whole or not at all: a row
 * without a readable date or amount, an empty balance, an error status or no account refuses the file (Q-FILE-1).
 * The format is told by the content, the encoding by the bytes. Nothing is stored and nothing is looked up.
 *
 * A CSV file that cannot be read without a person's word (which column, which date order) comes back with `questions`
 * and no accounts; ask, and call again with the mapping.
 *
 * @throws BankFileError, and nothing else, for a file that cannot be taken.
 */
export function parseBankFile(bytes: Uint8Array, options: ParseOptions): ParsedBankFile {
  if (bytes.length === 0) throw new BankFileError('The file is empty. Download it again.')
  if (bytes.length > bankFileLimits.bytes) {
    throw new BankFileError('The file is larger than 10 MB. Export a shorter period and import it in parts.')
  }
  refuseForeignBytes(bytes)
  const problems = createProblemLog()
  const text = decodeText(bytes, problems)
  if (text.trim() === '') throw new BankFileError('The file holds nothing but blank lines. Download it again.')
  switch (detectKind(text)) {
    case 'ofx':
      return parseOfx(text, options.fileName, problems)
    case 'qif':
      return parseQif(text, options.fileName, problems)
    case 'camt':
      return parseCamt(text, problems)
    case 'csv':
      return parseCsv(text, options.fileName, options.mapping ?? {}, problems)
  }
}
