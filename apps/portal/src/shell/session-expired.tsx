import type { ConfirmDialogProps } from '@evenkeel/ui/confirm-dialog'
import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { sessionExpiredAtom, sessionAtom } from '../state.ts'
import * as words from '../words/shell.generated.ts'
import { openPage } from './open-page.ts'
import { loginAddressFor } from './wanted-path.ts'

const channelName = 'evenkeel-session'

/**
 * Keeps all tabs of a browser on their shared session. Each tab reports to the others who is signed in, or that no one is; a tab
 * that shows another person's money reloads, so that none of it stays on the screen and nothing is written for the wrong person.
 */
function useSessionAcrossTabs(): void {
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

const toLogin = () => openPage(loginAddressFor(location))

/**
 * Covers every screen and dialog once a call reports that the session has ended; only the sign-in page can follow. Its code loads
 * when it is needed; if that fails, the sign-in page opens without it. Also follows what another tab did to the session.
 */
export function SessionExpired() {
  useSessionAcrossTabs()
  const isExpired = useAtomValue(sessionExpiredAtom)
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps> | null>(null)
  useEffect(() => {
    if (!isExpired) return
    import('@evenkeel/ui/confirm-dialog').then(({ ConfirmDialog }) => setDialog(() => ConfirmDialog), toLogin)
  }, [isExpired])
  if (!isExpired || Dialog === null) return null
  return (
    <Dialog
      open
      title={words.expired()}
      subtitle={words.expiredText()}
      acceptLabel={words.signIn()}
      dismissible={false}
      onAccept={toLogin}
      onCancel={toLogin}
    />
  )
}
