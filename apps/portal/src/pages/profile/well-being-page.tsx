import { WellBeing } from '@evenkeel/widgets/checkup'
import { SectionPage } from './section-page.tsx'

/** How well the person's money lets them live. */
export function WellBeingPage() {
  return (
    <SectionPage subtitle="Ten statements of the Consumer Financial Protection Bureau’s public scale, in its own words.">
      <WellBeing />
    </SectionPage>
  )
}
