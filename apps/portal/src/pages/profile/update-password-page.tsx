import { PasswordCard } from '@evenkeel/widgets/sign-in-settings'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../state.ts'
import { SectionPage } from './section-page.tsx'

/** Changes the person's password. */
export function UpdatePasswordPage() {
  return (
    <SectionPage>
      <PasswordCard email={useAtomValue(sessionAtom)?.email ?? ''} />
    </SectionPage>
  )
}
