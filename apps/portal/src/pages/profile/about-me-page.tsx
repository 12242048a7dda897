import { AboutMe } from '@evenkeel/widgets/profile'
import { SectionPage } from './section-page.tsx'

/** Who the person is, how they think about money, and who depends on them. */
export function AboutMePage() {
  return (
    <SectionPage subtitle="Your plans begin with these answers. All of them are optional.">
      <AboutMe />
    </SectionPage>
  )
}
