import { memo } from 'react'
import { Money } from '../../money/money.tsx'
import { FigureTable } from '../shared/figure-table.tsx'
import type { SavingsRow } from './savings-plan.ts'

const PLAIN = [
  { id: 'age', name: 'Age' },
  { id: 'balance', name: 'Your plan' },
]
const WITH_FUTURES = [
  ...PLAIN,
  ...['5th', '25th', '75th', '95th'].map((rank) => ({ id: rank, name: `${rank} percentile` })),
]

/** What is walked through, and the name of the table. */
export const SAVINGS_LABEL = 'Retirement savings by age'

/** The years of the drawing as rows: the plan, and the percentiles of the simulated futures where there are some. */
export const SavingsTable = memo(function SavingsTable({ rows }: { rows: readonly SavingsRow[] }) {
  const withFutures = rows.some(({ futures }) => futures !== undefined)
  return (
    <FigureTable
      caption={SAVINGS_LABEL}
      columns={withFutures ? WITH_FUTURES : PLAIN}
      rows={rows.map(({ age, balance, futures }) => ({
        name: String(age),
        figures: withFutures ? [balance, futures?.p5, futures?.p25, futures?.p75, futures?.p95] : [balance],
      }))}
      render={(dollars) => <Money value={dollars} cents={false} />}
    />
  )
})
