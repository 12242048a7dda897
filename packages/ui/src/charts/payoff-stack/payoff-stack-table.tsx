import { memo } from 'react'
import { Money } from '../../money/money.tsx'
import { FigureTable } from '../shared/figure-table.tsx'
import {
  remainingBalance,
  leftWithMinimums,
  listedMonths,
  type PayoffPlan,
  shortMonth,
  totalLeft,
} from './payoff-plan.ts'

/** Name of the rows, and of the table. */
export const payoffLabel = 'What is owed, month by month'

/** The months of the drawing as rows: what is left of each debt, of all debts, and what minimum payments alone would leave. */
export const PayoffTable = memo(function PayoffTable({ plan }: { plan: PayoffPlan }) {
  const { debts, start, minimums } = plan
  const several = debts.length > 1
  return (
    <FigureTable
      caption={payoffLabel}
      columns={[
        { id: 'month', name: 'Month' },
        ...debts.map(({ id, name }) => ({ id: `debt ${id}`, name })),
        ...(several ? [{ id: 'all', name: 'All debts' }] : []),
        ...(minimums ? [{ id: 'minimums', name: 'Minimum payments' }] : []),
      ]}
      rows={listedMonths(plan).map((month) => ({
        name: shortMonth(start, month),
        figures: [
          ...debts.map((debt) => remainingBalance(debt, month)),
          ...(several ? [totalLeft(debts, month)] : []),
          ...(minimums ? [leftWithMinimums(plan, month)] : []),
        ],
      }))}
      render={(dollars) => <Money value={dollars} />}
    />
  )
})
