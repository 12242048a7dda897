import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { pages, paths } from '@evenkeel/widgets/shared/paths.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { forgetSession } from '../../session.ts'
import { openPage } from '../../shell/open-page.ts'
import { pathWithWanted, readWantedPath } from '../../shell/wanted-path.ts'

/** Returns a function that opens the wanted screen after the sign-in, else the server's `redirectUrl`. */
export function useGoOn(): (redirectUrl: string) => void {
  const wanted = readWantedPath(useSearchParams()[0])
  return (redirectUrl) => openPage(wanted === null ? redirectUrl : `${pages.home}#${wanted}`)
}

/** Returns a function that continues after the password: to the second factor, to the terms of use, or into the product. */
export function useAfterPassword(): (answer: SignInAnswer) => void {
  const navigate = useNavigate()
  const wanted = readWantedPath(useSearchParams()[0])
  const goOn = useGoOn()
  // In place of the form: Back must not lead to a sign-in that has begun.
  const open = (path: string) => void navigate(pathWithWanted(path, wanted), { replace: true })
  return ({ redirectUrl, areTermsAccepted, secondFactor }) => {
    if (secondFactor !== undefined) return open(paths.secondFactor())
    if (areTermsAccepted) return goOn(redirectUrl)
    forgetSession()
    open(paths.termsOfUse())
  }
}
