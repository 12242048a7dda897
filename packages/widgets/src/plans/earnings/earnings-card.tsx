import type { EarningsRecordAnswer } from '@evenkeel/api-client/contract/earnings-record'
import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { hasSpouseInPlan } from '@evenkeel/api-client/contract/plan/retirement-faults'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Money } from '@evenkeel/ui/money'
import { Segment } from '@evenkeel/ui/segment'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { lazyDialog } from '../../shared/lazy-dialog.tsx'
import { QueryCard } from '../../shared/query-card.tsx'
import { useReportedChange } from '../../shared/use-reported-change.ts'
import * as words from '../../words/earnings.generated.ts'
import * as pageWords from '../../words/goal-page.generated.ts'
import { type Member, recordCalls } from './member.ts'

const Dialog = lazyDialog(async () => (await import('./earnings-dialog.tsx')).EarningsDialog)

export interface EarningsCardProps {
  /** The plan's, which says what a record changes. */
  readonly input: RetirementInput
}

interface MemberProps {
  readonly member: Member
}

function Remove({ member }: MemberProps) {
  const remove = useChange(recordCalls[member].remove)
  const report = useReportedChange()
  const drop = () => report(remove.run(), words.removed())
  return (
    <IconButton icon="trash" label={words.remove({ member })} disabled={remove.isBusy} onClick={() => void drop()} />
  )
}

function Estimate({ estimate }: Pick<EarningsRecordAnswer, 'estimate'>) {
  if (estimate === null) return words.paidNotYet()
  const { monthlyBenefit, claimingAge } = estimate
  const amount = <Money key="amount" value={monthlyBenefit} cents={false} />
  return words.paid.parts({ amount, age: String(claimingAge) })
}

function Known({ record, input, member }: EarningsCardProps & MemberProps & { readonly record: EarningsRecordAnswer }) {
  const [isOpen, setOpen] = useState(false)
  const { years, estimate } = record
  const [first, last] = [years[0], years.at(-1)]
  const isKnown = first !== undefined && last !== undefined
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        {isKnown ? (
          <>
            <p className="text-body font-medium">
              <Estimate estimate={estimate} />
            </p>
            <p className="text-label font-normal text-text-muted">
              {words.span({ count: years.length, first: String(first.year), last: String(last.year) })}
            </p>
          </>
        ) : (
          <p data-print="invite" className="text-body text-text-muted">
            {words.why({ member })}
          </p>
        )}
      </div>
      <span className="flex items-center gap-2" data-print="hide">
        <Button {...Dialog.preloadProps} size="compact" onClick={() => setOpen(true)}>
          {isKnown ? words.change() : words.add({ member })}
        </Button>
        {isKnown && <Remove member={member} />}
      </span>
      {isOpen && <Dialog {...{ years, input, member }} onClose={() => setOpen(false)} />}
    </div>
  )
}

const membersShown = () => [
  { value: 'own' as const, label: words.own() },
  { value: 'partner' as const, label: words.partner() },
]

/**
 * What a person and a partner in the plan earned in each year by the agency's statement, and the Social Security that it
 * comes to.
 */
export function EarningsCard({ input }: EarningsCardProps) {
  const [chosen, setMember] = useState<Member>('own')
  const hasPartner = hasSpouseInPlan(input)
  const member = hasPartner ? chosen : 'own'
  const query = useQuery(recordCalls[member].read)
  const choice = hasPartner && (
    <Segment label={words.whose()} options={membersShown()} value={member} onChange={setMember} />
  )
  return (
    <QueryCard
      title={pageWords.earningsRecord()}
      action={choice}
      query={query}
      label={words.loading()}
      skeleton={<SkeletonText lines={2} />}
      failedTitle={words.failed()}
    >
      {(record) => <Known key={member} {...{ record, input, member }} />}
    </QueryCard>
  )
}
