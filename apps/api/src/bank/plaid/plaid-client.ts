import * as z from 'zod/mini'
import { ProviderFailure } from '../bank-provider.ts'
import { plaidFailure } from './plaid-failure.ts'
import { PLAID_API_VERSION, plaidAddress, type PlaidSettings } from './plaid-settings.ts'

/** How long Plaid may take for one answer; some banks are asked while it waits. */
const TIMEOUT_MS = 30_000

/** Sends a request to the outside; given to the app, so that a test can stand in for the network. */
export type HttpClient = (request: Request) => Promise<Response>

/** Makes one call of Plaid's. @throws ProviderFailure for every answer that is not a good one, and for none. */
export type PlaidCall = <Answer>(
  path: string,
  body: Readonly<Record<string, unknown>>,
  answer: z.ZodMiniType<Answer>,
) => Promise<Answer>

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    // Not the text itself: it may hold what nobody's log should.
    return undefined
  }
}

/** Calls to Plaid alone: a fixed address, no redirect, keys in headers, and every answer held against what we read of it. */
export function makePlaidCall(settings: PlaidSettings, http: HttpClient): PlaidCall {
  const headers = {
    'Content-Type': 'application/json',
    'PLAID-CLIENT-ID': settings.clientId,
    'PLAID-SECRET': settings.secret,
    'Plaid-Version': PLAID_API_VERSION,
  }
  return async (path, body, answer) => {
    const init = {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
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
