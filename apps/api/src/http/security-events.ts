import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import * as z from 'zod/mini'
import type { AppParts } from '../app-parts.ts'
import { ApiError } from '../errors.ts'
import { toNetwork } from '../identity/network.ts'
import { toEmailKey } from '../store/directory/people.ts'
import type { Call } from './call.ts'

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

const named = z.object({
  body: z.object({ userName: z.optional(z.string()), email: z.optional(z.string()) }),
})

type EventParts = Pick<AppParts, 'keys' | 'log'>

/** The same for the same name or network on this server, and nothing that leads back to it. */
const shortHash = ({ keys }: Pick<AppParts, 'keys'>, text: string) => keys.sign('sign-in-subject', text).slice(0, 12)

/**
 * Runs a call, and logs it if it is a proof of identity that was refused, so that an attack can be looked into: who was meant and
 * from which network, both as keyed hashes.
 */
export async function withSecurityEvents<T>(
  { endpoint, requestId, clientAddress }: Call,
  input: object,
  parts: EventParts,
  work: () => Promise<T>,
): Promise<T> {
  if (!proofs.has(endpoint.name)) return work()
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) {
      const { data } = z.safeParse(named, input)
      const name = data?.body.userName ?? data?.body.email
      parts.log({
        event: 'sign-in-refused',
        requestId,
        call: endpoint.name,
        code: error.code,
        user: name === undefined ? null : shortHash(parts, `user:${toEmailKey(name)}`),
        network: shortHash(parts, `network:${toNetwork(clientAddress)}`),
      })
    }
    throw error
  }
}

/** Logs a look at another person that was refused, with a keyed hash of the person who asked, and nothing about the other. */
export function logRefusedAccess(
  { endpoint, requestId, clientAddress }: Pick<Call, 'endpoint' | 'requestId' | 'clientAddress'>,
  callerId: number,
  error: unknown,
  parts: EventParts,
): void {
  if (!endpoint.about || !(error instanceof ApiError) || error.status >= 500) return
  parts.log({
    event: 'access-refused',
    requestId,
    call: endpoint.name,
    code: error.code,
    user: shortHash(parts, `caller:${callerId}`),
    network: shortHash(parts, `network:${toNetwork(clientAddress)}`),
  })
}
