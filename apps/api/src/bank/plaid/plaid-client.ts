import * as z from 'zod/mini'
import { ProviderFailure } from '../bank-provider.ts'
import { plaidFailure } from './plaid-failure.ts'
import { plaidApiVersion, plaidAddress, type PlaidSettings } from './plaid-settings.ts'

/** How long Plaid may take to answer; it asks some banks meanwhile. */
const timeoutMs = 30_000

/** Sends an outgoing request; a parameter, so that tests can replace the network. */
export type HttpClient = (request: Request) => Promise<Response>

/** Calls Plaid. @throws ProviderFailure for an error answer, and for none. */
export type PlaidCall = <Answer>(
  path: string,
  body: Readonly<Record<string, unknown>>,
  answer: z.ZodMiniType<Answer>,
) => Promise<Answer>

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    // The text itself is not kept: it may hold what no log may contain.
    return undefined
  }
}

/**
 * Returns a client for Plaid only: a fixed address, no redirects, keys in headers, and every answer validated against
 * the fields that we read.
 */
export function createPlaidCall(settings: PlaidSettings, http: HttpClient): PlaidCall {
  const headers = {
    'Content-Type': 'application/json',
    'PLAID-CLIENT-ID': settings.clientId,
    'PLAID-SECRET': settings.secret,
    'Plaid-Version': plaidApiVersion,
  }
  return async (path, body, answer) => {
    const init = {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    } as const
    const response = await http(new Request(`${plaidAddress(settings)}${path}`, init)).catch(() => {
      throw new ProviderFailure('unavailable', 'NO_ANSWER')
    })
    const json = await readJson(response)
    if (!response.ok) throw plaidFailure(response.status, json)
    const result = z.safeParse(answer, json)
    if (!result.success) throw new ProviderFailure('unavailable', 'UNREADABLE_ANSWER')
    return result.data
  }
}
