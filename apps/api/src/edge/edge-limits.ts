import { badRequest } from '../errors.ts'
import type { AllHandlers } from '../routes/all-handlers.ts'

/**
 * The most transactions that one bank file may bring. An object has 128 MB; importing 50,000 rows was measured to fit into
 * 100 MB of memory for JavaScript, 100,000 were not.
 */
export const MOST_FILE_ROWS = 50_000

/** The calls as everywhere, but for what would not fit into an object's memory: it is refused before it is begun. */
export function withEdgeLimits({ ledger, request }: AllHandlers): AllHandlers {
  const { previewBankFile } = request
  if (!previewBankFile) return { ledger, request }
  return {
    ledger,
    request: {
      ...request,
      async previewBankFile(input, context) {
        const preview = await previewBankFile(input, context)
        const rows = preview.accounts.reduce((sum, { transactions }) => sum + transactions, 0)
        if (rows <= MOST_FILE_ROWS) return preview
        throw badRequest({
          file: `This file has ${rows} transactions. Please split it into files of at most ${MOST_FILE_ROWS}.`,
        })
      },
    },
  }
}
