import type { EarningsRecordAnswer } from '@evenkeel/api-client/contract/earnings-record'
import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Money } from '@evenkeel/ui/money'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Fragment, useId, useState } from 'react'
import { useFailure } from '../../shared/failure.tsx'
import { lazyDialog } from '../../shared/lazy-dialog.tsx'
import { QueryView } from '../../shared/query-view.tsx'
import { useDone } from '../../shared/use-done.ts'
import * as words from '../../words/earnings.generated.ts'

const Dialog = lazyDialog(async () => (await import('./earnings-dialog.tsx')).EarningsDialog)

export interface EarningsCardProps {
  /** The plan's, which says what a record changes. */
  readonly input: RetirementInput
}

function Remove() {
  const remove = useChange('deleteEarningsRecord')
  const showFailure = useFailure()
  const done = useDone()
  const drop = async () => {
    try {
      const { changeId } = await remove.run()
      done(words.removed(), changeId)
    } catch (reason) {
      showFailure(reason)
    }
  }
  return <IconButton icon="trash" label={words.remove()} disabled={remove.isBusy} onClick={() => void drop()} />
}

function Estimate({ estimate }: Pick<EarningsRecordAnswer, 'estimate'>) {
  if (estimate === null) return words.paidNotYet()
  const { monthlyBenefit, claimingAge } = estimate
  return words.paid
    .parts({ amount: <Money value={monthlyBenefit} cents={false} />, age: String(claimingAge) })
    .map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

function Known({ record, input }: EarningsCardProps & { readonly record: EarningsRecordAnswer }) {
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
          <p className="text-body text-text-muted">{words.why()}</p>
        )}
      </div>
      <span className="flex items-center gap-2" data-print="hide">
        <Button {...Dialog.preloadProps} size="compact" onClick={() => setOpen(true)}>
          {isKnown ? words.change() : words.add()}
        </Button>
        {isKnown && <Remove />}
      </span>
      {isOpen && <Dialog years={years} input={input} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** What a person earned in each year by the agency's statement, and the Social Security that it comes to. */
export function EarningsCard({ input }: EarningsCardProps) {
  const titleId = useId()
  const query = useQuery('earningsRecord')
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={words.title()} titleId={titleId} />
      <CardBody>
        <QueryView
          query={query}
          label={words.loading()}
          skeleton={<SkeletonText lines={2} />}
          failedTitle={words.failed()}
        >
          {(record) => <Known record={record} input={input} />}
        </QueryView>
      </CardBody>
    </Card>
  )
}
