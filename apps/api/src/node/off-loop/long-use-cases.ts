import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { AnyLedgerHandler } from '../../http/run-call.ts'
import { bankFileRoutes } from '../../routes/bank-files.ts'

/** Calls whose use case writes as many rows as a bank file has: 20,000 of them hold a process for more than a second. */
export const longUseCases: ReadonlyMap<EndpointName, AnyLedgerHandler> = new Map<EndpointName, AnyLedgerHandler>([
  ['commitBankFile', bankFileRoutes.commitBankFile],
  ['undoBankFile', bankFileRoutes.undoBankFile],
])
