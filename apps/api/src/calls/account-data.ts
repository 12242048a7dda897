import type { Answer, Validated } from '@evenkeel/api-client/contract/endpoints'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import * as z from 'zod/mini'
import type { AppParts, Identity } from '../app-parts.ts'
import type { LedgerCalls, LedgerContext, RequestCalls } from '../http/handlers.ts'
import { onLedger } from '../http/run-on-ledger.ts'
import { countExportParts } from '../services/account-data/attachment-files.ts'
import { deletePerson } from '../services/account-data/delete-person.ts'
import { exportAccountData, exportFurtherPart } from '../services/account-data/export-data.ts'
import { importable, importAccountData } from '../services/account-data/import-data.ts'
import { readExportFile } from '../services/account-data/read-export-file.ts'
import { checkReadable } from '../services/account-data/check-readable.ts'
import { companyOffer } from '../services/plans/company-offer.ts'

type Imported = Answer<'importAccountData'>

export const accountDataLedgerCalls = {
  exportParts: (_input, { ledger }) => ({ count: countExportParts(ledger), takes: importable(ledger) }),
} satisfies LedgerCalls

/** Exports, imports and deletes all data of a person. Source: Q-DATA-1. */
export function accountDataCalls(parts: AppParts, identity: Identity) {
  return {
    exportAccountData: ({ query: { part = '1' } }: Validated<'exportAccountData'>, context) =>
      part === '1' ? exportAccountData(parts, context) : exportFurtherPart(parts, context, Number(part)),

    async importAccountData({ body: { file } }: Validated<'importAccountData'>, context): Promise<Imported> {
      const read = await readExportFile(file, parts.yieldToEventLoop)
      const { userId, companyId } = context.person
      const offer = await companyOffer(parts.directory, companyId)
      const work = (onIt: LedgerContext) => importAccountData(onIt, read, () => checkReadable(onIt, offer))
      const imported = z.parse(endpoints.importAccountData.answer, await onLedger(context, work))
      await parts.directory.audit.add({
        at: context.clock.now(),
        actorId: userId,
        personId: userId,
        event: 'data-imported',
      })
      return imported
    },

    async deleteAccountData({ body: { password } }, context) {
      await deletePerson(parts, identity, context, password)
      return {}
    },
  } satisfies RequestCalls
}
