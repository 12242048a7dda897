import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import * as z from 'zod/mini'
import type { AppParts } from '../app-parts.ts'
import { ApiError, type Notice } from '../errors.ts'
import { toNetwork } from '../identity/network.ts'
import { toEmailKey } from '../store/directory/people.ts'
import type { Call } from './call.ts'
import type { RefusedProof } from './error-answer.ts'

/** Calls by which a person who is not signed in proves who they are. */
const proofs: ReadonlySet<string> = new Set<EndpointName>([
  'login',
  'loginSso',
  'verifySecondFactor',
  'startFactorRecovery',
  'verifyResetCode',
  'completePasswordReset',
  'completePasswordResetSso',
  'verifyEmailCode',
  'validateUser',
])

/** Of these, those that come after the password. */
const factors: ReadonlySet<string> = new Set<EndpointName>(['verifySecondFactor', 'startFactorRecovery'])

const named = z.object({
  body: z.object({ userName: z.optional(z.string()), email: z.optional(z.string()) }),
})

type EventParts = Pick<AppParts, 'keys' | 'log' | 'clock'>

/**
 * The same for the same name or network on this server in this month, and nothing that leads back to it: no line can be followed for
 * longer.
 */
export function shortHash({ keys, clock }: Pick<AppParts, 'keys' | 'clock'>, text: string): string {
  const month = new Date(clock.now()).toISOString().slice(0, 7)
  return keys.sign('sign-in-subject', `${month} ${text}`).slice(0, 12)
}

type Requested = Pick<Call, 'endpoint' | 'requestId' | 'clientAddress'>

function logRefusal(
  { endpoint, requestId, clientAddress }: Requested,
  { event, subject, ...rest }: Omit<Notice, 'event'> & Pick<RefusedProof, 'event'>,
  code: number,
  parts: EventParts,
): void {
  const user = subject === null ? null : shortHash(parts, subject)
  const network = shortHash(parts, `network:${toNetwork(clientAddress)}`)
  parts.log({ event, requestId, call: endpoint.name, code, user, network, ...rest })
}

/** Logs what else a refusal means, if it says so: a closed lane, a forged request, a stolen token, a call of another role. */
export function logNotice(call: Requested, error: unknown, parts: EventParts): void {
  if (error instanceof ApiError && error.notice) logRefusal(call, error.notice, error.code, parts)
}

/**
 * Runs a call, and logs it if it is a proof of identity that was refused, so that an attack can be looked into: who was meant and
 * from which network, both as keyed hashes.
 */
export async function withSecurityEvents<T>(
  call: Requested,
  input: object,
  parts: EventParts,
  work: () => Promise<T>,
): Promise<T> {
  if (!proofs.has(call.endpoint.name)) return work()
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) {
      const { data } = z.safeParse(named, input)
      const name = data?.body.userName ?? data?.body.email
      const subject = name === undefined ? null : `user:${toEmailKey(name)}`
      const event = factors.has(call.endpoint.name) ? 'factor-failed' : 'sign-in-refused'
      logRefusal(call, { event, subject }, error.code, parts)
    }
    throw error
  }
}

/** Logs a look at another person that was refused, with a keyed hash of the person who asked, and nothing about the other. */
export function logRefusedAccess(call: Requested, callerId: number, error: unknown, parts: EventParts): void {
  if (!call.endpoint.about || !(error instanceof ApiError) || error.status >= 500) return
  logRefusal(call, { event: 'access-refused', subject: `caller:${callerId}` }, error.code, parts)
}
