import { settleAccounts } from '../accounts.ts'
import { guessDecimalSeparator } from '../amount.ts'
import { BankFileError } from '../bank-file.ts'
import { readQifAccount, qifAccountTypes } from './qif-account.ts'
import { readQifBlocks } from './qif-blocks.ts'
import { guessQifDateOrder, readQifDate } from './qif-dates.ts'
import { note } from '../note.ts'
import { excerpt } from '../clean-text.ts'
import type { ParsedAccount, ParsedBankFile } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { QifBlock, QifRecord } from './qif-blocks.ts'
import type { QifRules } from './qif-account.ts'

const isCash = (block: QifBlock) => qifAccountTypes.has(block.heading)

function fieldTexts(blocks: readonly QifBlock[], codes: string): string[] {
  return blocks.flatMap((block) =>
    block.records.flatMap((record) => record.fields.filter(({ code }) => codes.includes(code)).map(({ text }) => text)),
  )
}

function rulesFor(blocks: readonly QifBlock[], problems: ProblemLog): QifRules {
  const cash = blocks.filter(isCash)
  const dates = fieldTexts(cash, 'D').filter((text) => text !== '')
  const dateOrder = guessQifDateOrder(dates)
  const isCertain = dates.some(
    (text) => readQifDate(text, dateOrder === 'monthFirst' ? 'dayFirst' : 'monthFirst') === null,
  )
  const isDifferent = dates.some((text) => readQifDate(text, 'monthFirst') !== readQifDate(text, 'dayFirst'))
  if (!isCertain && isDifferent) problems.add(null, note('uncertainOrder', { order: dateOrder }))
  return { dateOrder, decimalSeparator: guessDecimalSeparator(fieldTexts(cash, 'TU$')) ?? '.', problems }
}

/** Blocks that hold no transactions of an account: lists of categories, prices, settings. */
const silent = /^(?:type:(?:cat|class|memorized|prices|security|budget|invitem|template|tax)|option:.*|clear:.*)$/

/**
 * Parses QIF, Quicken's older format: bank, card, cash and other accounts, several per file if `!Account` entries name
 * them. It has no account number, so the key is made from the account's name, else the file's. @throws BankFileError
 */
export function parseQif(text: string, fileName: string, problems: ProblemLog): ParsedBankFile {
  const blocks = readQifBlocks(text)
  const rules = rulesFor(blocks, problems)
  const accounts: ParsedAccount[] = []
  let header: QifRecord | undefined
  for (const block of blocks) {
    if (block.heading === 'account') header = block.records.at(-1)
    else if (isCash(block)) accounts.push(readQifAccount(block, header, fileName, rules))
    else if (block.heading.startsWith('type:invst')) problems.add(block.line, note('investmentsInQif'))
    else if (!silent.test(block.heading))
      throw new BankFileError(note('unknownHeading', { heading: excerpt(block.heading) }), block.line)
  }
  if (accounts.length === 0) {
    throw new BankFileError(note('noCashAccount'))
  }
  return { format: 'qif', accounts: settleAccounts(accounts, problems), problems: problems.list() }
}
