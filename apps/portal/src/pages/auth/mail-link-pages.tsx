import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { StopRecovery, UndoEmailChange } from '@evenkeel/widgets/sign-in'
import { useNavigate, useSearchParams } from 'react-router'
import { AuthPage } from './auth-page.tsx'

/** Opened from a mail about getting in without the second step; goes on to a new password. */
export function StopRecoveryPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <StopRecovery
      Page={AuthPage}
      stopToken={search.get('token') ?? ''}
      onDone={() => void navigate(paths.passwordReset(), { replace: true })}
    />
  )
}

/** Opened from the mail to a former address; goes on to a new password. */
export function UndoEmailChangePage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <UndoEmailChange
      Page={AuthPage}
      undoToken={search.get('token') ?? ''}
      onDone={() => void navigate(paths.passwordReset(), { replace: true })}
    />
  )
}
