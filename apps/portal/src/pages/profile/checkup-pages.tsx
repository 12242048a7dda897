import { Checkup, WellBeing } from '@evenkeel/widgets/checkup'
import { wellBeingSubtitle } from '../../words/profile-names.generated.ts'
import { SectionPage } from './section-page.tsx'

/** Asks once a year how confident the person feels about each part of their money. */
export function CheckupPage() {
  return (
    <SectionPage>
      <Checkup />
    </SectionPage>
  )
}

/** How well the person's money lets them live. */
export function WellBeingPage() {
  return (
    <SectionPage subtitle={wellBeingSubtitle}>
      <WellBeing />
    </SectionPage>
  )
}
