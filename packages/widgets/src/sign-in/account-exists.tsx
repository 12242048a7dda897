import { TextLink } from '@evenkeel/ui/link'
import { useLinks } from '../shared/links.tsx'
import { paths } from '../shared/paths.ts'

/** The links for a person who proved an email that already has an account. */
export function AccountExists() {
  const { href } = useLinks()
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-body">
      <TextLink href={href(paths.login())}>Sign in with this email</TextLink>
      <TextLink href={href(paths.passwordReset())}>Reset your password</TextLink>
    </p>
  )
}
