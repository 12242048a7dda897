import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { StopRecovery, UndoEmailChange } from '@evenkeel/widgets/sign-in'
import { useNavigate, useSearchParams } from 'react-router'
import { AuthPage } from './auth-page.tsx'

/** Returns a page that is opened from a mail, and goes on to a new password. */
const mailLinkPage = (Link: typeof StopRecovery) =>
  function MailLinkPage() {
    const navigate = useNavigate()
    const [search] = useSearchParams()
    const onDone = () => void navigate(paths.passwordReset(), { replace: true })
    return <Link Page={AuthPage} token={search.get('token') ?? ''} onDone={onDone} />
  }

export const StopRecoveryPage = mailLinkPage(StopRecovery)
export const UndoEmailChangePage = mailLinkPage(UndoEmailChange)
