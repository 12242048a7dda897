import type { AppParts } from '../app-parts.ts'
import { isStoreBusy } from '../store/sqlite/is-store-unavailable.ts'

/** How long a use case waits for a ledger that another process writes to; after that it is 503. */
const LONGEST_MS = 5_000
const STEP_MS = 100

/**
 * Runs a use case, and again while another process has the lock of its ledger, letting other requests have their turn in
 * between. A use case that could not have the lock has changed nothing, so it may be run again.
 *
 * @throws whatever the use case throws; SQLITE_BUSY where the lock was not to be had for 5 seconds.
 */
export async function patiently<T>({ pause }: Pick<AppParts, 'pause'>, useCase: () => T): Promise<T> {
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      return useCase()
    } catch (error) {
      if (!pause || waited >= LONGEST_MS || !isStoreBusy(error)) throw error
    }
    await pause(STEP_MS)
  }
}
