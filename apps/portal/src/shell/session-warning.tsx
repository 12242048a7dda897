import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { sessionEndsAtom } from '@evenkeel/widgets/shared/state/session.ts'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { client } from '../client.ts'
import { sessionExpiredAtom, store } from '../state.ts'

const warnMs = 2 * 60_000
/** The server may end a session a moment after the time that it named. */
const afterMs = 1000
/** A sleeping computer holds timers back; this is how late a warning can come after it wakes. */
const lookEveryMs = 15_000

const WarningDialog = lazyDialog(async () => (await import('./session-warning-dialog.tsx')).SessionWarningDialog)

type Phase = 'safe' | 'ending' | 'over'

const phaseAt = (endsAt: number | null): Phase => {
  if (endsAt === null || Date.now() < endsAt - warnMs) return 'safe'
  return Date.now() < endsAt + afterMs ? 'ending' : 'over'
}

/** Returns whether the session is about to end. */
function usePhase(endsAt: number | null): Phase {
  const [phase, setPhase] = useState<Phase>('safe')
  useEffect(() => {
    const look = () => setPhase(phaseAt(endsAt))
    look()
    if (endsAt === null) return
    const timers = [endsAt - warnMs, endsAt + afterMs].map((at) => setTimeout(look, Math.max(0, at - Date.now())))
    const every = setInterval(look, lookEveryMs)
    return () => {
      timers.forEach(clearTimeout)
      clearInterval(every)
    }
  }, [endsAt])
  return phase
}

/** Asks the server whether the session is over: the person may have gone on in another tab. */
async function confirmEnd() {
  const session = await client.call('session').catch(() => null)
  if (session?.isSignedIn === false) store.set(sessionExpiredAtom, true)
}

/** Warns two minutes before the session ends, in every tab, and shows that it has ended. Source: Q-SESS-1. */
export function SessionWarning() {
  const phase = usePhase(useAtomValue(sessionEndsAtom))
  const isExpired = useAtomValue(sessionExpiredAtom)
  useEffect(() => {
    if (phase === 'over') void confirmEnd()
  }, [phase])
  if (phase !== 'ending' || isExpired) return null
  return <WarningDialog onClose={doNothing} />
}

// Only its two buttons end the warning: the time of the end, which one of them moves, takes it away.
const doNothing = () => undefined
