import { sessionEndsAtom } from '@evenkeel/widgets/shared/state/session.ts'
import { store } from '../state.ts'
import { sessionHeader } from '@evenkeel/api-client/contract/headers'

/** Other tabs of this browser have the same session. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('evenkeel-session-end')

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'number') store.set(sessionEndsAtom, data)
})

/** Answers that came in one moment name ends that differ by less than this. */
const sameMs = 2000

/** Notes when the session ends, which each answer says, for every tab. */
export function noteSessionEnd({ headers }: Pick<Response, 'headers'>): void {
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
