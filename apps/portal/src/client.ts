import { ApiFailure, createClient } from '@evenkeel/api-client/client'
import { type EndpointName, paths } from '@evenkeel/api-client/contract/paths'
import { afterAnswer, freshnessAtom } from '@evenkeel/widgets/shared/state/freshness.ts'
import { createTermsGate } from './shell/terms-gate.ts'
import { forgetBegun, takeBegun } from './start/begun.ts'
import { sessionAtom, sessionExpiredAtom, store } from './state.ts'
import { mayBeginSession, sessionHeader, timeZoneHeader } from '@evenkeel/api-client/contract/headers'
import { sessionEndsAtom } from '@evenkeel/widgets/shared/state/session.ts'

/** Other tabs of this browser have the same session. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('evenkeel-session-end')

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'number') store.set(sessionEndsAtom, data)
})

/** Answers that came in one moment name ends that differ by less than this. */
const sameMs = 2000

/** Notes when the session ends, which each answer says, for every tab. */
function noteSessionEnd({ headers }: Pick<Response, 'headers'>): void {
  const seconds = headers.get(sessionHeader)
  if (seconds === null || !/^\d+$/.test(seconds)) return
  const endsAt = Date.now() + Number(seconds) * 1000
  const known = store.get(sessionEndsAtom)
  if (known !== null && Math.abs(known - endsAt) < sameMs) return
  store.set(sessionEndsAtom, endsAt)
  // A channel reaches only this origin, so there is no target to name.
  const tell = channel?.postMessage.bind(channel)
  tell?.(endsAt)
}

function noteAnswer(path: string, isOk: boolean) {
  store.set(freshnessAtom, (before) => afterAnswer(before, { path, isOk }, Date.now()))
}

const termsGate = createTermsGate(() => client.call('termsOfUse'))

/**
 * Notes each answer, so that the header can say how current the figures are. After a change, what was asked for before it is not
 * true anymore.
 */
export function note(response: Response, url = response.url): Response {
  if (response.headers.has('evenkeel-change')) forgetBegun()
  if (response.status < 500) noteAnswer(new URL(url).pathname, true)
  noteSessionEnd(response)
  if (response.status === 403) void termsGate()
  return response
}

/**
 * Notes a read that failed. Only a missing or broken server counts; after a change that failed, the figures are as current as before.
 */
export function noteFailedRead(reason: unknown, name: EndpointName): void {
  const isRefused = reason instanceof ApiFailure && reason.status > 0 && reason.status < 500
  if (!isRefused) noteAnswer(paths[name].path, false)
}

/** A slow browser needs 50 ms to say its time zone for the first time: not with each of the first screen's reads. */
function withTimeZone(request: Request): Request {
  if (request.method !== 'GET' && mayBeginSession(request.url))
    request.headers.set(timeZoneHeader, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return request
}

/** The portal's only client. The first 401 opens the inactivity modal, if a person was signed in. */
export const client = createClient({
  fetch: async (request) => note(await fetch(withTimeZone(request)), request.url),
  findBegun: (name, input) => takeBegun(name, input)?.then((response) => response && note(response)),
  onSessionEnded: () => {
    if (store.get(sessionAtom)?.isSignedIn) store.set(sessionExpiredAtom, true)
  },
})
