import { checkTransactionCount } from '../accounts.ts'
import { BankFileError, bankFileLimits } from '../bank-file.ts'
import { cleanText, excerpt } from '../clean-text.ts'
import { note } from '../note.ts'

interface QifField {
  code: string
  text: string
  line: number
}

/** The fields between two `^` lines. */
export interface QifRecord {
  line: number
  fields: QifField[]
}

/** The records under one `!` heading. */
export interface QifBlock {
  /** In lower case, without the exclamation mark: `type:bank`, `account` … */
  heading: string
  line: number
  records: QifRecord[]
}

const maxFields = 1000

/** Returns the text of a record's first field of that code; '' if there is none. */
export function fieldText(record: QifRecord | undefined, code: string): string {
  return record?.fields.find((field) => field.code === code)?.text ?? ''
}

/**
 * Splits a QIF file into headings and records. @throws BankFileError for text before the first heading and for a last
 * record without its closing `^`: a truncated file could end in half an amount.
 */
export function readQifBlocks(text: string): QifBlock[] {
  const blocks: QifBlock[] = []
  let record: QifRecord | null = null
  let recordCount = 0
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1
    const trimmed = raw.replaceAll('\u001a', '').trim()
    const block = blocks.at(-1)
    if (trimmed === '') continue
    if (trimmed.startsWith('!')) {
      if (record) throw unclosed(record)
      if (blocks.length > 2 * bankFileLimits.accounts) throw new BankFileError(note('tooManyAccounts'), line)
      blocks.push({ heading: trimmed.slice(1).replace(/\s+/g, ' ').trim().toLowerCase(), line, records: [] })
    } else if (!block) {
      throw new BankFileError(note('beforeHeading', { text: excerpt(trimmed) }), line)
    } else if (trimmed.startsWith('^')) {
      if (record) block.records.push(record)
      record = null
      recordCount += 1
      checkTransactionCount(recordCount)
    } else {
      record ??= { line, fields: [] }
      if (record.fields.length > maxFields) throw new BankFileError(note('entryTooLong'), record.line)
      record.fields.push({ code: trimmed.charAt(0), text: cleanText(trimmed.slice(1)), line })
    }
  }
  if (record) throw unclosed(record)
  return blocks
}

function unclosed(record: QifRecord): BankFileError {
  return new BankFileError(note('unclosedEntry'), record.line)
}
