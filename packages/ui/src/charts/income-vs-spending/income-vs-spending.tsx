import { flowColors } from '../../tokens/tokens.ts'
import { Money } from '../../money/money.tsx'
import { Swatch } from '../../swatch/swatch.tsx'
import { flowLengths } from './income-vs-spending-geometry.ts'

export type IncomeVsSpendingProps = {
  /** In dollars. */
  totalIncomes: number
  /** In dollars; usually positive. */
  totalExpenses: number
  /** The time both are of, and the name of the table: 'November so far'. */
  caption: string
}

/** One month's income and spending as two bars. A table of two rows, whose bars are its decoration. */
export function IncomeVsSpending({ totalIncomes, totalExpenses, caption }: IncomeVsSpendingProps) {
  const lengths = flowLengths(totalIncomes, totalExpenses)
  return (
    <table className="w-full border-collapse tabular-nums">
      <caption className="sr-only">{`Income and spending, ${caption}`}</caption>
      <tbody>
        <FlowRow name="Income" color={flowColors.income} dollars={totalIncomes} length={lengths.income} />
        <FlowRow name="Spending" color={flowColors.spending} dollars={totalExpenses} length={lengths.spending} />
      </tbody>
    </table>
  )
}

type FlowRowProps = { name: string; color: string; dollars: number; length: number }

function FlowRow({ name, color, dollars, length }: FlowRowProps) {
  return (
    <tr className="h-8">
      <th scope="row" className="w-24 text-left text-label font-normal text-text-muted">
        <span className="flex items-center gap-2">
          <Swatch color={color} />
          {name}
        </span>
      </th>
      <td className="pr-4">
        {length > 0 && (
          <span
            aria-hidden="true"
            data-swatch=""
            className="block h-2.5 min-w-0.5 rounded-pill [print-color-adjust:exact]"
            style={{ backgroundColor: color, width: `${(length * 100).toFixed(2)}%` }}
          />
        )}
      </td>
      <td className="w-px text-right text-body font-medium text-text">
        <Money value={dollars} />
      </td>
    </tr>
  )
}
