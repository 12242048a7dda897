import { memo } from 'react'
import { Money } from '../../money/money.tsx'
import { FigureTable } from '../shared/figure-table.tsx'
import { leftOf, leftWithMinimums, listedMonths, type PayoffPlan, shortMonth, totalLeft } from './payoff-plan.ts'

/** What is walked through, and the name of the table. */
export const PAYOFF_LABEL = 'What is owed, month by month'

/** The months of the drawing as rows: what is left of each debt, of all, and what minimum payments alone would leave. */
export const PayoffTable = memo(function PayoffTable({ plan }: { plan: PayoffPlan }) {
  const { debts, start, minimums } = plan
  const several = debts.length > 1
  return (
    <FigureTable
      caption={PAYOFF_LABEL}
      columns={[
        { id: 'month', name: 'Month' },
        ...debts.map(({ id, name }) => ({ id: `debt ${id}`, name })),
        ...(several ? [{ id: 'all', name: 'All debts' }] : []),
        ...(minimums ? [{ id: 'minimums', name: 'Minimum payments' }] : []),
      ]}
      rows={listedMonths(plan).map((month) => ({
        name: shortMonth(start, month),
        figures: [
          ...debts.map((debt) => leftOf(debt, month)),
          ...(several ? [totalLeft(debts, month)] : []),
          ...(minimums ? [leftWithMinimums(plan, month)] : []),
        ],
      }))}
      render={(dollars) => <Money value={dollars} />}
    />
  )
})
