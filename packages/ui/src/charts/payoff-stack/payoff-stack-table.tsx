import { memo } from 'react'
import { Money } from '../../money/money.tsx'
import { FigureTable } from '../shared/figure-table.tsx'
import { remainingBalance, leftAsToday, listedMonths, type PayoffPlan, shortMonth, totalLeft } from './payoff-plan.ts'

/** Name of the rows, and of the table. */
export const payoffLabel = 'What is owed, month by month'

/** The months of the drawing as rows: what is left of each debt, of all debts, and what today’s payments would leave. */
export const PayoffTable = memo(function PayoffTable({ plan }: { plan: PayoffPlan }) {
  const { debts, start, today } = plan
  const several = debts.length > 1
  return (
    <FigureTable
      caption={payoffLabel}
      columns={[
        { id: 'month', name: 'Month' },
        ...debts.map(({ id, name }) => ({ id: `debt ${id}`, name })),
        ...(several ? [{ id: 'all', name: 'All debts' }] : []),
        ...(today ? [{ id: 'today', name: 'As you pay today' }] : []),
      ]}
      rows={listedMonths(plan).map((month) => ({
        name: shortMonth(start, month),
        figures: [
          ...debts.map((debt) => remainingBalance(debt, month)),
          ...(several ? [totalLeft(debts, month)] : []),
          ...(today ? [leftAsToday(plan, month)] : []),
        ],
      }))}
      render={(dollars) => <Money value={dollars} />}
    />
  )
})
