import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { useAtomValue } from 'jotai'
import { sessionExpiredAtom } from '../state.ts'

/** Stands over whatever is open once a call found the session ended; the only way on is the sign-in page. */
export function SessionExpired() {
  const isExpired = useAtomValue(sessionExpiredAtom)
  const toLogin = () => location.assign(pages.login)
  return (
    <ConfirmDialog
      open={isExpired}
      title="Your session expired."
      subtitle="We signed you out due to inactivity. Please sign back in."
      acceptLabel="Sign in"
      dismissible={false}
      onAccept={toLogin}
      onCancel={toLogin}
    />
  )
}
