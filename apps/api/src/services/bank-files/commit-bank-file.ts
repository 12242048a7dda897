import type { Answer, Validated } from '@evenkeel/api-client/contract/endpoints'
import { badRequest, conflict, notFound } from '../../errors.ts'
import type { LedgerContext } from '../../http/handlers.ts'
import {
  dropBankFileContent,
  findBankFile,
  type StoredBankFile,
  updateBankFile,
} from '../../store/ledger/bank-files.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { type ChangeRecorder, recordChange } from '../record-change.ts'
import { markTransfers } from '../transfers.ts'
import { type BankFileContent, type LayoutAnswers, readContent } from './bank-file-content.ts'
import { type ImportedAccount, importAccount, type ImportStep } from './import-account.ts'
import { bringOwnCategories } from './own-categories-of-file.ts'
import { say, type Sentence } from '../../say.ts'

type CommitBody = Validated<'commitBankFile'>['body']
type CommitAnswer = Answer<'commitBankFile'>

const uploadAgain = say('thisFileIsNoLongerKept')
const unknownKey = say('thisFileHoldsNoSuchAccount')
const namedTwice = say('thisAccountIsNamedTwice')
const signsAreOpen = say('sayFirstWhichAmountsAreMoney')
const unreadable = (count: number): Sentence => (count === 1 ? say('oneUnreadableLine') : say('unreadableLines', count))

/** @throws ApiError 400 while the person has not said what only a person can. */
function requireDecisions({ isOpen, unreadableCount }: BankFileContent, body: CommitBody): void {
  if (isOpen) throw badRequest({ bankFileId: signsAreOpen })
  if (unreadableCount > 0 && body.skipUnreadable !== true)
    throw badRequest({ skipUnreadable: unreadable(unreadableCount) })
}

/** Returns a bank file. @throws ApiError 404 for an unknown file or another person's. */
export function requireBankFile(ledger: LedgerTransaction, id: number): StoredBankFile {
  const file = findBankFile(ledger, id)
  if (!file) throw notFound()
  return file
}

type Choice = Pick<ImportStep, 'parsed' | 'choice' | 'field'>

/**
 * Pairs each decision with its account in the file.
 * @throws ApiError 400 if a decision names no account of the file, or two name the same.
 */
function pairChoices(content: BankFileContent, body: CommitBody): Choice[] {
  const parsedByKey = new Map(content.accounts.map((parsed) => [parsed.key, parsed]))
  return body.accounts.map((choice, index) => {
    const field = `accounts[${index}]`
    const parsed = parsedByKey.get(choice.key)
    if (!parsed) throw badRequest({ [`${field}.key`]: unknownKey })
    if (body.accounts.findIndex(({ key }) => key === choice.key) !== index)
      throw badRequest({ [`${field}.key`]: namedTwice })
    return { parsed, choice, field }
  })
}

function markFileTransfers(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  imported: readonly ImportedAccount[],
): void {
  const days = imported.flatMap(({ days: covered }) => covered ?? [])
  const first = days.map((day) => day.first).toSorted()[0]
  const last = days
    .map((day) => day.last)
    .toSorted()
    .at(-1)
  if (first !== undefined && last !== undefined) markTransfers(ledger, recorder, first, last)
}

function sumUp(imported: readonly ImportedAccount[]): CommitAnswer {
  return {
    created: imported.reduce((sum, { created }) => sum + created, 0),
    skipped: imported.reduce((sum, { skipped }) => sum + skipped, 0),
    accounts: imported.map(({ accountId }) => accountId),
  }
}

/** An answer as it is kept, to be repeated, with what the person said about the file's layout. */
type StoredAnswer = CommitAnswer & { readonly answers?: LayoutAnswers }

function importFile(
  context: LedgerContext,
  file: StoredBankFile,
  choices: readonly Choice[],
  answers: LayoutAnswers | null,
): CommitAnswer {
  const { ledger, today } = context
  return recordChange(context, 'bank-file.import', (recorder) => {
    recorder.willChange('bank_file', [file.id])
    const parsed = choices.map((choice) => choice.parsed)
    const ownCategoryOf = bringOwnCategories(ledger, recorder, parsed)
    const step = { ledger, recorder, today, bankFileId: file.id, ownCategoryOf }
    const imported = choices.map((choice) => importAccount({ ...choice, ...step }))
    markFileTransfers(ledger, recorder, imported)
    const answer = sumUp(imported)
    const stored: StoredAnswer = { ...answer, ...(answers && { answers }) }
    updateBankFile(ledger, file.id, { status: 'imported', answer: JSON.stringify(stored) })
    dropBankFileContent(ledger, file.id)
    return answer
  })
}

/**
 * Imports a previewed file. Repeating it returns the same answer and changes nothing.
 *
 * @throws ApiError 404 for an unknown file or account, 400 if the file is no longer kept or a choice does not fit.
 */
export function commitBankFile(context: LedgerContext, body: CommitBody): CommitAnswer {
  const file = requireBankFile(context.ledger, body.bankFileId)
  if (file.status === 'imported' && file.answer !== null) {
    const { created, skipped, accounts }: StoredAnswer = JSON.parse(file.answer)
    return { created, skipped, accounts }
  }
  const content = readContent(context.ledger, file.id)
  if (content === null) throw conflict({ bankFileId: uploadAgain })
  requireDecisions(content, body)
  return importFile(context, file, pairChoices(content, body), content.answers)
}
