import { Contact } from '@evenkeel/widgets/profile'
import { refreshSession } from '../../session.ts'
import { SectionPage } from './section-page.tsx'

/** How to reach the person. */
export function ContactPage() {
  return (
    <SectionPage>
      <Contact onSaved={refreshSession} />
    </SectionPage>
  )
}
