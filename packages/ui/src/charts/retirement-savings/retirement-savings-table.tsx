import { memo } from 'react'
import { Money } from '../../money/money.tsx'
import { FigureTable } from '../shared/figure-table.tsx'
import type { SavingsRow } from './savings-plan.ts'

const plain = [
  { id: 'age', name: 'Age' },
  { id: 'balance', name: 'Your plan' },
]
const columnsWithFutures = [
  ...plain,
  ...['5th', '25th', '75th', '95th'].map((rank) => ({ id: rank, name: `${rank} percentile` })),
]

/** Name of the rows, and of the table. */
export const savingsLabel = 'Retirement savings by age'

/** The years of the drawing as rows: the plan, and the percentiles of the simulated futures if there are any. */
export const SavingsTable = memo(function SavingsTable({ rows }: { rows: readonly SavingsRow[] }) {
  const withFutures = rows.some(({ futures }) => futures !== undefined)
  return (
    <FigureTable
      caption={savingsLabel}
      columns={withFutures ? columnsWithFutures : plain}
      rows={rows.map(({ age, balance, futures }) => ({
        name: String(age),
        figures: withFutures ? [balance, futures?.p5, futures?.p25, futures?.p75, futures?.p95] : [balance],
      }))}
      render={(dollars) => <Money value={dollars} cents={false} />}
    />
  )
})
