import { paths as calls } from '@evenkeel/api-client/contract/paths'
import { Button } from '@evenkeel/ui/button'
import { ButtonLink } from '@evenkeel/ui/link'
import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { useState } from 'react'
import { ProfileCard } from './profile-card.tsx'
import { SectionPage } from './section-page.tsx'
import { WidgetsCard } from './widgets-card.tsx'

const DeleteDialog = lazyDialog(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog)

/** Taking everything along, the widgets that may show it elsewhere, and leaving. */
export function YourDataPage() {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <SectionPage>
      <ProfileCard title="Download your data">
        <p className="mb-4 text-body text-text-muted">
          Everything that we keep of you: one file with all of it, and tables for a spreadsheet. It holds your money, so
          keep it where only you can read it.
        </p>
        <ButtonLink href={calls.exportAccountData.path} download icon="download">
          Download
        </ButtonLink>
      </ProfileCard>
      <WidgetsCard />
      <ProfileCard title="Delete your account">
        <p className="mb-4 text-body text-text-muted">
          Everything is deleted for good: accounts, plans, notes, bank connections and this account itself. Your
          employer is not told. Download your data first if you want to keep it.
        </p>
        <Button icon="trash" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </ProfileCard>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </SectionPage>
  )
}
