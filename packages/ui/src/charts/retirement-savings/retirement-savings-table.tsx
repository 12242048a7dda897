import { memo } from 'react'
import { Money } from '../../money/money.tsx'
import { FigureTable } from '../shared/figure-table.tsx'
import * as words from '../../words/savings-chart.generated.ts'
import type { SavingsRow } from './savings-plan.ts'

const planColumns = () => [
  { id: 'age', name: words.age() },
  { id: 'balance', name: words.yourPlan() },
]
const futureColumns = () => [
  { id: 'p5', name: words.percentile5() },
  { id: 'p25', name: words.percentile25() },
  { id: 'p75', name: words.percentile75() },
  { id: 'p95', name: words.percentile95() },
]

/** The years of the drawing as rows: the plan, and the percentiles of the simulated futures if there are any. */
export const SavingsTable = memo(function SavingsTable({ rows }: { rows: readonly SavingsRow[] }) {
  const withFutures = rows.some(({ futures }) => futures !== undefined)
  return (
    <FigureTable
      caption={words.savingsByAge()}
      columns={[...planColumns(), ...(withFutures ? futureColumns() : [])]}
      rows={rows.map(({ age, balance, futures }) => ({
        name: String(age),
        figures: withFutures ? [balance, futures?.p5, futures?.p25, futures?.p75, futures?.p95] : [balance],
      }))}
      render={(dollars) => <Money value={dollars} cents={false} />}
    />
  )
})
