import { cashFlowTimeFrames } from '@evenkeel/engine'
import { Select } from '@evenkeel/ui/select'
import * as words from '../words/cash-flow.generated.ts'

interface TimeFrameSelectProps {
  /** Past months: 3, 6 or 12. */
  readonly value: number
  readonly onChange: (pastMonthCount: number) => void
}

const options = () =>
  cashFlowTimeFrames.map(({ pastMonthCount }) => ({
    value: String(pastMonthCount),
    label: words.overLast({ months: pastMonthCount }),
  }))

/** How many past months are shown. */
export function TimeFrameSelect({ value, onChange }: TimeFrameSelectProps) {
  return (
    <div data-print="hide">
      <Select
        label={words.timeFrame()}
        hideLabel
        size="compact"
        items={options()}
        value={String(value)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    </div>
  )
}
