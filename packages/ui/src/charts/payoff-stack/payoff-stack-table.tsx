import { memo } from 'react'
import { Money } from '../../money/money.tsx'
import { FigureTable } from '../shared/figure-table.tsx'
import * as words from '../../words/payoff-chart.generated.ts'
import { remainingBalance, leftAsToday, listedMonths, type PayoffPlan, shortMonth, totalLeft } from './payoff-plan.ts'

/** The months of the drawing as rows: what is left of each debt, of all debts, and what today’s payments would leave. */
export const PayoffTable = memo(function PayoffTable({ plan }: { plan: PayoffPlan }) {
  const { debts, start, today } = plan
  const several = debts.length > 1
  return (
    <FigureTable
      caption={words.owedByMonth()}
      columns={[
        { id: 'month', name: words.month() },
        ...debts.map(({ id, name }) => ({ id: `debt ${id}`, name })),
        ...(several ? [{ id: 'all', name: words.allDebts() }] : []),
        ...(today ? [{ id: 'today', name: words.asYouPayToday() }] : []),
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
