import { Icon } from '../../icon/icon.tsx'
import type { ChartView } from './chart-frame.tsx'

type ChartViewToggleProps = { view: ChartView; onChange: (view: ChartView) => void }

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
      <Icon name={other === 'table' ? 'table' : 'bars'} size={16} />
      {other === 'table' ? 'Show as table' : 'Show as chart'}
    </button>
  )
}
