import type { ContactInformation } from '@evenkeel/api-client/contract/profile'
import { useQuery } from '@evenkeel/api-client/react'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { FactList } from '../shared/fact-list.tsx'
import { paths } from '../shared/paths.ts'
import { SummaryCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/profile.generated.ts'

/** Returns the lines of an address as on an envelope, without the empty ones: 'Salem, OR 97301'. */
export function addressLines({ street1, street2, city, state, zipCode }: ContactInformation): string[] {
  const place = [state, zipCode].filter(Boolean).join(' ')
  return [street1, street2, [city, place].filter(Boolean).join(', ')].flatMap((line) => line || [])
}

function Address({ contact }: { readonly contact: ContactInformation }) {
  const lines = addressLines(contact)
  if (lines.length === 0) return words.notProvided()
  return lines.map((line) => (
    <span key={line} className="block" dir="auto">
      {line}
    </span>
  ))
}

/** How to reach the person. */
export function ContactSummary() {
  const query = useQuery('contactInformation')
  return (
    <SummaryCard title={words.contactForm()} path={paths.contactInformation()}>
      <QueryView
        query={query}
        label={words.loadingContact()}
        skeleton={<SkeletonText lines={5} room="min-h-[216px] tablet:min-h-[124px]" />}
        failedTitle={words.contactFailed()}
      >
        {(contact) => (
          <FactList
            facts={[
              [words.name(), `${contact.firstName} ${contact.lastName}`],
              [words.email(), contact.email],
              [words.phone(), contact.phone ?? words.notProvided()],
              [words.address(), <Address key="address" contact={contact} />],
            ]}
          />
        )}
      </QueryView>
    </SummaryCard>
  )
}
