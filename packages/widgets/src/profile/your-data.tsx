import { paths as calls } from '@evenkeel/api-client/contract/paths'
import { useQuery } from '@evenkeel/api-client/react'
import { TextButton } from '@evenkeel/ui/button'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import { useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { ProfileCard } from '../shared/profile-card.tsx'
import * as words from '../words/profile.generated.ts'
import { ImportDataCard } from './import-data-card.tsx'
import { WidgetsCard } from './widgets-card.tsx'
import * as yourDataWords from '../words/your-data.generated.ts'

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
      <ProfileCard title={yourDataWords.downloadYourData()}>
        <p className="mb-4 text-body text-text-muted">{yourDataWords.downloadText()}</p>
        <ButtonLink href={calls.exportAccountData.path} download icon="download">
          {yourDataWords.download()}
        </ButtonLink>
        <FurtherParts />
      </ProfileCard>
      <ImportDataCard />
      <WidgetsCard />
      <ProfileCard title={yourDataWords.deleteTitle()}>
        <p className="mb-4 text-body text-text-muted">{yourDataWords.deleteText()}</p>
        <TextButton variant="dangerText" icon="trash" onClick={() => setDeleting(true)}>
          {yourDataWords.deleteMyAccount()}
        </TextButton>
      </ProfileCard>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </>
  )
}
