import { Money } from '../../money/money.tsx'
import { Swatch } from '../../swatch/swatch.tsx'
import type { AmountLabels } from '../shared/amount-labels.ts'
import { LineMark, ReadOutFigure, ReadOutLine } from '../shared/read-out-line.tsx'
import { leftOf, leftWithMinimums, monthInWords, type PayoffPlan, totalLeft } from './payoff-plan.ts'

/** A month's figures, which are the legend of the drawing too. */
export function PayoffReadOut({ plan, month }: { plan: PayoffPlan; month: number }) {
  const { debts, start } = plan
  const withMinimums = leftWithMinimums(plan, month)
  const only = debts.length === 1 ? debts[0] : undefined
  return (
    <ReadOutLine
      heading={monthInWords(start, month)}
      main={
        <ReadOutFigure name={only ? only.name : 'All debts'} mark={only && <Swatch color={only.color} />}>
          <Money value={totalLeft(debts, month)} cents={false} />
        </ReadOutFigure>
      }
    >
      {!only && debts.map((debt) => (
        <ReadOutFigure key={debt.id} name={debt.name} mark={<Swatch color={debt.color} />}>
          <Money value={leftOf(debt, month)} cents={false} />
        </ReadOutFigure>
      ))}
      {withMinimums !== undefined && (
        <ReadOutFigure name="Minimum payments" mark={<LineMark dashed className="border-text-muted" />}>
          <Money value={withMinimums} cents={false} />
        </ReadOutFigure>
      )}
    </ReadOutLine>
  )
}

/** The same figures as a screen reader says them; debts that are paid off are passed over. */
export function spokenMonth(plan: PayoffPlan, month: number, { hidden, exact }: AmountLabels): string {
  const { debts, start } = plan
  const when = monthInWords(start, month)
  if (hidden) return `${when}: amounts hidden`
  const total = totalLeft(debts, month)
  const owed = debts.filter((debt) => leftOf(debt, month) > 0).map((debt) => `${debt.name} ${exact(leftOf(debt, month))}`)
  const withMinimums = leftWithMinimums(plan, month)
  return [
    total > 0 ? `${when}: ${exact(total)} owed` : `${when}: debt free`,
    ...(debts.length > 1 && owed.length > 0 ? [owed.join(', ')] : []),
    ...(withMinimums === undefined ? [] : [`with minimum payments ${exact(withMinimums)}`]),
  ].join('; ')
}
