import type { PlannedPayment } from '@evenkeel/api-client/contract/recurring'
import type { IsoDate } from '@evenkeel/engine'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Money } from '@evenkeel/ui/money'
import { useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import * as plannedWords from '../words/planned-payments.generated.ts'
import * as words from '../words/recurring.generated.ts'
import { periodText } from './period-words.ts'
import { DayTile } from './recurring-row.tsx'

const PlannedPaymentDialog = lazyDialog(
  async () => (await import('../shared/planned-payment-dialog.tsx')).PlannedPaymentDialog,
)

interface PlannedRowProps {
  readonly item: PlannedPayment
  readonly day: IsoDate
}

/** One payment that the person has entered, on its day; they can change and delete it. */
export function PlannedRow({ item, day }: PlannedRowProps) {
  const [isChanging, setChanging] = useState(false)
  const { description, amount } = item
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
        icon="pencil"
        size="compact"
        label={plannedWords.changeNamed({ name: description })}
        onClick={() => setChanging(true)}
      />
      {isChanging && <PlannedPaymentDialog item={item} onClose={() => setChanging(false)} />}
    </li>
  )
}
