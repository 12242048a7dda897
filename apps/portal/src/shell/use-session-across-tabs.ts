import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { sessionAtom } from '../state.ts'

const channelName = 'evenkeel-session'

/**
 * Keeps all tabs of a browser on their shared session. Each tab reports to the others who is signed in, or that no one is; a tab
 * that shows another person's money reloads, so that none of it stays on the screen and nothing is written for the wrong person.
 */
export function useSessionAcrossTabs(): void {
  const userId = useAtomValue(sessionAtom)?.userId
  useEffect(() => {
    // Not known yet: this tab shows no money, and has nothing to report.
    if (userId === undefined) return
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (userId !== null && data !== userId) location.reload()
    })
    // A channel reaches only this origin, so there is no target to name.
    const tell = channel.postMessage.bind(channel)
    tell(userId)
    return () => channel.close()
  }, [userId])
}
