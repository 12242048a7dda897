import type { AppParts } from '../../app-parts.ts'
import { ProviderFailure } from '../../bank/bank-provider.ts'
import { conflict, unavailable } from '../../errors.ts'

/** How long the caller is asked to wait after a provider turned us away. */
const RETRY_SECONDS = 30

/**
 * Asks a provider on behalf of a person who waits for the answer.
 *
 * @throws ApiError 400 with code 10000 where the provider refuses what was asked (a token that was used or has expired), 503
 * where it does not answer for now.
 */
export async function askProvider<T>({ log }: Pick<AppParts, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log({ event: 'request-failed', requestId: error.requestId ?? '', call: 'bank-provider', error })
    if (error.kind === 'refused' || error.kind === 'login-required' || error.kind === 'revoked') throw conflict()
    throw unavailable(RETRY_SECONDS)
  }
}
