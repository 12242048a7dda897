import { formatMoney } from '@evenkeel/engine'
import { Icon } from '../icon/icon.tsx'
import { Money } from '../money/money.tsx'
import { usePrivateText } from '../privacy/privacy.tsx'
import { Meter } from '../meter/meter.tsx'
import type { ReactNode } from 'react'
import * as words from '../words/budget-meter.generated.ts'

export interface BudgetMeterProps {
  name: string
  /** Replaces the plain name, for example by a link to the category's transactions. */
  title?: ReactNode
  /** Dollars. */
  spent: number
  /** Dollars; 0 or less where the months before took all of it. */
  target: number
  todayShare?: number
  /** What belongs to the amounts, such as where a part of the target comes from. */
  note?: ReactNode
}

function Remaining({ left }: { left: number }) {
  if (left >= 0) {
    return (
      <span className="shrink-0 text-body whitespace-nowrap text-text-muted">
        {words.left.parts({ amount: <Money key="amount" value={left} /> })}
      </span>
    )
  }
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-body font-medium whitespace-nowrap text-danger">
      <Icon name="alert-triangle" size={16} />
      <span>{words.over.parts({ amount: <Money key="amount" value={-left} /> })}</span>
    </span>
  )
}

/** One budget of a month: the amount left, the bar with today's tick, and the amounts spent and budgeted. */
export function BudgetMeter({ name, title, spent, target, todayShare, note }: BudgetMeterProps) {
  const mask = usePrivateText()
  // Cents, because 0.1 + 0.2 must not count as over 0.3.
  const left = Math.round(target * 100 - spent * 100) / 100
  const used = target > 0 ? spent / target : 0
  const share = left < 0 ? Math.max(used, 1.01) : Math.min(used, 1)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-end gap-x-3">
        <span className="min-w-0 flex-[1_1_5rem] text-body font-medium">{title ?? name}</span>
        <Remaining left={left} />
      </div>
      <Meter
        label={name}
        valueText={mask(words.spentOf({ spent: formatMoney(spent), target: formatMoney(target) }))}
        share={share}
        {...(todayShare === undefined ? {} : { todayShare })}
      />
      <span className="text-caption text-text-subtle">
        {words.spentOf.parts({
          spent: <Money key="spent" value={spent} />,
          target: <Money key="target" value={target} />,
        })}
        {note}
      </span>
    </div>
  )
}
