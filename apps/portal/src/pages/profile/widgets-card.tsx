import type { EmbedAgreement } from '@evenkeel/api-client/contract/embed-agreements'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { useReportedChange } from '@evenkeel/widgets/shared/use-reported-change.ts'
import { isWidgetName, widgetWords } from '../embed/widget-words.ts'
import { Moment } from './moment.tsx'
import { ProfileCard } from './profile-card.tsx'

const nameOf = ({ widget }: EmbedAgreement) => (isWidgetName(widget) ? widgetWords[widget].name : widget)

function Agreement({ agreement }: { readonly agreement: EmbedAgreement }) {
  const withdraw = useChange('withdrawEmbedAgreement')
  const report = useReportedChange()
  const { agreementId, origin, agreedAt } = agreement
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-0 text-body text-text">
        {nameOf(agreement)} on {origin}
        <span className="block text-label font-normal text-text-muted">
          since <Moment at={agreedAt} />
        </span>
      </span>
      <Button
        size="compact"
        busy={withdraw.isBusy}
        onClick={() => void report(withdraw.run({ body: { agreementId } }), 'The widget reads nothing any more')}
      >
        Withdraw
      </Button>
    </li>
  )
}

/** The widgets on other people's pages that the person lets read. */
export function WidgetsCard() {
  const query = useQuery('embedAgreements')
  return (
    <ProfileCard title="Widgets on other pages">
      <Loaded
        query={query}
        label="Loading"
        skeleton={<SkeletonText lines={2} />}
        failedTitle="The widgets did not load"
      >
        {(agreements) =>
          agreements.length === 0 ? (
            <p className="text-body text-text-muted">
              None. A page of your employer can show a widget only after you agree.
            </p>
          ) : (
            <ul className="divide-y divide-hairline">
              {agreements.map((agreement) => (
                <Agreement key={agreement.agreementId} agreement={agreement} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </ProfileCard>
  )
}
