import type { ContactInformation } from '@evenkeel/api-client/contract/profile'
import { useQuery } from '@evenkeel/api-client/react'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { FactList } from '@evenkeel/widgets/shared/fact-list.tsx'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { addressLines } from './address-lines.ts'
import { SummaryCard } from './summary-card.tsx'

function Address({ contact }: { readonly contact: ContactInformation }) {
  const lines = addressLines(contact)
  if (lines.length === 0) return 'Not provided'
  return lines.map((line) => (
    <span key={line} className="block" dir="auto">
      {line}
    </span>
  ))
}

/** How the person is reached. */
export function ContactSummary() {
  const query = useQuery('contactInformation')
  return (
    <SummaryCard title="Contact information" path={paths.contactInformation()}>
      <Loaded
        query={query}
        label="Loading your contact information"
        skeleton={<SkeletonText lines={5} />}
        failedTitle="Your contact information did not load"
      >
        {(contact) => (
          <FactList
            facts={[
              ['Name', `${contact.firstName} ${contact.lastName}`],
              ['Email', contact.email],
              ['Phone', contact.phone ?? 'Not provided'],
              ['Address', <Address key="address" contact={contact} />],
            ]}
          />
        )}
      </Loaded>
    </SummaryCard>
  )
}
