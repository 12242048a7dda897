import { useNavigate, useSearchParams } from 'react-router'
import { forgetSession } from '../../session.ts'
import { wantedPathOf } from './wanted-path.ts'

/** For somebody who has just come in: on to the screen that was wanted, else to where the server says. */
export function useGoOn(): (redirectUrl: string) => void {
  const navigate = useNavigate()
  const wanted = wantedPathOf(useSearchParams()[0])
  return (redirectUrl) => {
    if (wanted === null) return location.assign(redirectUrl)
    forgetSession()
    void navigate(wanted, { replace: true })
  }
}
