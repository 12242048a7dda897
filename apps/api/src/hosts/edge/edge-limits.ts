import { badRequest } from '../../errors.ts'
import type { CallRegistry } from '../../calls/registry.ts'
import { say } from '../../say.ts'

/**
 * The most transactions that one bank file may bring. An object has 128 MB; measured, importing 50,000 rows fits into
 * 100 MB of memory for JavaScript, and 100,000 rows do not.
 */
export const maxFileRows = 50_000

/** How many people's objects one run of the timer wakes: each is one call, of which a Worker's run may make a thousand. */
export const maxWoken = 500

/** Returns the calls with a limit: a file that would not fit into an object's memory is refused before work begins. */
export function withEdgeLimits({ ledger, request }: CallRegistry): CallRegistry {
  const { previewBankFile } = request
  if (!previewBankFile) return { ledger, request }
  return {
    ledger,
    request: {
      ...request,
      async previewBankFile(input, context) {
        const preview = await previewBankFile(input, context)
        const rows = preview.accounts.reduce((sum, { transactions }) => sum + transactions, 0)
        if (rows <= maxFileRows) return preview
        throw badRequest({
          file: say('tooManyRowsForOneFile', rows, maxFileRows),
        })
      },
    },
  }
}
