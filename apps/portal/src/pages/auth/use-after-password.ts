import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { forgetSession } from '../../session.ts'
import { useGoOn } from './use-go-on.ts'
import { pathWithWanted, wantedPathOf } from './wanted-path.ts'

/** Where the first proof of who somebody is leads: to the second factor, to the terms of use, or in. */
export function useAfterPassword(): (answer: SignInAnswer) => void {
  const navigate = useNavigate()
  const wanted = wantedPathOf(useSearchParams()[0])
  const goOn = useGoOn()
  return ({ redirectUrl, areTermsAccepted, secondFactor }) => {
    if (secondFactor !== undefined) return void navigate(pathWithWanted(paths.secondFactor(), wanted))
    if (areTermsAccepted) return goOn(redirectUrl)
    forgetSession()
    void navigate(pathWithWanted(paths.termsOfUse(), wanted))
  }
}
