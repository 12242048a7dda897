import { createClient } from '@evenkeel/api-client/client'
import { afterAnswer, freshnessAtom } from './shell/freshness.ts'
import { createTermsGate } from './shell/terms-gate.ts'
import { sessionAtom, sessionExpiredAtom, store } from './state.ts'

function noteAnswer(isOk: boolean) {
  store.set(freshnessAtom, (before) => afterAnswer(before, isOk, Date.now()))
}

const termsGate = createTermsGate(() => client.call('termsOfUse'))

/** Notes each answer, so that the header can say how current the figures are. Only a missing or broken server counts as failed. */
async function fetchAndNote(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    noteAnswer(response.status < 500)
    if (response.status === 403) void termsGate()
    return response
  } catch (reason) {
    noteAnswer(false)
    throw reason
  }
}

/** The portal's one client. A 401 opens the inactivity modal once, and only where somebody had been signed in. */
export const client = createClient({
  fetch: fetchAndNote,
  onSessionEnded: () => {
    if (store.get(sessionAtom)?.isSignedIn) store.set(sessionExpiredAtom, true)
  },
})
