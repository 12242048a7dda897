import type { AppParts } from '../app-parts.ts'
import { isStoreBusy } from '../store/sqlite/is-store-unavailable.ts'

/** How long a use case waits for a ledger that another process writes to; then the answer is 503. */
const maxWaitMs = 5_000
const stepMs = 100

/**
 * Runs a use case, and repeats it while another process has the lock of its ledger; other requests run in between. A use
 * case without the lock has changed nothing, so repeating it is safe.
 *
 * @param begun when the request was there, as `performance.now()` said it: its waits count together, and so does the time
 * that each try takes.
 * @throws the error of the use case; SQLITE_BUSY if the lock is not free within 5 seconds.
 */
export async function retryWhileBusy<T>(
  { pause }: Pick<AppParts, 'pause'>,
  useCase: () => T,
  begun = performance.now(),
): Promise<T> {
  for (let waited = 0; ; waited += stepMs) {
    try {
      return useCase()
    } catch (error) {
      const isOver = waited >= maxWaitMs || performance.now() - begun >= maxWaitMs
      if (!pause || isOver || !isStoreBusy(error)) throw error
    }
    await pause(stepMs)
  }
}
