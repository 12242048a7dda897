import type { PlannedPayment } from '@evenkeel/api-client/contract/recurring'
import type { IsoDate } from '@evenkeel/engine'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Money } from '@evenkeel/ui/money'
import { useDeletePlanned } from '../shared/use-delete-planned.ts'
import * as words from '../words/recurring.generated.ts'
import { periodText } from './period-words.ts'
import { DayTile } from './recurring-row.tsx'

interface PlannedRowProps {
  readonly item: PlannedPayment
  readonly day: IsoDate
}

/** One payment that the person has entered, on its day. */
export function PlannedRow({ item, day }: PlannedRowProps) {
  const { remove, isBusy, label } = useDeletePlanned()
  const { plannedPaymentId, description, amount } = item
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-hairline px-4 py-2.5 first:border-t-0 @min-[480px]:gap-x-4 tablet:px-6">
      <DayTile day={day} />
      <span className="min-w-0">
        <span className="block wrap-anywhere text-body text-text">{description}</span>
        <span className="block text-caption text-text-muted">
          {words.enteredBy({ period: periodText({ period: item.repeats }) })}
        </span>
      </span>
      <span className="text-right text-body text-text">
        <Money value={amount} look="flow" />
      </span>
      <IconButton
        icon="trash"
        size="compact"
        label={label(description)}
        disabled={isBusy}
        onClick={() => remove(plannedPaymentId, description)}
      />
    </li>
  )
}
