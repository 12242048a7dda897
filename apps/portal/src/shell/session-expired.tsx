import type { ConfirmDialogProps } from '@evenkeel/ui/confirm-dialog'
import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { sessionExpiredAtom } from '../state.ts'
import * as words from '../words/shell.generated.ts'
import { openPage } from './open-page.ts'
import { loginAddressFor } from './wanted-path.ts'

const toLogin = () => openPage(loginAddressFor(location))

/**
 * Covers every screen and dialog once a call reports that the session has ended; only the sign-in page can follow. Its code loads
 * when it is needed; if that fails, the sign-in page opens without it.
 */
export function SessionExpired() {
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
