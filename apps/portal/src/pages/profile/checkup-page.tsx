import { Checkup } from '@evenkeel/widgets/checkup'
import { SectionPage } from './section-page.tsx'

/** Asks once a year how confident the person feels about each part of their money. */
export function CheckupPage() {
  return (
    <SectionPage>
      <Checkup />
    </SectionPage>
  )
}
