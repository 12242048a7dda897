import { YourData } from '@evenkeel/widgets/profile'
import { openSignIn } from '../../session.ts'
import * as words from '../../words/auth.generated.ts'
import { SectionPage } from './section-page.tsx'

/** Downloads all data, lists the widgets that may show it on other sites, and deletes the account. */
export function YourDataPage() {
  return (
    <SectionPage>
      <YourData onDeleted={() => openSignIn(words.accountDeleted())} />
    </SectionPage>
  )
}
