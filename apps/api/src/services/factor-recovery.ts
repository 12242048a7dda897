import type { AppParts, Identity } from '../app-parts.ts'
import { messageOf, refused } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { readRecoveryStop } from '../identity/factor-recovery-mails.ts'

type Parts = Pick<AppParts, 'directory' | 'clock' | 'keys'>

/**
 * Stops a wait by the link in a mail, and ends every half sign-in: the person who asked knows the password.
 * @throws ApiError 60002 for a link whose wait is over.
 */
async function stopRecovery({ directory, clock, keys }: Parts, token: string): Promise<Record<string, never>> {
  const wait = readRecoveryStop(keys, token)
  const isStopped = wait && (await directory.factorRecoveries.stop(wait.personId, wait.askedAt, clock.now()))
  if (!wait || !isStopped) throw refused(60002, { stopToken: messageOf(60002) })
  await directory.secondFactors.endHalvesOf(wait.personId)
  return {}
}

/** Lets a person in who has lost their second factors, after a wait that they can stop. */
export const factorRecoveryCalls = (parts: Parts, { secondFactor }: Identity) =>
  ({
    startFactorRecovery: (_input, { request }) => secondFactor.startRecovery(request),
    stopFactorRecovery: ({ body: { stopToken } }) => stopRecovery(parts, stopToken),
  }) satisfies RequestCalls
