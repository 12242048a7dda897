import { formatMoney } from '@evenkeel/engine'
import { useMemo } from 'react'
import { Swatch } from '../../swatch/swatch.tsx'
import type { AmountLabels } from '../shared/amount-labels.ts'
import { type FigureName, LineMark, ReadOutLine } from '../shared/read-out-line.tsx'
import type { ChartPointer } from '../shared/pointer-store.ts'
import { remainingBalance, leftAsToday, monthInWords, type PayoffPlan, totalLeft } from './payoff-plan.ts'
import * as words from '../../words/payoff-chart.generated.ts'

/** A month's figures, which are also the legend of the drawing. */
export function PayoffReadOut({ plan, pointer }: { plan: PayoffPlan; pointer: ChartPointer }) {
  const names = useMemo(() => figureNames(plan), [plan])
  const texts = (month: number) => [
    monthInWords(plan.start, month),
    ...figuresAt(plan, month).map((dollars) => formatMoney(dollars, { cents: false })),
  ]
  return <ReadOutLine pointer={pointer} texts={texts} names={names} />
}

/** The total of all debts and each debt, or the only debt; then what today’s payments would leave. */
function figureNames({ debts, today }: PayoffPlan): FigureName[] {
  const each = debts.map(({ id, name, color }) => ({ id: `debt ${id}`, name, mark: <Swatch color={color} /> }))
  const owed = each.length === 1 ? each : [{ id: 'all', name: words.allDebts() }, ...each]
  const mark = <LineMark dashed className="border-text-muted" />
  return today ? [...owed, { id: 'today', name: words.asYouPayToday(), mark }] : owed
}

/** The dollars for those names. */
function figuresAt(plan: PayoffPlan, month: number): number[] {
  const each = plan.debts.map((debt) => remainingBalance(debt, month))
  const asToday = leftAsToday(plan, month)
  const owed = each.length === 1 ? each : [totalLeft(plan.debts, month), ...each]
  return asToday === undefined ? owed : [...owed, asToday]
}

/** The same figures as a screen reader says them; debts that are paid off are left out. */
export function spokenMonth(plan: PayoffPlan, month: number, { hidden, exact }: AmountLabels): string {
  const { debts, start } = plan
  const when = monthInWords(start, month)
  if (hidden) return words.amountsHidden({ when })
  const total = totalLeft(debts, month)
  const owed = debts
    .filter((debt) => remainingBalance(debt, month) > 0)
    .map((debt) => `${debt.name} ${exact(remainingBalance(debt, month))}`)
  const asToday = leftAsToday(plan, month)
  return [
    total > 0 ? words.owedAt({ when, amount: exact(total) }) : words.debtFreeAt({ when }),
    ...(debts.length > 1 && owed.length > 0 ? [owed.join(', ')] : []),
    ...(asToday === undefined ? [] : [words.leftAsToday({ amount: exact(asToday) })]),
  ].join('; ')
}
