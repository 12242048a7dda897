import { createClient } from '@evenkeel/api-client/client'
import { afterAnswer, freshnessAtom } from '@evenkeel/widgets/shared/state/freshness.ts'
import { createTermsGate } from './shell/terms-gate.ts'
import { noteSessionEnd } from './shell/session-end.ts'
import { sessionAtom, sessionExpiredAtom, store } from './state.ts'

function noteAnswer(url: string, isOk: boolean) {
  const { pathname: path } = new URL(url)
  store.set(freshnessAtom, (before) => afterAnswer(before, { path, isOk }, Date.now()))
}

const termsGate = createTermsGate(() => client.call('termsOfUse'))

/**
 * Fetches, and notes each answer so that the header can say how current the figures are. Only a missing or broken server counts as
 * failed.
 */
async function fetchAndNote(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    noteAnswer(request.url, response.status < 500)
    noteSessionEnd(response)
    if (response.status === 403) void termsGate()
    return response
  } catch (reason) {
    noteAnswer(request.url, false)
    throw reason
  }
}

/** The portal's only client. The first 401 opens the inactivity modal, if a person was signed in. */
export const client = createClient({
  fetch: fetchAndNote,
  onSessionEnded: () => {
    if (store.get(sessionAtom)?.isSignedIn) store.set(sessionExpiredAtom, true)
  },
})
