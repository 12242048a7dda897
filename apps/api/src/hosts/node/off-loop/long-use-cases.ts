import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { AnyLedgerHandler } from '../../../http/run-on-ledger.ts'
import { accountCalls } from '../../../services/accounts.ts'
import { bankFileLedgerCalls, readUpload } from '../../../calls/bank-files.ts'
import { ruleCalls } from '../../../services/rules.ts'
import { severalTransactionCalls } from '../../../services/several-transactions.ts'
import { changeCalls } from '../../../services/undo-change.ts'
import { previewBankFile, type Upload } from '../../../services/bank-files/preview-bank-file.ts'

/** A use case that would block a process for long. */
export interface LongUseCase {
  /**
   * The part that needs no ledger. It runs before the transaction, so that others may write meanwhile. It calls `afterStep`, if there
   * is one, where much of what it made is no longer used.
   */
  readonly before?: (input: never, afterStep?: () => void) => object
  readonly run: AnyLedgerHandler
}

/**
 * Calls whose use case reads or writes as many rows as a bank file has: 50,000 of them block a process for half a
 * second. Undo is one of them, because the change may have been such a file or the deletion of an account; so are
 * rules and changes of several transactions, which may be all that a person has.
 */
export const longUseCases: ReadonlyMap<EndpointName, LongUseCase> = new Map<EndpointName, LongUseCase>([
  [
    'previewBankFile',
    { before: readUpload, run: (upload: Upload, context) => previewBankFile(context.ledger, context, upload) },
  ],
  ['commitBankFile', { run: bankFileLedgerCalls.commitBankFile }],
  ['undoBankFile', { run: bankFileLedgerCalls.undoBankFile }],
  ['undoChange', { run: changeCalls.undoChange }],
  ['deleteAccount', { run: accountCalls.deleteAccount }],
  ['changeTransactions', { run: severalTransactionCalls.changeTransactions }],
  ['previewRule', { run: ruleCalls.previewRule }],
  ['createRule', { run: ruleCalls.createRule }],
  ['updateRule', { run: ruleCalls.updateRule }],
  ['applyRules', { run: ruleCalls.applyRules }],
])
