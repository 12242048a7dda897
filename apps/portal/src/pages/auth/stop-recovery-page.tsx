import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { StopRecovery } from '@evenkeel/widgets/sign-in'
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
