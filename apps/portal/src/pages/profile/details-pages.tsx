import { Contact, AboutMe } from '@evenkeel/widgets/profile'
import { refreshSession } from '../../session.ts'
import { aboutMeSubtitle } from '../../words/profile-names.generated.ts'
import { SectionPage } from './section-page.tsx'

/** How to reach the person. */
export function ContactPage() {
  return (
    <SectionPage>
      <Contact onSaved={refreshSession} />
    </SectionPage>
  )
}

/** Who the person is, how they think about money, and who depends on them. */
export function AboutMePage() {
  return (
    <SectionPage subtitle={aboutMeSubtitle}>
      <AboutMe />
    </SectionPage>
  )
}
