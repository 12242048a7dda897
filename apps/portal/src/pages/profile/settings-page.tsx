import { Settings } from '@evenkeel/widgets/profile'
import { SectionPage } from './section-page.tsx'

/** The choices of emails and of how banks are connected. */
export function SettingsPage() {
  return (
    <SectionPage>
      <Settings />
    </SectionPage>
  )
}
