import { paths as calls } from '@evenkeel/api-client/contract/paths'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import { useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { ProfileCard } from '../shared/profile-card.tsx'
import * as words from '../words/profile.generated.ts'
import { ImportDataCard } from './import-data-card.tsx'
import { WidgetsCard } from './widgets-card.tsx'

const DeleteDialog = lazyDialog(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog)

interface YourDataProps {
  /** Runs once the account is deleted. */
  readonly onDeleted: () => void
}

/** The further files of an export, if there are any. */
function FurtherParts() {
  const count = useQuery('exportParts').data?.count ?? 1
  if (count === 1) return null
  return (
    <>
      <p className="mt-4 text-body text-text-muted">{words.furtherParts()}</p>
      <ul className="mt-2 flex flex-col items-start gap-2">
        {Array.from({ length: count - 1 }, (_, index) => index + 2).map((number) => (
          <li key={number}>
            <TextLink href={`${calls.exportAccountData.path}?part=${number}`} download icon="download">
              {words.furtherPart({ number: String(number), count: String(count) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Downloads all data, lists the widgets that may show it on other sites, and deletes the account. */
export function YourData({ onDeleted }: YourDataProps) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <ProfileCard title="Download your data">
        <p className="mb-4 text-body text-text-muted">
          Everything that we keep of you: one file with all of it, and tables for a spreadsheet. It holds your money, so
          keep it where only you can read it.
        </p>
        <ButtonLink href={calls.exportAccountData.path} download icon="download">
          Download
        </ButtonLink>
        <FurtherParts />
      </ProfileCard>
      <ImportDataCard />
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
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </>
  )
}
