import { AccessLog, AccessLogIntro } from '@evenkeel/widgets/profile'
import { SectionPage } from './section-page.tsx'

/** Who can see the person's data now, and who has seen it. */
export function AccessLogPage() {
  return (
    <SectionPage subtitle={<AccessLogIntro />}>
      <AccessLog />
    </SectionPage>
  )
}
