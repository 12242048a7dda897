import { CHANGE_HEADER } from '@evenkeel/api-client/contract/changes'
import type { LedgerContext } from './handlers.ts'
import { type LedgerAnswer, runOnce } from './idempotency.ts'
import type { ExchangeContext } from './request-context.ts'
import { runUseCase } from './run-on-ledger.ts'

/**
 * A change of the ledger inside of a call that had to ask the directory first: one transaction with its journal entry and
 * its idempotency key, as calls on the ledger alone have them. Gives the answer, on a repeat the first one as it was kept.
 */
export async function onLedger(context: ExchangeContext, work: (context: LedgerContext) => unknown): Promise<unknown> {
  const { once } = context
  const { body, changeId } = await context.withLedger((ledger) => {
    const run = (): LedgerAnswer => runUseCase(context, ledger, work)
    return once ? runOnce(ledger, once, run) : run()
  })
  if (changeId !== null) context.addHeader(CHANGE_HEADER, String(changeId))
  return body
}
