import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { sessionAtom } from '../state.ts'

const channelName = 'evenkeel-session'

/**
 * All tabs of a browser share one session. Whoever a tab finds signed in, or nobody, it tells the others; one that still shows
 * another person's money loads anew, so that nothing of theirs stays on the screen and nothing is written for the wrong person.
 */
export function useSessionAcrossTabs(): void {
  const userId = useAtomValue(sessionAtom)?.userId
  useEffect(() => {
    // Not asked yet: this tab shows nobody's money, and knows nothing to tell.
    if (userId === undefined) return
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (userId !== null && data !== userId) location.reload()
    })
    // A channel reaches this origin alone, so there is no target to name.
    const tell = channel.postMessage.bind(channel)
    tell(userId)
    return () => channel.close()
  }, [userId])
}
