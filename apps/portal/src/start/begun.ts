import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { createSender, type Parts } from '@evenkeel/api-client/send'

/** A call of the first screen whose request was sent before the portal's own code was there. */
interface BegunCall {
  readonly name: EndpointName
  readonly input: Parts
  readonly response: Promise<Response>
}

/** By name; each is taken once. */
const begun = new Map<EndpointName, BegunCall>()

const send = createSender()

/** Sends the request of a call, so that its answer is there when a screen asks for it. */
export function begin(name: EndpointName, input: Parts = {}): Promise<Response> {
  const response = send(name, input)
  // The screen that takes it sees the failure; none may.
  response.catch(() => undefined)
  begun.set(name, { name, input, response })
  return response
}

/** Returns the answer that was asked for before, once; undefined without one, and for one that failed: the call is made again. */
export function takeBegun(name: EndpointName, input: Parts): Promise<Response | undefined> | undefined {
  const call = begun.get(name)
  if (call === undefined || JSON.stringify(call.input) !== JSON.stringify(input)) return undefined
  begun.delete(name)
  return call.response.then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  )
}

/** Returns all calls that were begun and that no screen has taken. */
export const begunCalls = (): readonly BegunCall[] => [...begun.values()]

/** Forgets what was asked for under a session that is over. */
export function forgetBegun(): void {
  begun.clear()
}
