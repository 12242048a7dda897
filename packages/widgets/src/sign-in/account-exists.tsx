import { TextLink } from '@evenkeel/ui/link'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import * as words from '../words/sign-in.generated.ts'

/** The links for a person who proved an email that already has an account. */
export function AccountExists() {
  const { href } = useLinks()
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-body">
      <TextLink href={href(paths.login())}>{words.signInWithEmail()}</TextLink>
      <TextLink href={href(paths.passwordReset())}>{words.resetTitle()}</TextLink>
    </p>
  )
}
