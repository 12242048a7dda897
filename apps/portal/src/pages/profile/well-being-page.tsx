import { WellBeing } from '@evenkeel/widgets/checkup'
import { wellBeingSubtitle } from '../../words/profile-names.generated.ts'
import { SectionPage } from './section-page.tsx'

/** How well the person's money lets them live. */
export function WellBeingPage() {
  return (
    <SectionPage subtitle={wellBeingSubtitle}>
      <WellBeing />
    </SectionPage>
  )
}
