import type { ScenarioFigures } from '@evenkeel/api-client/contract/plan/scenarios'
import { Badge } from '@evenkeel/ui/badge'
import { Money } from '@evenkeel/ui/money'
import type { ReactNode } from 'react'
import * as words from '../../words/scenarios.generated.ts'
import { monthInWords } from '../debt/payoff-words.ts'

interface Figure {
  readonly key: 'futures' | 'spendingAMonth' | 'fundAtRetirement' | 'months' | 'totalInterest'
  readonly label: () => string
  readonly show: (value: number, figures: ScenarioFigures) => ReactNode
  /** What differs from the plan, with its sign. */
  readonly showChange: (change: number) => ReactNode
}

const dollars = (value: number) => <Money value={value} cents={false} />
const moreDollars = (change: number) => <Money value={change} look="signed" cents={false} />

const figures: readonly Figure[] = [
  {
    key: 'futures',
    label: words.futures,
    show: (futures) => words.futuresOf({ futures }),
    showChange: (change) =>
      change > 0 ? words.futuresMore({ count: change }) : words.futuresFewer({ count: Math.abs(change) }),
  },
  { key: 'spendingAMonth', label: words.spending, show: dollars, showChange: moreDollars },
  { key: 'fundAtRetirement', label: words.fund, show: dollars, showChange: moreDollars },
  {
    key: 'months',
    label: words.debtFree,
    show: (months, { payoffDate }) => (payoffDate === null ? words.inMonths({ months }) : monthInWords(payoffDate)),
    showChange: (change) =>
      change > 0 ? words.monthsLater({ months: change }) : words.monthsSooner({ months: Math.abs(change) }),
  },
  { key: 'totalInterest', label: words.interest, show: dollars, showChange: moreDollars },
]

interface ScenarioFiguresListProps {
  readonly figures: ScenarioFigures
  /** The plan's own, which these are compared with. */
  readonly plan: ScenarioFigures | null
}

/** What a scenario comes to, in today's dollars, each with its difference to the plan. */
export function ScenarioFiguresList({ figures: shown, plan }: ScenarioFiguresListProps) {
  return (
    <dl className="mt-2 grid grid-cols-1 gap-x-6 gap-y-2 @min-[440px]:grid-cols-3">
      {figures.map(({ key, label, show, showChange }) => {
        const [value, planned] = [shown[key], plan?.[key] ?? null]
        if (value === null) return null
        const change = planned === null ? 0 : Math.round(value - planned)
        return (
          <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-2 @min-[440px]:block">
            <dt className="text-label font-normal text-text-muted">{label()}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 text-body font-medium tabular-nums">
              {show(value, shown)} {change !== 0 && <Badge tone="accent">{showChange(change)}</Badge>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
