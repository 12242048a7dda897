import type { ConfirmDialogProps } from '@evenkeel/ui/confirm-dialog'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { sessionExpiredAtom } from '../state.ts'
import { useSessionAcrossTabs } from './use-session-across-tabs.ts'

const toLogin = () => location.assign(pages.login)

/**
 * Stands over whatever is open once a call found the session ended; the only way on is the sign-in page. Its code arrives when it
 * is needed; when that fails, the sign-in page opens without it. What another tab did to the session is followed here too.
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
      title="Your session expired."
      subtitle="We signed you out due to inactivity. Please sign back in."
      acceptLabel="Sign in"
      dismissible={false}
      onAccept={toLogin}
      onCancel={toLogin}
    />
  )
}
