import { addMonths, monthName, type Period, periodOf } from '@evenkeel/engine'
import { IconButton } from '@evenkeel/ui/icon-button'
import { useToday } from '../shared/today.tsx'

interface MonthChoiceProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

/** The month that is looked at, with the ways to the one before and the one after it; there is none after today's. */
export function MonthChoice({ period, onChange }: MonthChoiceProps) {
  const isNewest = period === periodOf(useToday())
  return (
    <div className="flex items-center gap-1 px-2 pb-2 tablet:px-4">
      <IconButton icon="chevron-left" label="Month before" onClick={() => onChange(addMonths(period, -1))} />
      <p aria-live="polite" className="min-w-36 text-center text-body font-medium text-text">
        {monthName(period)}
      </p>
      <IconButton
        icon="chevron-right"
        label="Month after"
        disabled={isNewest}
        onClick={() => onChange(addMonths(period, 1))}
      />
    </div>
  )
}
