import type { AppParts } from '../../app-parts.ts'
import { ProviderFailure } from '../../bank/bank-provider.ts'
import { conflict, unavailable } from '../../errors.ts'
import { say } from '../../say.ts'

/** The wait that the caller is asked for after a provider failed. */
const retrySeconds = 30

/**
 * Calls a provider on behalf of a person who waits for the answer; `field` is what they sent that it may refuse.
 *
 * @throws ApiError 400 with code 10000 if the provider refuses the request (a used or expired token), 503 if it does
 * not answer now.
 */
export async function askProvider<T>(
  { log }: Pick<AppParts, 'log'>,
  ask: () => Promise<T>,
  field?: string,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log({ event: 'request-failed', requestId: error.requestId ?? '', call: 'bank-provider', error })
    if (error.kind === 'refused' || error.kind === 'login-required' || error.kind === 'revoked')
      throw conflict(field === undefined ? {} : { [field]: say('validValue') })
    throw unavailable(retrySeconds)
  }
}
