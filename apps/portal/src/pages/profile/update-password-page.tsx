import { PasswordCard } from './password-card.tsx'
import { SectionPage } from './section-page.tsx'

/** Changing the own password. */
export function UpdatePasswordPage() {
  return (
    <SectionPage>
      <PasswordCard />
    </SectionPage>
  )
}
