import { CHANGE_HEADER } from '@evenkeel/api-client/contract/changes'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { LedgerContext } from './handlers.ts'
import { idempotencyKeyOf, runOnce } from './idempotency.ts'
import type { ExchangeContext } from './request-context.ts'

/**
 * A change of the ledger inside of a call that had to ask the directory first: one transaction with its journal entry and
 * its idempotency key, as calls on the ledger alone have them. Gives the answer, on a repeat the first one as it was kept.
 */
export function onLedger(context: ExchangeContext, name: EndpointName, input: unknown, work: (context: LedgerContext) => unknown): unknown {
  const key = idempotencyKeyOf(context.request, endpoints[name])
  const { body, changeId } = context.withLedger((ledger) => {
    const run = () => {
      let noted: number | null = null
      const { person, clock, random, today, withLedger } = context
      const noteChange = (id: number) => {
        noted = id
      }
      const onIt: LedgerContext = {
        person,
        clock,
        random,
        today,
        withLedger,
        ledger,
        noteChange,
        get about() {
          return context.about
        },
      }
      return { body: work(onIt), changeId: noted }
    }
    return key ? runOnce(ledger, { key, call: name, input, now: context.clock.now() }, run) : run()
  })
  if (changeId !== null) context.addHeader(CHANGE_HEADER, String(changeId))
  return body
}
