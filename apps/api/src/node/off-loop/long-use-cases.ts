import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { AnyLedgerHandler } from '../../http/run-on-ledger.ts'
import { accountRoutes } from '../../routes/accounts.ts'
import { bankFileRoutes, readUpload } from '../../routes/bank-files.ts'
import { changeRoutes } from '../../routes/changes.ts'
import { previewBankFile, type Upload } from '../../services/bank-files/preview-bank-file.ts'

/** A use case that would hold a process for long. */
export interface LongUseCase {
  /** What needs no ledger and is done before its transaction: others may write meanwhile. */
  readonly before?: (input: never) => object
  readonly run: AnyLedgerHandler
}

/**
 * Calls whose use case reads or writes as many rows as a bank file has: 50,000 of them hold a process for half a second. To
 * take a change back is one of them, since the change may have been such a file, or the end of an account.
 */
export const longUseCases: ReadonlyMap<EndpointName, LongUseCase> = new Map<EndpointName, LongUseCase>([
  [
    'previewBankFile',
    { before: readUpload, run: (upload: Upload, context) => previewBankFile(context.ledger, context, upload) },
  ],
  ['commitBankFile', { run: bankFileRoutes.commitBankFile }],
  ['undoBankFile', { run: bankFileRoutes.undoBankFile }],
  ['undoChange', { run: changeRoutes.undoChange }],
  ['deleteAccount', { run: accountRoutes.deleteAccount }],
])
