import { barsPath, tablePath } from '../../icon/icon-paths.ts'
import type { ChartView } from './chart-frame.tsx'
import * as words from '../../words/charts.generated.ts'

type ChartViewToggleProps = { view: ChartView; onChange: (view: ChartView) => void }

const outlined = 'shrink-0 fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round]'

/** The quiet control at the right of a chart card's footer. */
export function ChartViewToggle({ view, onChange }: ChartViewToggleProps) {
  const other = view === 'chart' ? 'table' : 'chart'
  return (
    <button
      type="button"
      data-print="hide"
      className="inline-flex items-center gap-2 rounded-sm text-body text-text-muted hover:text-text pointer-coarse:min-h-control-coarse"
      onClick={() => onChange(other)}
    >
      <svg
        viewBox="0 0 20 20"
        width={16}
        height={16}
        aria-hidden="true"
        focusable="false"
        className={outlined}
        strokeWidth={1.5}
      >
        <path d={other === 'table' ? tablePath : barsPath} />
      </svg>
      {other === 'table' ? words.showAsTable() : words.showAsChart()}
    </button>
  )
}
