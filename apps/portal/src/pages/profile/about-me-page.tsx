import { AboutMe } from '@evenkeel/widgets/profile'
import { aboutMeSubtitle } from '../../words/profile-names.generated.ts'
import { SectionPage } from './section-page.tsx'

/** Who the person is, how they think about money, and who depends on them. */
export function AboutMePage() {
  return (
    <SectionPage subtitle={aboutMeSubtitle}>
      <AboutMe />
    </SectionPage>
  )
}
