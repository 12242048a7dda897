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
import { type BankFileContent, readContent } from './bank-file-content.ts'
import { type ImportedAccount, importAccount, type ImportStep } from './import-account.ts'

type CommitBody = Validated<'commitBankFile'>['body']
type CommitAnswer = Answer<'commitBankFile'>

const UPLOAD_AGAIN = 'This file is no longer kept. Please upload it again.'
const UNKNOWN_KEY = 'This file holds no such account.'
const NAMED_TWICE = 'This account is named twice.'

/** Another person's file, or one that does not exist. @throws ApiError 404 */
export function requireBankFile(ledger: LedgerTransaction, id: number): StoredBankFile {
  const file = findBankFile(ledger, id)
  if (!file) throw notFound()
  return file
}

type Choice = Pick<ImportStep, 'parsed' | 'choice' | 'field'>

/** Each decision with the account of the file that it is about. @throws ApiError 400 where one names none, or the same. */
function choicesOf(content: BankFileContent, body: CommitBody): Choice[] {
  const parsedByKey = new Map(content.accounts.map((parsed) => [parsed.key, parsed]))
  return body.accounts.map((choice, index) => {
    const field = `accounts[${index}]`
    const parsed = parsedByKey.get(choice.key)
    if (!parsed) throw badRequest({ [`${field}.key`]: UNKNOWN_KEY })
    if (body.accounts.findIndex(({ key }) => key === choice.key) !== index)
      throw badRequest({ [`${field}.key`]: NAMED_TWICE })
    return { parsed, choice, field }
  })
}

function markTransfersOf(
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

function importFile(context: LedgerContext, file: StoredBankFile, choices: readonly Choice[]): CommitAnswer {
  const { ledger } = context
  return recordChange(context, 'bank-file.import', (recorder) => {
    recorder.willChange('bank_file', [file.id])
    const imported = choices.map((choice) => importAccount({ ...choice, ledger, recorder, bankFileId: file.id }))
    markTransfersOf(ledger, recorder, imported)
    const answer = sumUp(imported)
    updateBankFile(ledger, file.id, { status: 'imported', answer: JSON.stringify(answer) })
    dropBankFileContent(ledger, file.id)
    return answer
  })
}

/**
 * Imports a previewed file. Repeating it gives the same answer and changes nothing.
 *
 * @throws ApiError 404 for an unknown file or account, 400 where the file is no longer kept or a choice does not fit.
 */
export function commitBankFile(context: LedgerContext, body: CommitBody): CommitAnswer {
  const file = requireBankFile(context.ledger, body.bankFileId)
  if (file.status === 'imported' && file.answer !== null) {
    const answer: CommitAnswer = JSON.parse(file.answer)
    return answer
  }
  const content = readContent(context.ledger, file.id)
  if (content === null) throw conflict({ bankFileId: UPLOAD_AGAIN })
  return importFile(context, file, choicesOf(content, body))
}
