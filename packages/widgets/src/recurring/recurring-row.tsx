import type { RecurringItem } from '@evenkeel/api-client/contract/recurring'
import { dayOfMonth, type IsoDate, monthName, toPeriod } from '@evenkeel/engine'
import { Badge } from '@evenkeel/ui/badge'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Money } from '@evenkeel/ui/money'
import { dayText } from '../shared/day-text.ts'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/recurring.generated.ts'
import { periodText } from './period-words.ts'
import { useDecide } from './use-decide.ts'

/** A day as on a calendar's leaf. */
export function DayTile({ day }: { readonly day: IsoDate }) {
  return (
    <span className="flex w-11 flex-col items-center rounded-md bg-sunken py-1 text-text">
      <span className="text-caption text-text-muted uppercase">{monthName(toPeriod(day), 'short')}</span>
      <span className="text-body font-medium">{dayOfMonth(day)}</span>
    </span>
  )
}

const isDearer = ({ from, to }: NonNullable<RecurringItem['changedPrice']>) => to < from

/** What is unusual: a payment that did not come, one that came twice, a price that changed. */
function Unusual({ item }: { readonly item: RecurringItem }) {
  const today = useToday()
  const { missedDate, doubledDate, changedPrice, flow } = item
  if (missedDate !== null) return <Badge tone="warning">{words.late({ date: dayText(missedDate, today) })}</Badge>
  if (doubledDate !== null) return <Badge tone="warning">{words.doubled({ date: dayText(doubledDate, today) })}</Badge>
  if (changedPrice === null) return null
  if (flow === 'income') return <Badge>{words.payUp()}</Badge>
  return isDearer(changedPrice) ? (
    <Badge tone="warning">{words.priceUp()}</Badge>
  ) : (
    <Badge tone="positive">{words.priceDown()}</Badge>
  )
}

function Note({ item }: { readonly item: RecurringItem }) {
  const today = useToday()
  const { changedPrice, source } = item
  const period = periodText(item)
  if (changedPrice === null) return words.periodAndSource({ period, source })
  return words.priceWas.parts({
    period,
    source,
    amount: <Money key="amount" value={Math.abs(changedPrice.from)} look="bare" />,
    date: dayText(changedPrice.since, today),
  })
}

interface RecurringRowProps {
  readonly item: RecurringItem
  readonly day: IsoDate
}

/** One payment or income on its day, with what is unusual about it. */
export function RecurringRow({ item, day }: RecurringRowProps) {
  const { decide, isBusy } = useDecide()
  const { description, expected, least, most } = item
  const amount = <Money key="amount" value={expected} look="flow" />
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-hairline px-4 py-2.5 first:border-t-0 @min-[480px]:gap-x-4 tablet:px-6">
      <DayTile day={day} />
      <span className="min-w-0 flex-[1_1_4.5rem]">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body text-text">
          <span className="min-w-0 break-words">{description}</span>
          <Unusual item={item} />
        </span>
        <span className="block text-caption text-text-muted">
          <Note item={item} />
        </span>
      </span>
      <span className="ml-auto text-right text-body text-text">
        {least === most ? amount : words.about.parts({ amount })}
      </span>
      <IconButton
        icon="close"
        size="compact"
        label={words.notRecurring({ name: description })}
        disabled={isBusy}
        onClick={() => decide(item, 'dismissed')}
      />
    </li>
  )
}
