import { settleAccounts } from '../accounts.ts'
import { BankFileError } from '../bank-file.ts'
import { cleanText } from '../clean-text.ts'
import { readPositions, readSecurities } from './ofx-positions.ts'
import { readOfxStatement, statementNames } from './ofx-statement.ts'
import { descendantsNamed, leafText, readOfxTree } from './ofx-tree.ts'
import { note } from '../note.ts'
import type { ParsedBankFile } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { OfxElement } from './ofx-tree.ts'

/** Checks statuses: severity ERROR means that the bank answered with a refusal instead of (all of) the statement. */
function readStatuses(root: OfxElement, problems: ProblemLog): void {
  for (const status of descendantsNamed(root, 'STATUS')) {
    const severity = leafText(status, 'SEVERITY').toUpperCase()
    const said = cleanText(leafText(status, 'MESSAGE') || leafText(status, 'CODE'), 200).replace(/\.$/, '')
    if (severity === 'WARN') problems.add(status.line, note('bankWarning', { said }))
    if (severity !== 'ERROR') continue
    throw new BankFileError(note('bankError', { said }), status.line)
  }
}

/** Parses OFX 1 and 2 and Quicken's QFX: bank, card and brokerage statements. @throws BankFileError */
export function parseOfx(text: string, fileName: string, problems: ProblemLog): ParsedBankFile {
  const root = readOfxTree(text)
  readStatuses(root, problems)
  const securities = readSecurities(root)
  const statements = statementNames.flatMap((kind) =>
    descendantsNamed(root, kind).map((statement) => ({
      ...readOfxStatement(statement, kind, fileName, problems),
      ...(kind === 'INVSTMTRS' && { positions: readPositions(statement, securities, problems) }),
    })),
  )
  if (statements.length === 0) {
    throw new BankFileError(note('noAccount'))
  }
  const read = statements.reduce((count, statement) => count + statement.transactions.length, 0)
  if (read + problems.unreadable().count !== descendantsNamed(root, 'STMTTRN').length) {
    throw new BankFileError(note('outsideStatement'))
  }
  const accounts = settleAccounts(statements, problems)
  return { format: /\.qfx$/i.test(fileName) ? 'qfx' : 'ofx', accounts, problems: problems.list() }
}
