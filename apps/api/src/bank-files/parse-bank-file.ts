import { BankFileError, bankFileLimits } from './bank-file.ts'
import { parseCamt } from './camt/parse-camt.ts'
import { parseCsv } from './csv/parse-csv.ts'
import { decodeText } from './decode-text.ts'
import { detectKind, refuseForeignBytes } from './detect-format.ts'
import { parseOfx } from './ofx/parse-ofx.ts'
import { createProblemLog, type ProblemLog } from './problem-log.ts'
import { parseQif } from './qif/parse-qif.ts'
import { note } from './note.ts'
import type { ParsedBankFile, ParseOptions } from './bank-file.ts'

function parseText(text: string, options: ParseOptions, problems: ProblemLog): ParsedBankFile {
  switch (detectKind(text)) {
    case 'ofx':
      return parseOfx(text, options.fileName, problems)
    case 'qif':
      return parseQif(text, options.fileName, problems)
    case 'camt':
      return parseCamt(text, options.fileName, problems)
    case 'csv':
      return parseCsv(text, options, problems)
  }
}

/**
 * Refuses a file of which most rows cannot be read: the columns are wrong, or it is damaged. Otherwise lists the few
 * rows that cannot be read.
 */
function withUnreadable(parsed: ParsedBankFile, problems: ProblemLog): ParsedBankFile {
  const { first, count } = problems.unreadable()
  const error = problems.firstError()
  if (error === null) return parsed
  const read = parsed.accounts.reduce((sum, { transactions }) => sum + transactions.length, 0)
  if (read < count) throw error
  return { ...parsed, unreadable: first, unreadableCount: count }
}

/**
 * Parses a bank's file (OFX 1 and 2, QFX, QIF, CSV, CAMT.052, .053, .054) into one model. A row without a readable date
 * or amount is listed, and is left out only if the person says so; a file that is cut off, an empty balance, an error
 * status or no account refuses the file. The content decides the format, the bytes decide the encoding. Nothing is
 * stored and nothing is looked up. Source: Q-FILE-1.
 *
 * A CSV file that needs a person's answer (which column, which date order) comes back with `questions` and no accounts;
 * ask, and call again with the mapping.
 *
 * @throws BankFileError, and nothing else, for a file that is refused.
 */
export function parseBankFile(bytes: Uint8Array, options: ParseOptions): ParsedBankFile {
  if (bytes.length === 0) throw new BankFileError(note('empty'))
  if (bytes.length > bankFileLimits.bytes) {
    throw new BankFileError(note('tooLarge'))
  }
  refuseForeignBytes(bytes)
  const problems = createProblemLog()
  const text = decodeText(bytes, problems)
  if (text.trim() === '') throw new BankFileError(note('blankLines'))
  return withUnreadable(parseText(text, options, problems), problems)
}
