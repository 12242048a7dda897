import { addMonths, monthName, type Period, toPeriod } from '@evenkeel/engine'
import { IconButton } from '@evenkeel/ui/icon-button'
import { useToday } from './today.tsx'
import * as words from '../words/months.generated.ts'

interface MonthChoiceProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
  /** The first month that can be chosen; any month by default. */
  readonly oldest?: Period
}

/** The selected month, with buttons for the month before and the one after; no month after today's can be chosen. */
export function MonthChoice({ period, onChange, oldest }: MonthChoiceProps) {
  const isNewest = period >= toPeriod(useToday())
  return (
    <div className="flex items-center gap-1 px-2 pb-2 tablet:px-4">
      <IconButton
        icon="chevron-left"
        label={words.previousMonth()}
        disabled={oldest !== undefined && period <= oldest}
        onClick={() => onChange(addMonths(period, -1))}
      />
      <p aria-live="polite" className="min-w-36 text-center text-body font-medium text-text">
        {monthName(period)}
      </p>
      <IconButton
        icon="chevron-right"
        label={words.nextMonth()}
        disabled={isNewest}
        onClick={() => onChange(addMonths(period, 1))}
      />
    </div>
  )
}
